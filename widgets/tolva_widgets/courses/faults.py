"""What is wrong with lessons that are each right by themselves: a course that breaks off, a level that is twice."""

from collections.abc import Iterator, Sequence

from tolva_widgets.courses.entries import Entry, Fault


def faults_between(pages: Sequence[Entry]) -> Iterator[Fault]:
    """All that is wrong between the pages of a language."""
    yield from _courses(pages)
    yield from _levels(pages)


def _courses(pages: Sequence[Entry]) -> Iterator[Fault]:
    """What a lesson comes after has to be the lesson before it in the same course, and a course begins once."""
    lessons = {page.name: page for page in pages}
    begun: dict[str, Entry] = {}
    latest: dict[str, Entry] = {}
    for page in pages:
        if page.course is None:
            continue
        before = lessons.get(page.after or "")
        if page.after is None:
            if first := begun.get(page.course):
                yield _fault(page, "course-begun", course=page.course, other=first.name)
            begun.setdefault(page.course, page)
        elif before is None or before.course != page.course:
            yield _fault(page, "after-unknown", after=page.after, course=page.course)
        elif (before.order or 0) >= (page.order or 0):
            yield _fault(page, "after-later", after=page.after)
        elif (other := latest[page.course]) is not before:
            yield _fault(page, "after-between", after=page.after, other=other.name)
        latest[page.course] = page


def _levels(pages: Sequence[Entry]) -> Iterator[Fault]:
    """Stars are kept by a level's name."""
    where: dict[str, str] = {}
    for page in pages:
        for level in page.levels:
            if level in where:
                yield Fault(_file(page), "level-twice", facts={"level": level, "other": where[level]})
            where.setdefault(level, page.name)


def _fault(page: Entry, code: str, **facts: str) -> Fault:
    return Fault(_file(page), code, "after", facts)


def _file(page: Entry) -> str:
    return f"{page.language}/{page.name}.ipynb"

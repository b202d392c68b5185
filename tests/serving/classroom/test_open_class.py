"""The class that is open on a server: what is written in it is seen, and wakes nobody to whom it is nothing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tolva_teach.quiz import FIRST_FAMILY
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import Learner
from tolva_widgets.serving.classroom.open_class import OpenClass
from tolva_widgets.serving.classroom.seen import Seen, look

ALONE, TO_ALL = (FIRST_FAMILY.question(seed=seed, difficulty=1) for seed in (29, 30))
CHOICE = [str(ALONE.choices[0])]
_SECONDS = 20


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[OpenClass]:
    """A class with two learners, of whom both are seen."""
    store = ClassStore.create("7B", lang="en", folder=tmp_path)
    for _ in range(2):
        store.join()
    its = OpenClass(store, print, "en")
    its.begin()
    assert await its.first_look()
    yield its
    its.close()


async def seen(its: OpenClass, what: Callable[[Seen], bool]) -> None:
    """Until the class is seen to be so."""
    async with asyncio.timeout(_SECONDS):
        while not what(its.seen):
            await its.waiting.for_news(_SECONDS)


async def answers(its: OpenClass, learner: Learner) -> None:
    """A learner answers a question of their own."""
    await its.write(lambda store: store.answer(learner, "a", str(ALONE.name), CHOICE), lambda seen, _written: seen)


def test_what_changes_nothing_for_others_neither_wakes_them_nor_has_the_class_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as its:
            one, other = its.seen.learners.values()
            looked: list[None] = []
            monkeypatch.setattr(
                "tolva_widgets.serving.classroom.seen.look", lambda *given: looked.append(None) or look(*given)
            )
            waits = asyncio.create_task(its.waiting.for_news_of(other, its.seen, _SECONDS))
            await answers(its, one)
            await its._write_places({one.id: ("en/quiz.ipynb", 5.0)})
            assert (its.seen.learners[one.id].where, its.seen.learners[one.id].seen) == ("en/quiz.ipynb", 5.0)
            assert its._version == its.store.version
            reads: list[None] = []
            with monkeypatch.context() as patched:
                patched.setattr(ClassStore, "version", property(lambda _store: reads.append(None)))
                await its._look()
            assert reads == [], "what was written here need not be read"
            assert (looked, waits.done()) == ([], False)
            await its.write(lambda store: store.rename(other, "Quick Queen"))
            await asyncio.wait_for(waits, _SECONDS)
            assert its.seen.learners[other.id].name == "Quick Queen"
            assert looked

    asyncio.run(lesson())


def test_what_another_process_writes_just_before_is_seen(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as its:
            one, other = its.seen.learners.values()
            teacher = ClassStore.open(its.store.url)
            waits = asyncio.create_task(its.waiting.for_news_of(other, its.seen, _SECONDS))
            await asyncio.sleep(0)
            teacher.set_stage(question=str(TO_ALL.name))
            await answers(its, one)
            await asyncio.wait_for(waits, _SECONDS)
            assert its.seen.stage.question == str(TO_ALL.name)
            learner, _ = teacher.join()
            await seen(its, lambda seen: learner.id in seen.learners)
            teacher.close()

    asyncio.run(lesson())


def test_what_another_writes_is_seen_where_the_version_cannot_be_told_quickly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in PostgreSQL, or where somebody has locked the file."""
    monkeypatch.setattr(ClassStore, "quick_version", None)

    async def lesson() -> None:
        async with opened(tmp_path) as its:
            teacher = ClassStore.open(its.store.url)
            teacher.set_stage(question=str(TO_ALL.name))
            await seen(its, lambda seen: seen.stage.question == str(TO_ALL.name))
            teacher.close()

    asyncio.run(lesson())


def test_a_learner_whose_row_has_become_anothers_is_told_at_once(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as its:
            known, new = its.seen.learners.values()
            waits = asyncio.create_task(its.waiting.for_news_of(new, its.seen, _SECONDS))
            await asyncio.sleep(0)
            await its.write(lambda store: store.become(new, known))
            await asyncio.wait_for(waits, _SECONDS)
            assert new.id not in its.seen.learners

    asyncio.run(lesson())


def test_a_school_behind_a_proxy_comes_in_and_a_flood_from_there_does_not(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as its:
            proxied = [its.may_join(None) for _ in range(1000)]
            assert 200 <= sum(proxied) < 1000
            assert its.may_join("192.0.2.9"), "who is told apart is counted apart"

    asyncio.run(lesson())

"""Opens pages in a Python that has only what a folder has, and its own library: run by `trying`, by its path.

It prints what it tries, a line each, and where that fails its name, a tab and what went wrong; then it ends with 1.
"""

import os
import sys
from collections.abc import Iterator, Sequence


def open_page(home: str, page: str) -> None:
    """Runs its cells, as a visitor's worker does."""
    from tolva_widgets.site.inprocess_kernel import WorkerKernel

    notebook = os.path.join(home, *page.split("/"))  # noqa: PTH118 - pathlib is imported by what is tried
    os.chdir(os.path.dirname(notebook))  # noqa: PTH120
    WorkerKernel(lambda said: None).open(notebook)


def ask_games() -> Iterator[str]:
    """Makes a question and a page of rules of each game that a package brings; gives the package before it does so."""
    from tolva_teach.described import KIT, descriptions, failures, package_of
    from tolva_teach.quiz import games_asked_about
    from tolva_widgets import Quiz, RulesPage

    for failure in failures():
        yield failure.package
        raise ImportError(f"{failure.entry}: {failure.facts.get('why', failure.code)}")
    for game in descriptions():
        package = package_of(game)
        if package != KIT:
            yield package or game
            RulesPage(game).html()
            if game in games_asked_about():
                Quiz(game)


def tried(home: str, pages: Sequence[str]) -> Iterator[str]:
    """Tries all of it; gives the name of each thing before it is tried."""
    yield from ask_games()
    for page in pages:
        yield page
        open_page(home, page)


def main(home: str, *pages: str) -> int:
    """Opens the pages of a folder; the status of the process."""
    sys.path.insert(0, home)
    os.environ["TOLVA_PAGE_SUFFIX"] = ".html"
    name = ""
    try:
        for name in tried(home, pages):
            print(name, flush=True)
    except Exception as error:
        why = error.__cause__ or error
        print(f"{name}\t{type(why).__name__}: {why}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

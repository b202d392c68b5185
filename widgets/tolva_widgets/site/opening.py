"""Opens pages in a Python that has only what a folder has, and its own library: run by `trying`, by its path.

It prints the page, a tab and what went wrong, and ends with 1, where a page fails.
"""

import os
import sys


def open_page(home: str, page: str) -> None:
    """Runs its cells, as a visitor's worker does."""
    from tolva_widgets.site.inprocess_kernel import WorkerKernel

    notebook = os.path.join(home, *page.split("/"))  # noqa: PTH118 - pathlib is imported by what is tried
    os.chdir(os.path.dirname(notebook))  # noqa: PTH120
    WorkerKernel(lambda said: None).open(notebook)


def ask_games() -> None:
    """Makes a question and a page of rules of each game that a package brings."""
    from tolva_teach.described import KIT, descriptions, failures, package_of
    from tolva_teach.quiz import FAMILIES
    from tolva_widgets import Quiz, RulesPage

    if failures():
        raise ImportError(f"{failures()[0].package}: {dict(failures()[0].facts)}")
    for game in descriptions():
        if package_of(game) != KIT:
            RulesPage(game).html()
            if any(family.game == game for family in FAMILIES):
                Quiz(game)


if __name__ == "__main__":
    home, *pages = sys.argv[1:]
    sys.path[0] = home
    os.environ["TOLVA_PAGE_SUFFIX"] = ".html"
    page = ""
    try:
        ask_games()
        for page in pages:
            open_page(home, page)
    except Exception as error:
        why = error.__cause__ or error
        print(f"{page}\t{type(why).__name__}: {why}")
        sys.exit(1)

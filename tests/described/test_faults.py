"""Whose fault an error is, where a package brings several games, and where errors are raised from one another."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from helpers.described import known
from helpers.packages import FOLDER, install, on_path
from tolva_teach.described import GameDescription, failures
from tolva_teach.described.faults import GameFailedError, game_fault
from tolva_teach.games import GAMES
from tolva_teach.games.plain import PARTS, PlainTrickGame
from tolva_teach.play.match import Match
from tolva_teach.records.messages import game_fault_in_words
from tolva_teach.testing import NotConformingError, check_game

NAMES = ("one", "two")

SHARED = """
def fails():
    raise RuntimeError("the cat sat on the cards")
"""
"""A module of the package that knows no game."""


def made(name: str, fails: Callable[[], object]) -> type[PlainTrickGame]:
    """A game of the package `pair`, in a module of its own."""
    scope: dict[str, Any] = {"__name__": f"pair.{name}", "PlainTrickGame": PlainTrickGame, "fails": fails}
    exec(
        f"""
class Game(PlainTrickGame):
    name, seats, usual_players = {name!r}, range(2, 5), 2
    suits, ranks, cards_each = "SH", ("A", "K"), 1
    deal_rule = lead_rule = follow_rule = take_rule = "trick.follow"
    def scored(self, tricks, standing):
        return fails()
    def tally(self, seat):
        return None

def apart():
    fails()
""",
        scope,
    )
    rules: type[PlainTrickGame] = scope["Game"]
    rules.apart = staticmethod(scope["apart"])  # type: ignore[attr-defined]
    return rules


@pytest.fixture
def pair() -> Iterator[None]:
    scope: dict[str, Any] = {"__name__": "pair.shared"}
    exec(SHARED, scope)
    with ExitStack() as stack:
        for name in NAMES:
            rules = made(name, scope["fails"])
            chapters = {"tricks": ["trick.follow"]}
            stack.enter_context(known(GameDescription(interface=1, rules=rules, chapters=chapters, **PARTS)))
        yield


def called(game: Any) -> object:
    """Calls a method as the interface says, which is written otherwise."""
    return game.tally(0, 0)


def fault_of(does: Callable[[], object]) -> GameFailedError:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - any error at all
        does()
    fault = game_fault(caught.value)
    assert fault is not None
    return fault


@pytest.mark.usefixtures("pair")
@pytest.mark.parametrize("name", NAMES)
def test_of_two_games_of_a_package_the_one_that_failed_is_named(name: str) -> None:
    game: Any = GAMES[name](2)
    standing = game.first_standing(None, 0, None)
    assert fault_of(lambda: game.scored((), standing)).game == name  # in a module that both share
    assert fault_of(lambda: game.apart()).game == name  # of no game, but written beside it
    fault = fault_of(lambda: called(game))
    assert (fault.game, fault.place) == (name, "tally")
    assert fault.line == "<string>:8"


def test_the_line_that_failed_is_named_from_the_packages_folder_on(tmp_path: Path) -> None:
    """Of a package that is installed: when it cannot be imported, and when it fails in the midst of a deal."""
    text = (FOLDER / "femkort" / "femkort" / "game.py").read_text("utf-8")
    number = 1 + next(n for n, line in enumerate(text.splitlines()) if "best = " in line)
    target = install(FOLDER / "femkort", tmp_path / "site")
    file = target / "femkort" / "game.py"
    file.write_text(text.replace("best = ", "best = 1 / 0 or "), "utf-8")
    with on_path(target):
        match = Match.begin("femkort", seed=1)
        fault = fault_of(lambda: [match.do(match.legal()[0]) for _ in range(200)])
        assert (fault.place, fault.line) == ("scored", f"femkort/game.py:{number}")
        assert f"(femkort/game.py:{number})" in game_fault_in_words(fault, "sv")
        with pytest.raises(NotConformingError, match=rf"\(femkort/game.py:{number}\)"):
            check_game("femkort", deals=1)
    file.write_text(text + "\n1 / 0\n", "utf-8")
    with on_path(target):
        (failed,) = failures()
        assert (
            failed.facts["why"] == f"ZeroDivisionError: division by zero (femkort/game.py:{len(text.splitlines()) + 2})"
        )


@pytest.mark.usefixtures("pair")
def test_errors_that_are_raised_from_one_another_are_each_asked_once() -> None:
    own, other = ValueError("mine"), KeyError("yours")
    own.__cause__ = own
    assert game_fault(own) is None
    own.__cause__, other.__cause__ = other, own
    assert game_fault(own) is None

    def turned(error: Exception) -> None:
        raise error from error

    game: Any = GAMES["two"](2)
    with pytest.raises(RuntimeError) as caught:
        game.scored((), game.first_standing(None, 0, None))
    assert fault_of(lambda: turned(caught.value)).game == "two"

"""A game from elsewhere that raises while it is played, asked about or shown is named; nothing else is touched."""

import json
import pickle
import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from helpers.command_line import Run, typing
from helpers.described import known, known_with
from helpers.packages import FOLDER, install, on_path
from tolva_teach.described import GameDescription, description_of
from tolva_teach.described.faults import GameFailedError, game_fault
from tolva_teach.games import GAMES
from tolva_teach.headless.plan import Plan
from tolva_teach.headless.playing import _play_some
from tolva_teach.play.playout import PlayedName
from tolva_teach.players import chooser, play_record
from tolva_teach.records.record import Record, deal_record
from tolva_teach.texts import LANGUAGES, game_name
from tolva_widgets import DealReplay, FrontPage, PlayTable, Quiz, Sheets
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.saved.list_view import saved_rows
from tolva_widgets.play.saved.memory import read_match, written
from tolva_widgets.play.saved.saving import saved_match

WHY = "the cat sat on the cards"
LINE = "(femkort/game.py:1)"
METHODS = (
    *("deal_out", "sizes", "start", "first_standing", "next_dealer", "candidates", "hand_verdicts", "table", "scored"),
    *("legal", "offers", "verdict", "verdicts", "tally", "deal:apply", "deal:copy", "deal:over"),
    *("deal:actors", "deal:view", "deal:table", "deal:seen", "deal:standing", "deal:where", "deal:_do_play", "judge"),
)
"""What raises, once it is told to: methods of the game, of its deal (`deal:`), and the judge of its cards."""
NOT_ON_PAGES = ("sizes", "next_dealer", "hand_verdicts", "deal:table", "scored")
"""What these pages need not ask for before something else is done at them, such as to play to the deal's end."""
NOT_ON_THE_COMMAND_LINE = ("sizes", "table", "offers", "deal:copy", "deal:seen", "deal:where")
"""The command line shows no pictures, and these records have whole packs."""


class Switch:
    """Which method raises; none while it is off."""

    raises: str | None = None

    def raising(self, where: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def does(*args: Any, **kwargs: Any) -> Any:
            if self.raises == where:
                sys.modules["femkort.game"].__dict__["fails"](WHY)
            return method(*args, **kwargs)

        return does

    @contextmanager
    def on(self, where: str) -> Iterator[None]:
        self.raises = where
        try:
            yield
        finally:
            self.raises = None


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(FOLDER / "femkort", tmp_path_factory.mktemp("failing") / "site")


@pytest.fixture(scope="module")
def switch(site: Path) -> Iterator[Switch]:
    """Turns on what raises in Femkort, which is installed. The game is the same in all tests: what is kept of the words
    and questions of all games need not be made anew for each."""
    with on_path(site):
        described, its = description_of("femkort"), Switch()
        assert described is not None
        with known(failing(described, its)):
            yield its


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return typing(capsys)


def failing(described: GameDescription, switch: Switch) -> GameDescription:
    """The same game, of which each method raises when the switch says so, in a function of its own package."""
    fails = compile("def fails(why): raise RuntimeError(why)", "site/femkort/game.py", "exec")
    exec(fails, sys.modules["femkort.game"].__dict__)
    rules: Any = described.rules
    start = switch.raising("start", rules.start)

    def begun(game: Any, *args: Any, **kwargs: Any) -> None:
        switch.raising("__init__", rules.__init__)(game, *args, **kwargs)
        game.verbs = {"play": switch.raising("judge", game.verbs["play"])}

    def starts(game: Any, *args: Any) -> Any:
        deal = start(game, *args)
        deal.__class__ = failing_deal(type(deal), switch)
        return deal

    names = [name for name in METHODS if name not in ("judge", "start") and ":" not in name]
    its = {name: switch.raising(name, getattr(rules, name)) for name in names}
    own = {"__module__": rules.__module__, "__qualname__": "Femkort", "__init__": begun, "start": starts}
    return replace(described, rules=type("Femkort", (rules,), {**its, **own}))


@cache
def failing_deal(deal: type[Any], switch: Switch) -> type[Any]:
    its: dict[str, Any] = {}
    for where in (where for where in METHODS if where.startswith("deal:")):
        name = where.removeprefix("deal:")
        method = getattr(deal, name)
        is_property = isinstance(method, property)
        its[name] = property(switch.raising(where, method.fget)) if is_property else switch.raising(where, method)  # type: ignore[arg-type]
    return type(deal.__name__, (deal,), its)


def says_so(words: str) -> bool:
    """Whether it is said of whom the game is, what it raised, and in which line of its own."""
    return "femkort" in words and WHY in words and LINE in words


def seen(widget: ipywidgets.Widget) -> str:
    """The words of a widget that stand in HTML."""
    own = widget.value if isinstance(widget, ipywidgets.HTML) else ""
    return own + "".join(map(seen, getattr(widget, "children", ())))


def played(deals: int = 1) -> Record:
    return play_record(
        deal_record("femkort", 3, seed=4), [chooser("random", "femkort")] * 3, random.Random(1), deals=deals
    )


@pytest.fixture(scope="module")
def others(switch: Switch) -> Quiz:
    """A page of another game, which was there before."""
    return Quiz("tolva", seed=3, lang="en")


@pytest.mark.parametrize("where", METHODS)
def test_what_raises_is_told_on_every_page_and_all_others_go_on(switch: Switch, others: Quiz, where: str) -> None:
    record = played()
    begun = PlayTable(MatchName(PlayedName.of("femkort", 7, 3), dealer=2), lang="en")
    with switch.on(where):
        made = [
            PlayTable(MatchName(PlayedName.of("femkort", 8, 3)), lang="en"),
            DealReplay(record, lang="en"),
            Quiz("femkort", seed=3, lang="en"),
        ]
        for offered in begun._table.choices[:1]:
            begun._table._handle_custom_msg({"do": "choose", "key": offered}, [])
        others.hint()
    told = [seen(widget) for widget in (*made, begun)]
    told += [widget.explanation for widget in made if isinstance(widget, DealReplay)]
    assert where in NOT_ON_PAGES or any(map(says_so, told))
    assert "Traceback" not in "".join(map(str, told))
    assert WHY not in seen(others)


def test_pages_about_all_games_say_so_in_the_place_of_the_game(switch: Switch) -> None:
    for page, where in ((FrontPage(lang="en"), "deal:seen"), (Sheets(lang="en"), "__init__")):
        with switch.on(where):
            html = page.html()
        assert says_so(html)
        for name in (name for name in GAMES if name != "femkort"):
            assert game_name(name, "en") in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_at_which_one_plays_says_what_failed_and_stays(switch: Switch, lang: str) -> None:
    table = PlayTable(MatchName(PlayedName.of("femkort", 7, 3), dealer=2), lang=lang)
    other = PlayTable(7, lang=lang)
    card = next(iter(table.session.match.offers.cards))
    with switch.on("deal:_do_play"):
        table._table._handle_custom_msg({"do": "choose", "key": card}, [])
        assert says_so(seen(table))
        assert WHY not in seen(other)
    table._table._handle_custom_msg({"do": "choose", "key": card}, [])
    assert table.session.match.offers is None  # it is another seat's turn
    assert not says_so(seen(table))


@pytest.fixture(scope="module")
def commands(switch: Switch, tmp_path_factory: pytest.TempPathFactory) -> Sequence[Sequence[str]]:
    """What is typed about the game."""
    folder = tmp_path_factory.mktemp("records")
    file, fresh = folder / "one.tolva.json", folder / "fresh.tolva.json"
    file.write_text(played(deals=2).to_json(), "utf-8")
    fresh.write_text(deal_record("femkort", 3, seed=4).to_json(), "utf-8")
    kinds = ["--players", "random,random", "--match", "--deals", "1"]
    return (
        ["deal", "--game", "femkort", "--play", "random"],
        ["play", "--game", "femkort", *kinds],
        ["check", str(file)],
        ["legal", str(fresh)],
        ["show", str(file)],
    )


@pytest.mark.parametrize("where", METHODS)
def test_the_command_line_says_what_failed(
    switch: Switch, run: Run, where: str, commands: Sequence[Sequence[str]]
) -> None:
    with switch.on(where):
        told = [run(*command) for command in commands]
    failed = [status for status, out, err in told if says_so(out + err)]
    assert not [out + err for _, out, err in told if "Traceback" in out + err or err.count("\n") > 1]
    assert set(failed) == (set() if where in NOT_ON_THE_COMMAND_LINE else {1})


def test_the_command_line_goes_on_with_other_games(switch: Switch, run: Run) -> None:
    for where in METHODS:
        with switch.on(where):
            assert run("deal", "--game", "tolva", "--play", "random")[0] == 0


@pytest.mark.parametrize("more", [(), ("--json",)], ids=["words", "json"])
def test_the_list_of_games_has_the_failing_one_in_its_place(switch: Switch, run: Run, more: Sequence[str]) -> None:
    with switch.on("scored"):
        status, out, err = run("games", *more)
    assert (status, err) == (1, "")
    *others, last = out.splitlines()
    assert says_so(last)
    assert not says_so("".join(others))


def test_a_worker_sends_back_of_which_game_its_error_is(switch: Switch) -> None:
    with switch.on("scored"), pytest.raises(GameFailedError) as raised:
        _play_some(Plan("femkort", ("random", "random"), deals=1, seed=1), 0, 1)
    sent = pickle.loads(pickle.dumps(raised.value))
    assert (sent.game, sent.package, sent.why) == ("femkort", "femkort", f"RuntimeError: {WHY}")


@pytest.mark.usefixtures("switch")
def test_questions_that_cannot_be_made_are_told_and_those_of_other_games_are_there(run: Run) -> None:
    def makes(game: object) -> Mapping[str, str]:
        raise RuntimeError(WHY)

    with known_with("femkort", families=makes):
        assert Quiz("tolva", seed=3, lang="en")
        status, out, _ = run("games", "--json")
        assert status == 1
        said = json.loads(out.splitlines()[-1])["message"]
    assert "femkort" in said
    assert WHY in said


def fault_of(does: Callable[[], object]) -> GameFailedError | None:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - any error at all
        does()
    return game_fault(caught.value)


def test_an_error_of_the_kit_is_no_games_fault(switch: Switch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the frames have to do with a game, and though one was told of when it happened."""
    deal = GAMES["femkort"](3)

    def shows(game: object, name: str = "femkort") -> object:
        return {}[name]

    def shows_while_telling() -> object:
        try:
            with switch.on("deal_out"):
                return deal.deal_out((), 0, deal.first_standing(None, 0, None))
        except RuntimeError:
            return shows(deal)

    assert fault_of(lambda: shows(deal)) is None
    assert fault_of(shows_while_telling) is None
    monkeypatch.setattr("tolva_widgets.play.widget.PlayTable._show_session", shows)
    with pytest.raises(KeyError):
        PlayTable(MatchName(PlayedName.of("femkort", 7, 3)), lang="en")


def test_what_a_game_has_not_as_its_base_or_the_interface_needs_it_is_its_fault(
    switch: Switch, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Any = GAMES["femkort"]
    monkeypatch.setattr(game, "next_dealer", eval("lambda self, dealer: 0"))
    game.next_dealer.__qualname__ = "Femkort.next_dealer"
    fault = fault_of(lambda: game(3).next_dealer(0, game(3).first_standing(None, 0, None)))
    assert fault is not None
    assert (fault.game, fault.place) == ("femkort", "next_dealer")
    monkeypatch.setattr(game, "cards_each", None)
    fault = fault_of(lambda: game(3))
    assert fault is not None
    assert (fault.game, fault.place) == ("femkort", "__init__")


def test_a_kept_match_of_a_game_that_has_gone_is_told_of_and_comes_back(site: Path) -> None:
    with on_path(site):
        table = PlayTable(MatchName(PlayedName.of("femkort", 7, 3), dealer=2), lang="en")
        table.choose(next(iter(table.session.match.offers.cards)))
        text = written(saved_match(table.session.match))
    with on_path():
        gone = PlayTable(7, lang="en")
        browser = gone.session.storage.browser
        browser.read([("game=femkort&seed=7&players=3&dealer=2", text)])
        (row,) = saved_rows(gone.session, "en")
        assert row["words"].startswith("Femkort: the game isn’t installed")
        assert not browser.changes
    with on_path(site):
        assert read_match(text).name.cards.game == "femkort"

"""A game from elsewhere that raises while it is played, asked about or shown is named; nothing else is touched."""

import json
import pickle
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from helpers.described import known
from helpers.packages import FOLDER, install, on_path
from helpers.typed import Run, typing
from tolva_teach.described import GameDescription, description_of
from tolva_teach.described.faults import GameFailedError, game_fault
from tolva_teach.games import GAMES
from tolva_teach.headless.plan import Plan
from tolva_teach.headless.playing import _play_some
from tolva_teach.play.playout import PlayedName
from tolva_teach.players import chooser, play_record
from tolva_teach.records.record import deal_record
from tolva_teach.texts import LANGUAGES, game_name
from tolva_widgets import DealReplay, FrontPage, PlayTable, Quiz, Sheets
from tolva_widgets.base.widget import GameFailed
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.memory import read_match, written
from tolva_widgets.play.saved_list import saved_rows
from tolva_widgets.play.saving import saved_match

WHY = "the cat sat on the cards"
METHODS = (
    *("deal_out", "sizes", "start", "first_standing", "next_dealer", "candidates", "hand_verdicts", "table", "scored"),
    *("deal:actors", "deal:view", "deal:table", "deal:seen", "deal:standing", "deal:where", "deal:_do_play", "judge"),
)
"""What raises, once it is told to: methods of the game, of its deal (`deal:`), and the judge of its cards."""
NOT_ON_PAGES = ("sizes", "next_dealer", "hand_verdicts", "deal:table", "scored")
"""What these pages do not ask for before something else is done at them, such as to play to the deal's end."""
NOT_ON_THE_COMMAND_LINE = ("sizes", "table", "deal:seen", "deal:where")
"""The command line shows no pictures, and these records have whole packs."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(FOLDER / "femkort", tmp_path_factory.mktemp("failing") / "site")


@pytest.fixture
def femkort(site: Path) -> Iterator[GameDescription]:
    with on_path(site):
        described = description_of("femkort")
        assert described is not None
        yield described


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return typing(capsys)


class Switch:
    """Whether a method raises."""

    on = False

    def raising(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def does(*args: Any, **kwargs: Any) -> Any:
            if self.on:
                sys.modules["femkort.game"].__dict__["fails"](WHY)
            return method(*args, **kwargs)

        return does


def failing(described: GameDescription, where: str, switch: Switch) -> GameDescription:
    """The same game, of which this raises while the switch is on, in a function of its own package."""
    exec("def fails(why): raise RuntimeError(why)", sys.modules["femkort.game"].__dict__)
    rules, (kind, _, name) = described.rules, where.rpartition(":")
    its: dict[str, Any] = {"__module__": rules.__module__}

    def begun(game: Any, *args: Any, **kwargs: Any) -> None:
        rules.__init__(game, *args, **kwargs)
        game.verbs = {"play": switch.raising(game.verbs["play"])}

    def starts(game: Any, *args: Any) -> Any:
        deal = rules.start(game, *args)
        method = getattr(type(deal), name)
        spoilt = property(switch.raising(method.fget)) if isinstance(method, property) else switch.raising(method)
        deal.__class__ = type(type(deal).__name__, (type(deal),), {name: spoilt})
        return deal

    if where == "judge":
        its["__init__"] = begun
    elif kind:
        its["start"] = starts
    else:
        its[name] = switch.raising(getattr(rules, name))
    return replace(described, rules=type("Femkort", (rules,), its))


def says_so(words: str) -> bool:
    """Whether it is said of whom the game is and what it raised."""
    return "femkort" in words and WHY in words


def seen(widget: ipywidgets.Widget) -> str:
    """The words of a widget that stand in HTML."""
    own = widget.value if isinstance(widget, ipywidgets.HTML) else ""
    return own + "".join(map(seen, getattr(widget, "children", ())))


@pytest.mark.parametrize("where", METHODS)
def test_what_raises_is_told_on_every_page_and_all_others_go_on(femkort: GameDescription, where: str) -> None:
    switch = Switch()
    record = play_record(deal_record("femkort", 3, seed=4), [chooser("random", "femkort")] * 3, random.Random(1))
    with known(failing(femkort, where, switch)):
        begun = PlayTable(MatchName(PlayedName.of("femkort", 7, 3), dealer=2), lang="en")
        switch.on = True
        made = [
            PlayTable(MatchName(PlayedName.of("femkort", 8, 3)), lang="en"),
            DealReplay(record, lang="en"),
            Quiz("femkort", seed=3, lang="en"),
        ]
        for offered in begun._table.choices[:1]:
            begun._table._handle_custom_msg({"do": "choose", "key": offered}, [])
        switch.on = False
        told = [seen(widget) for widget in (*made, begun)]
        told += [widget.explanation for widget in made if isinstance(widget, DealReplay)]
    assert any(map(says_so, told)) == (where not in NOT_ON_PAGES)
    assert "Traceback" not in "".join(map(str, told))
    assert not isinstance(PlayTable(7, lang="en"), GameFailed)


def test_pages_about_all_games_say_so_in_the_place_of_the_game(femkort: GameDescription) -> None:
    for page, where in ((FrontPage(lang="en"), "deal:seen"), (Sheets(lang="en"), "deal_out")):
        switch = Switch()
        with known(failing(femkort, where, switch)):
            switch.on = True
            html = page.html()
        assert says_so(html)
        for name in (name for name in GAMES if name != "femkort"):
            assert game_name(name, "en") in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_at_which_one_plays_says_what_failed_and_stays(femkort: GameDescription, lang: str) -> None:
    switch = Switch()
    with known(failing(femkort, "deal:_do_play", switch)):
        table = PlayTable(MatchName(PlayedName.of("femkort", 7, 3), dealer=2), lang=lang)
        other = PlayTable(7, lang=lang)
        card = next(iter(table.session.match.offers.cards))
        switch.on = True
        table._table._handle_custom_msg({"do": "choose", "key": card}, [])
        assert says_so(seen(table))
        assert WHY not in seen(other)
        switch.on = False
        table._table._handle_custom_msg({"do": "choose", "key": card}, [])
        assert table.session.match.offers is None  # it is another seat's turn


@pytest.mark.parametrize("where", METHODS)
def test_the_command_line_says_what_failed(femkort: GameDescription, run: Run, where: str, tmp_path: Path) -> None:
    switch = Switch()
    file = tmp_path / "one.tolva.json"
    record = play_record(
        deal_record("femkort", 3, seed=4), [chooser("random", "femkort")] * 3, random.Random(1), deals=2
    )
    file.write_text(record.to_json(), "utf-8")
    fresh = tmp_path / "fresh.tolva.json"
    fresh.write_text(deal_record("femkort", 3, seed=4).to_json(), "utf-8")
    with known(failing(femkort, where, switch)):
        switch.on = True
        kinds = ["--players", "random,random", "--match", "--deals", "1"]
        commands = (
            ["deal", "--game", "femkort", "--play", "random"],
            ["play", "--game", "femkort", *kinds],
            ["check", str(file)],
            ["legal", str(fresh)],
            ["show", str(file)],
        )
        told = [run(*command) for command in commands]
        fine = run("deal", "--game", "tolva", "--play", "random")
    failed = [status for status, out, err in told if says_so(out + err)]
    assert set(failed) == (set() if where in NOT_ON_THE_COMMAND_LINE else {1})
    assert fine[0] == 0


def test_a_worker_sends_back_of_which_game_its_error_is(femkort: GameDescription) -> None:
    switch = Switch()
    with known(failing(femkort, "scored", switch)):
        switch.on = True
        with pytest.raises(GameFailedError) as raised:
            _play_some(Plan("femkort", ("random", "random"), deals=1, seed=1), 0, 1)
    sent = pickle.loads(pickle.dumps(raised.value))
    assert (sent.game, sent.package, sent.why) == ("femkort", "femkort", f"RuntimeError: {WHY}")


def test_questions_that_cannot_be_made_are_told_and_those_of_other_games_are_there(
    femkort: GameDescription, run: Run
) -> None:
    def makes(game: object) -> Mapping[str, str]:
        raise RuntimeError(WHY)

    with known(replace(femkort, families=makes)):
        assert Quiz("tolva", seed=3, lang="en")
        status, out, _ = run("games", "--json")
        assert status == 1
        assert says_so(json.loads(out.splitlines()[-1])["message"])


@pytest.mark.usefixtures("femkort")
def test_an_error_of_ours_is_no_games_fault() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        _ = 1 / len(())
    assert game_fault(caught.value) is None


def test_a_kept_match_of_a_game_that_has_gone_is_told_of_and_comes_back(site: Path) -> None:
    with on_path(site):
        table = PlayTable(MatchName(PlayedName.of("femkort", 7, 3), dealer=2), lang="en")
        table.choose(next(iter(table.session.match.offers.cards)))
        text = written(saved_match(table.session.match))
    gone = PlayTable(7, lang="en")
    browser = gone.session.storage.browser
    browser.read([("game=femkort&seed=7&players=3&dealer=2", text)])
    (row,) = saved_rows(gone.session, "en")
    assert row["words"].startswith("Femkort: the game is not installed")
    assert not browser.changes
    with on_path(site):
        assert read_match(text).name.cards.game == "femkort"

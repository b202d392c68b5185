"""Games of other packages: what is installed is there in every place; what cannot be used is named."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import nbformat
import pytest
from markupsafe import escape
from nbclient import NotebookClient

from helpers.breadth import NIGHTLY
from helpers.command_line import Run, typing
from helpers.described import known, known_with
from helpers.packages import FOLDER, install, module, on_path
from tolva_teach.cli import games as games_command
from tolva_teach.cli.games import about_game
from tolva_teach.described import (
    GameDescription,
    description_of,
    descriptions,
    failures,
    installed,
    package_of,
    register,
)
from tolva_teach.games import GAMES
from tolva_teach.games.base import play
from tolva_teach.games.own import OWN
from tolva_teach.play.playout import PlayedName
from tolva_teach.players import chooser, kinds_of, play_record
from tolva_teach.quiz import FAMILIES, families, rules_met
from tolva_teach.records.messages import failure_in_words
from tolva_teach.records.record import Record, deal_record
from tolva_teach.review.asked import question_about
from tolva_teach.testing import NotConformingError, check_game, words_missing
from tolva_teach.testing.words import NOTHING_LACKING
from tolva_teach.texts import LANGUAGES, game_name, glossary, rule_ids, sentence
from tolva_widgets import DealReplay, FrontPage, PlayTable, Quiz, RulesPage, Sheets
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.handouts.selection import Selection
from tolva_widgets.play.address import MatchName, read
from tolva_widgets.play.choices import of_match
from tolva_widgets.rules.reference import Reference
from tolva_widgets.site.archive import Archive

KITS = [described.name for described in OWN]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Femkort is installed."""
    return install(FOLDER / "femkort", tmp_path_factory.mktemp("outside") / "site")


@pytest.fixture
def femkort(site: Path) -> Iterator[None]:
    with on_path(site):
        yield


@pytest.fixture(scope="module")
def sites(site: Path) -> Sequence[Path]:
    """Where a trick game and a game without tricks are installed, each by itself."""
    return site, install(FOLDER / "vandtia", site.parent / "vandtia")


@pytest.fixture
def both(sites: Sequence[Path]) -> Iterator[None]:
    with on_path(*sites):
        yield


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return typing(capsys)


GAMES_OUTSIDE = pytest.mark.parametrize("name", ["femkort", "vandtia"])


def played() -> Record:
    players = [chooser("beginner", "femkort")] * 3
    return play_record(deal_record("femkort", 3, seed=4), players, random.Random(1), deals=2)


def test_an_installed_game_is_there_after_the_kits_own(femkort: None) -> None:
    assert list(GAMES) == [*KITS, "femkort"]
    assert (package_of("femkort"), failures()) == ("femkort", ())
    assert kinds_of("femkort") == ("random", "beginner", "club")
    assert words_missing("femkort") == {}


def test_without_the_package_there_is_no_trace_of_it() -> None:
    assert list(GAMES) == KITS
    assert not [rule_id for rule_id in rule_ids() if rule_id.startswith("femkort")]


def test_its_modules_can_be_imported_before_the_kits(site: Path) -> None:
    code = "import femkort.player; from tolva_teach.games import GAMES; from tolva_teach.described import failures\n"
    code += "print(list(GAMES)[-1], failures())"
    environment = {"PYTHONPATH": ":".join([str(site), *filter(None, sys.path)])}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == "femkort ()\n"


BROKEN = {
    "raises": ("raise RuntimeError('out of cards')", "RuntimeError: out of cards"),
    "stops": ("import sys; sys.exit('no')", "SystemExit: no"),
    "no-description": ("DESCRIPTION = 12", "int"),
    "no-game": (
        "from tolva_teach.described import GameDescription\nDESCRIPTION = GameDescription(interface=1, rules=dict)",
        "Game",
    ),
    "unfinished": (
        "from tolva_teach.described import GameDescription\nfrom tolva_teach.games.plain import PlainTrickGame\n"
        "class Half(PlainTrickGame):\n    name, usual_players, seats = 'half', 2, range(2, 3)\n"
        "DESCRIPTION = GameDescription(interface=1, rules=Half)",
        "scored",
    ),
    "newer": (
        "from tolva_teach.described import GameDescription\nDESCRIPTION = GameDescription(interface=99, tournament=1)",
        "99",
    ),
    "no-folder": (
        "from pathlib import Path\nfrom femkort.game import Femkort\n"
        "from tolva_teach.described import GameDescription\n"
        "class Other(Femkort):\n    name = 'other'\n"
        "DESCRIPTION = GameDescription(interface=1, rules=Other, lessons=Path('no-such-lessons'))",
        "no-such-lessons",
    ),
    "no-path": (
        "from femkort.game import Femkort\nfrom tolva_teach.described import GameDescription\n"
        "class Other(Femkort):\n    name = 'other'\n"
        "DESCRIPTION = GameDescription(interface=1, rules=Other, texts='texts')",
        "texts",
    ),
    "option-without-rule": (
        "from femkort.game import Femkort\nfrom tolva_teach.described import GameDescription\n"
        "from tolva_teach.games.options import Flag\n"
        "class Other(Femkort):\n    name, options_known = 'other', {'double_last': Flag()}\n"
        "DESCRIPTION = GameDescription(interface=1, rules=Other)",
        "option_rules",
    ),
    "fails-in-python": (
        "import json\njson.loads('{')",
        "(zz_broken/__init__.py:2)",
    ),
    "name-taken": (
        "from femkort import DESCRIPTION",
        "femkort",
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_game_that_cannot_be_used_is_named_with_its_package_and_cause(
    fault: str, site: Path, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By day the game beside it, which is the same each time, has its words looked through beside the first alone."""
    if not NIGHTLY and fault != next(iter(BROKEN)):
        monkeypatch.setattr(games_command, "looked_through", lambda _: NOTHING_LACKING)
    text, cause = BROKEN[fault]
    broken = module("zz_broken", text, tmp_path / "site", entry="spel", value="zz_broken:DESCRIPTION")
    with on_path(site, broken):
        assert list(GAMES) == [*KITS, "femkort"]
        (failure,) = failures()
        assert (failure.package, failure.entry) == ("zz_broken", "spel")
        for lang in LANGUAGES:
            words = failure_in_words(failure, lang)
            assert "zz_broken" in words
            assert "spel" in words
            assert cause in words
        status, out, _ = run("games", "--json")
        assert status == 1
        assert json.loads(out.splitlines()[-1])["package"] == "zz_broken"
        assert run("deal", "--game", "femkort", "--seed", "1")[0] == 0


NOT_RIGHT = {
    "bad-name": ("name = 'Knäkt'", "Knäkt"),
    "option-no-kind": ("name, options_known = 'other', {'jack': False}", "False"),
    "option-default": (
        "name, options_known, option_rules = 'other', {'jack': Flag('maybe')}, {'jack': 'femkort.last'}",
        "maybe",
    ),
    "no-target": ("name, target = 'other', -10", "fewest_win"),
    "raises": ("name, ranks = 'other', ('A', 'K', 'Q', 'Kn')", "'Kn'"),
}
"""What a game says of itself that cannot be: the code of its failure, and what is named."""


@pytest.mark.parametrize("code", NOT_RIGHT)
def test_what_a_game_says_of_itself_is_named_where_it_cannot_be(code: str, site: Path, tmp_path: Path) -> None:
    says, cause = NOT_RIGHT[code]
    text = (
        "from femkort.game import Femkort\nfrom tolva_teach.described import GameDescription\n"
        f"from tolva_teach.games.options import Flag\nclass Other(Femkort):\n    {says}\n"
        "DESCRIPTION = GameDescription(interface=1, rules=Other)"
    )
    with on_path(site, module("zz_other", text, tmp_path / "site", entry="other", value="zz_other:DESCRIPTION")):
        (failure,) = failures()
        assert failure.code == ("raises" if code == "no-target" else code)
        assert all(cause in failure_in_words(failure, lang) for lang in LANGUAGES)
        with pytest.raises(NotConformingError) as told:
            check_game("other")
        assert str(told.value) == failure_in_words(failure, "en")


def chooses_wrongly(view: Any, chance: random.Random) -> Any:
    """A card that nobody has in the hand."""
    return play(view.seat, next(card for card in view.game.pack if card not in view.hand))


def test_a_player_that_breaks_the_rules_is_named_and_not_who_refuses_it(femkort: None, run: Run) -> None:
    with known_with("femkort", beginner=chooses_wrongly):
        status, _, err = run("deal", "--game", "femkort", "--seed", "2", "--play", "beginner")
    assert status == 1
    assert "chooses_wrongly" in err
    assert "test_outside_games.py:" in err
    assert "base.py" not in err


def test_a_hand_without_its_deal_is_said_to_be_for_the_kits_own_trick_games(
    femkort: None, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "hand.json"
    file.write_text(json.dumps({"game": "femkort", "hand": ["HK"], "trick": []}), "utf-8")
    message = json.loads(run("legal", str(file), "--lang", "en")[1])["message"]
    assert message == sentence("en", "fault-no-situation", known=", ".join(OF_SITUATIONS), game="femkort")


OF_SITUATIONS = [name for name, rules in GAMES.items() if rules.has_situations]

DOTTED = {
    "beginner": "femkort.player:chose",
    "advice": "femkort.player:advice",
    "mind": "femkort.player.Mind",
    "knowledge": "femkort.no_such:knowledge",
    "hindsight": "femkort.player:missed",
    "lifelike": "femkort.no_such:choose",
    "families": "femkort.no_such:families",
}
"""Parts of a description whose place is misspelt."""


def test_a_game_goes_without_a_part_that_is_not_where_it_says_and_all_else_goes_on(femkort: None, run: Run) -> None:
    with known_with("femkort", **DOTTED):
        status, out, err = run("games", "--json")
        assert (status, err) == (1, "")
        named = {line["part"]: line for line in map(json.loads, out.splitlines()) if "failed" in line}
        assert {part: line["place"] for part, line in named.items()} == DOTTED
        for lang in LANGUAGES:
            front, table = FrontPage(lang=lang).html(), PlayTable(MatchName(PlayedName.of("femkort", 7)), lang=lang)
            assert table.session.match.waits_for in ("you", "others")
            assert len([name for name in GAMES if game_name(name, lang) in front]) == len(GAMES)
            for failure in failures():
                words = str(escape(failure_in_words(failure, lang)))
                assert (words in front, words in table.children[0].value) == (True, True)
        assert (kinds_of("femkort"), families("femkort")) == (("random",), ())
        with pytest.raises(NotConformingError, match=r"hindsight.*no missed in femkort\.player"):
            check_game("femkort")


@pytest.mark.parametrize("described", OWN, ids=KITS)
def test_each_of_the_kits_own_can_come_from_outside(
    described: GameDescription, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = OWN.index(described)
    text = f"from tolva_teach.games.own import OWN\nDESCRIPTION = OWN[{number}]"
    target = module("outside", text, tmp_path / "site", entry="game", value="outside:DESCRIPTION")
    monkeypatch.setattr(installed, "_OWN", "helpers.packages:NOTHING")
    before = RulesPage(KITS[number], lang="en").html()
    with on_path(target):
        assert list(GAMES) == [KITS[number]]
        assert package_of(KITS[number]) == "outside"
        assert PlayedName.of(KITS[number], 3).record().deals[0].events
        assert FAMILIES
        assert RulesPage(KITS[number], lang="en").html().count("<section") == before.count("<section")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_show_it(femkort: None, lang: str) -> None:
    front, rules = FrontPage(lang=lang).html(), RulesPage("femkort", lang=lang).html()
    for words in (sentence(lang, "about-femkort"), 'href="play.ipynb?game=femkort"', 'href="quiz.ipynb?game=femkort"'):
        assert words in front
    assert [rule_id for rule_id in rule_ids("femkort") if f'id="{rule_id}"' not in rules] == []
    assert 'id="figures"' not in rules
    assert "#figures" not in rules
    assert "femkort.last" in Reference(lang=lang).html()
    dealt = DealReplay(played(), step=1, lang=lang)
    assert sentence(lang, "rule-femkort-lead", "title") in dealt.explanation


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_asked_about_and_reviewed(femkort: None, lang: str) -> None:
    quiz = Quiz("femkort", players=4, seed=7, lang=lang)
    family = families("femkort")[0]
    asked = family.question(quiz.seed, quiz.difficulty)
    quiz.select(*asked.answer)
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    question = question_about("femkort.follow", seed=3, games=["femkort"])
    assert question.game == "femkort"
    assert "femkort.follow" in {verdict.rule for verdict in map(question.verdict, question.choices)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_with_a_coach(femkort: None, lang: str) -> None:
    table = PlayTable(MatchName(PlayedName.of("femkort", 7, 3), dealer=2), lang=lang, coach="advises")
    assert table.session.match.waits_for == "you"
    search = table.session.advice_search
    assert search is not None
    while search.advance():
        pass
    assert table.session.advice is not None
    assert table.session.advice.code == "femkort-low"


def test_nothing_can_be_chosen_that_it_has_not(both: None) -> None:
    name = MatchName(PlayedName.of("vandtia", 7))
    assert "others" not in {choice["name"] for choice in of_match(name, "en")}
    assert read({"game": "vandtia", "others": "club"})[1] == {"others": "club"}
    assert MatchName(PlayedName.of("tolva", 7), others="club").with_cards(name.cards).others == "beginner"


@GAMES_OUTSIDE
def test_the_command_line_deals_checks_judges_shows_and_plays_it(
    both: None, run: Run, tmp_path: Path, name: str
) -> None:
    file, usual = tmp_path / "one.tolva.json", GAMES[name].usual_players
    status, dealt, _ = run("deal", "--game", name, "--seed", "2", "--play", "beginner")
    assert status == 0
    file.write_text(dealt, "utf-8")
    assert json.loads(run("check", str(file))[1])["ok"]
    assert run("show", str(file))[0] == 0
    file.write_text(deal_record(name, usual, seed=2).to_json(), "utf-8")
    assert json.loads(run("legal", str(file))[1])["cards"] is not None
    kinds = ",".join(["beginner", "random", "random", "random"][:usual])
    status, out, err = run("play", "--game", name, "--players", kinds, "--deals", "4", "--seed", "1", "--workers", "2")
    assert (status, err) == (0, "")
    assert out


@GAMES_OUTSIDE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_it_says_what_there_is(both: None, lang: str, name: str) -> None:
    front = FrontPage(lang=lang).html()
    assert sentence(lang, f"about-{name}") in front
    assert f'href="play.ipynb?game={name}"' in front
    rules = RulesPage(name, lang=lang).html()
    assert [rule_id for rule_id in rule_ids(name) if f'id="{rule_id}"' not in rules] == []
    assert game_name(name, lang) in Sheets(lang=lang).html()
    quiz = Quiz(name, seed=7, lang=lang)
    quiz.select(*quiz.session.task.answer)
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    record = play_record(deal_record(name, 3, seed=4), [chooser("beginner", name)] * 3, random.Random(1))
    replay = DealReplay(record, step=3, lang=lang)
    assert replay.explanation
    asked = question_about(rule_ids(name)[2], seed=3, games=[name])
    assert asked.game == name
    assert missing_words(front, rules, replay.explanation) == []


def missing_words(*pages: object) -> list[str]:
    """What is said where a sentence is missing, in these pages."""
    said = [sentence(lang, "words-missing", None, key="").split("(")[1].split(":")[0] for lang in LANGUAGES]
    return [words for words in said for page in pages if words in str(page)]


def test_what_is_missing_is_told(femkort: None) -> None:
    described = description_of("femkort")
    assert described is not None
    bare = GameDescription(interface=1, rules=described.rules)
    with known(bare):
        about = about_game("femkort", bare)
        assert {"chapters", "beginner", "advice", "families", "mind"} <= set(about["missing"])
        assert "game-femkort" in about["words"]["sv"]
        for lang in LANGUAGES:
            assert RulesPage("femkort", lang=lang).html()
            assert FrontPage(lang=lang).html()
            assert PlayTable(MatchName(PlayedName.of("femkort", 7)), lang=lang)
            table = PlayTable(MatchName(PlayedName.of("femkort", 7, 3), dealer=2), lang=lang, coach="advises")
            table.choose(next(iter(table.session.match.offers.cards)))
        assert not {entry.id for entry in glossary("en", "femkort")} - {entry.id for entry in glossary("en")}


def test_where_one_only_plays_cards_what_may_be_done_is_not_asked_besides_what_may_be_played(femkort: None) -> None:
    assert {family.name for family in families("femkort", 3)} == {"must-play", "femkort-highest"}


def test_sheets_are_about_its_rules_for_any_number_of_players(femkort: None) -> None:
    for players in (3, 5):
        found = Selection("femkort", players=players, rule="femkort.follow").questions(seed=1, count=2)
        assert all("femkort.follow" in rules_met(question) for question in found)
        assert {len(question.record.game.parties) for question in found} == {players}


def test_its_glossary_has_the_words_of_trick_games(femkort: None) -> None:
    words = {entry.id for entry in glossary("en", "femkort")}
    assert {"term-play-trick", "term-play-follow", "term-play-trump", "term-play-lead"} <= words
    assert "term-play-overtake-compulsion" not in words


def test_a_site_of_files_has_all_of_its_package(femkort: None) -> None:
    files = Archive(Catalogue(notebooks_directory())).files
    names = ("__init__.py", "game.py", "player.py", "sv/femkort.ftl", "en/femkort.ftl")
    assert {f"femkort/{name}" for name in names} <= files.keys()
    assert files["femkort-0.dist-info/entry_points.txt"] == b"[tolva_teach.games]\nfemkort = femkort:DESCRIPTION\n"


def test_a_program_registers_a_game_once(femkort: None) -> None:
    with pytest.raises(ValueError, match="there is a game 'tolva' already"):
        register(descriptions()["tolva"])


def test_a_game_begun_by_the_command_plays_and_passes_its_tests(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, _ = run("new-game", "parkort", "--lang", "en")
    assert status == 0
    assert "pip install -e parkort\n" in out or "pip install -e parkort." in out
    assert run("new-game", "parkort")[0] == 1
    for name in ("tolva", "json", "class", "pytest", "Stor", "a b", "../x"):
        assert run("new-game", name)[0] == 2
    with on_path(install(tmp_path / "parkort", tmp_path / "site")):
        assert failures() == ()
        tests: dict[str, Any] = {}
        exec((tmp_path / "parkort/tests/test_parkort.py").read_text("utf-8"), tests)
        for name, test in tests.items():
            if name.startswith("test_"):
                test()
        assert run("play", "--game", "parkort", "--players", "random,random", "--deals", "3")[0] == 0


def test_what_does_not_conform_is_named(femkort: None, monkeypatch: pytest.MonkeyPatch) -> None:
    check_game("femkort", deals=1)
    monkeypatch.setattr(GAMES["femkort"], "candidates", lambda game, view: [play(view.seat, view.hand[0])] * 2)
    with pytest.raises(NotConformingError):
        check_game("femkort", deals=1)


def test_a_notebook_has_it_in_a_kernel_as_jupyterlab_starts_one(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])]))
    widgets = ("Quiz", "PlayTable", "RulesPage")
    cells = [f"from tolva_widgets import {', '.join(widgets)}", *(f'{name}("femkort", lang="en")' for name in widgets)]
    notebook = nbformat.v4.new_notebook(cells=list(map(nbformat.v4.new_code_cell, cells)))
    NotebookClient(notebook, kernel_name="python3").execute()
    shown = [cell.outputs[0].data for cell in notebook.cells[1:]]
    assert all("application/vnd.jupyter.widget-view+json" in data for data in shown)
    assert "Femkort for 4" in shown[0]["text/html"]
    assert "'femkort'" in shown[2]["text/plain"]

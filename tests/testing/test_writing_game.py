"""The page that tells how a game is written: what it shows is what Femkort is, runs, and is all that there is."""

import dataclasses
import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from helpers.described import known
from helpers.packages import FOLDER, install, on_path
from tolva_teach.described import GameDescription, description_of
from tolva_teach.games.plain import PARTS
from tolva_teach.play.match import Match
from tolva_teach.players.advice import advise
from tolva_teach.quiz import base
from tolva_teach.records.record import deal_record
from tolva_teach.testing import words_missing
from tolva_teach.testing.conformance import EVERY_GAME, OUTSIDE, fresh
from tolva_teach.texts import LANGUAGES
from tolva_teach.texts.speaking import KINDS

FEMKORT = FOLDER / "femkort" / "femkort"
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
OF_ITS_NAME = ("game-hardkort", "game-hardkort.in-text", "about-hardkort")
_DOCSTRING = '"""'


def text(lang: str) -> str:
    cells = json.loads((NOTEBOOKS / lang / "writing-game.ipynb").read_text("utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells)


def blocks(lang: str, of: str = "python") -> list[str]:
    return re.findall(rf"^```{of}\n(.*?)^```$", text(lang), re.MULTILINE | re.DOTALL)


def first_column(lang: str, heading: str) -> set[str]:
    """What stands as code in the first column of the table after this heading of a column."""
    table = text(lang).split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
    rows = (line.split("|")[1] for line in table.splitlines() if line.startswith("| "))
    return {name for row in rows for name in re.findall(r"`([\w.]+)", row)}


@pytest.fixture
def femkort(tmp_path: Path) -> Iterator[None]:
    with on_path(install(FOLDER / "femkort", tmp_path / "site")):
        yield


def test_both_languages_show_the_same_code() -> None:
    assert blocks("sv") == blocks("en")


def test_what_is_shown_of_femkort_is_its_files() -> None:
    shown = [block for block in blocks("en") if block.startswith(_DOCSTRING)]
    files = {path.name: path.read_text("utf-8") for path in FEMKORT.glob("*.py")}
    assert {name for name, content in files.items() if content in shown} == files.keys()


def test_the_harder_game_that_is_shown_is_one(femkort: None, tmp_path: Path) -> None:
    """With the lines of text that are shown for it."""
    for lang in LANGUAGES:
        (tmp_path / "texts" / lang).mkdir(parents=True)
        lines = next(block for block in blocks(lang, "ftl") if "hardkort" in block)
        (tmp_path / "texts" / lang / "hardkort.ftl").write_text(lines, "utf-8")
        shutil.copy(FEMKORT / lang / "femkort.ftl", tmp_path / "texts" / lang)
    made: dict[str, Any] = {"__name__": "hardkort"}
    exec(next(block for block in blocks("en") if "class Hardkort" in block), made)
    game = made["Hardkort"]
    described = description_of("femkort")
    assert described is not None
    ids = [*described.chapters["play"], "hardkort.trump", "hardkort.head"]
    refused = set()
    chapters = {**described.chapters, "play": ids}
    with known(dataclasses.replace(described, rules=game, chapters=chapters, texts=tmp_path / "texts")):
        for seed in range(4):
            record = deal_record("hardkort", 3, seed)
            for holds in (*EVERY_GAME, *OUTSIDE):
                holds(record, random.Random(seed))
            refused |= refusals(record.game, seed)
        assert words_missing("hardkort", deals=1) == dict.fromkeys(LANGUAGES, OF_ITS_NAME)
    assert refused == {"femkort.follow", "hardkort.trump", "hardkort.head"}


def test_the_game_whose_trump_is_decided_otherwise_is_one_with_the_knowledge_that_is_shown(
    femkort: None, tmp_path: Path
) -> None:
    for lang in LANGUAGES:
        (tmp_path / "texts" / lang).mkdir(parents=True)
        lines = next(block for block in blocks(lang, "ftl") if "rundkort" in block)
        (tmp_path / "texts" / lang / "rundkort.ftl").write_text(lines, "utf-8")
        shutil.copy(FEMKORT / lang / "femkort.ftl", tmp_path / "texts" / lang)
    made: dict[str, Any] = {"__name__": "rundkort"}
    for what in ("class Rundkort", "class Mind"):
        exec(next(block for block in blocks("en") if what in block), made)
    described = description_of("femkort")
    assert described is not None
    its = dataclasses.replace(
        described,
        rules=made["Rundkort"],
        chapters={**described.chapters, "play": [*described.chapters["play"], "rundkort.trump"]},
        texts=tmp_path / "texts",
        knowledge=made["knowledge_of"],
        mind=made["Mind"],
    )
    with known(its):
        for seed in range(3):
            record = deal_record("rundkort", 3, seed)
            for holds in (*EVERY_GAME, *OUTSIDE):
                holds(record, random.Random(seed))
        of_its_name = ("game-rundkort", "game-rundkort.in-text", "about-rundkort")
        assert words_missing("rundkort", deals=1) == dict.fromkeys(LANGUAGES, of_its_name)
        deals = [fresh(deal_record("rundkort", 3, 0, dealer=dealer)) for dealer in range(3)]
        assert [deal.trump for deal in deals] == ["S", "H", "D"]


def refusals(game: Any, seed: int) -> set[str]:
    """The rules that refuse something while a few deals are played at random."""
    found, chance = set(), random.Random(seed)
    for _ in range(10):
        standing = game.first_standing(None, 0, None)
        deal = game.start(game.deal_out(chance.sample(game.pack, len(game.pack)), 0, standing), 0, standing)
        while not deal.over:
            verdicts = game.verdicts(deal.view(deal.actors()[0]))
            found |= {verdict.rule for _, verdict in verdicts if not verdict.allowed}
            deal.apply(chance.choice([decision for decision, verdict in verdicts if verdict.allowed]))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_of_texts_is_fluent(lang: str) -> None:
    shown = blocks(lang, "ftl")
    assert len(shown) > 2
    for block in shown:
        entries = FluentParser().parse(block).body
        assert entries
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]


def test_the_deal_that_is_shown_goes_as_it_says(femkort: None) -> None:
    (block,) = [block for block in blocks("en") if "deal.apply" in block]
    exec(block, {})


def test_the_advice_that_is_shown_is_the_club_players_with_the_games_own_reason(femkort: None) -> None:
    made: dict[str, Any] = {}
    exec(next(block for block in blocks("en") if "advising_with_reasons" in block), made)
    described = description_of("femkort")
    assert described is not None
    codes = set()
    for seed in range(3):
        match = Match.begin("femkort", 2, seed=seed)
        while match.deal.actors():
            with known(dataclasses.replace(described, advice=PARTS["advice"])):
                usual = advise(match.view())
            with known(dataclasses.replace(described, advice=made["advise"])):
                advice = advise(match.view())
            assert advice.decision == usual.decision
            assert advice.code in (usual.code, "femkort-low")
            codes.add(advice.code)
            match.do(advice.decision)
    assert codes == {"only", "tried-out", "femkort-low"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_that_are_shown_of_a_question_are_femkorts(lang: str) -> None:
    (shown,) = [block for block in blocks(lang, "ftl") if "femkort-highest" in block]
    assert shown in (FEMKORT / lang / "femkort.ftl").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wheel_is_made_of_the_folder_and_of_no_package_of_the_index(lang: str) -> None:
    (line,) = re.findall(r"`pip wheel ([^`]*)`", text(lang))
    assert line.split()[-1] == "./femkort"


@pytest.mark.parametrize(("lang", "heading"), [("en", "choice"), ("sv", "val")])
def test_every_choice_that_is_listed_can_be_made(lang: str, heading: str) -> None:
    listed = first_column(lang, heading)
    assert len(listed) == len([name for name in listed if callable(getattr(base, name, None))]) > 5


@pytest.mark.parametrize(("lang", "heading"), [("en", "field"), ("sv", "fält")])
def test_every_part_of_a_description_is_listed(lang: str, heading: str) -> None:
    parts = {field.name for field in dataclasses.fields(GameDescription)}
    assert first_column(lang, heading) == parts - {"interface", "rules"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_is_listed_with_those_of_its_kind(lang: str) -> None:
    table = text(lang).split("\n## 11.", 1)[1]
    rows = {line: re.findall(r"`(\w+)`", line.split("|")[2]) for line in table.splitlines() if line.startswith("| ")}
    listed = [name for names in rows.values() for name in names]
    assert sorted(listed) == sorted(KINDS)
    assert all(len({KINDS[name] for name in names}) <= 1 for names in rows.values())

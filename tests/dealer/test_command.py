"""`tolva-teach deal --where`, as somebody types it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from helpers.command_line import Run, typing
from tolva_teach.cli import main
from tolva_teach.dealer import KEEPS, MOST_DEALS, Request, search
from tolva_teach.dealer.language.tokens import LONGEST
from tolva_teach.texts import LANGUAGES


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return typing(capsys)


PAIR = ("deal", "--game", "tolva", "--where", "forehand holds a pair", "--seed", "7")


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_deals_are_written_one_a_line_and_accepted_by_check(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    status, out, told = run(*PAIR, "-n", "5", "--to", str(file), "--lang", "en")
    assert (status, out) == (0, "")
    assert told.splitlines() == [
        "5 deals found.",
        "One deal in 4.6 is like this. That is an exact count.",
        "The cards you asked for were put in their places first. All deals that fit were then equally likely.",
    ]
    status, out, _ = run("check", str(file))
    assert status == 0
    assert [answer["state"] for answer in lines(out)] == ["in-deal"] * 5


def test_the_same_command_prints_the_same_deals_and_a_drawn_seed_is_told(run: Run) -> None:
    assert run(*PAIR)[1] == run(*PAIR, "--lang", "sv")[1] != ""
    assert "Seed: " in run(*PAIR[:-2], "--lang", "en")[2]


def test_options_score_and_players_come_into_the_record(run: Run) -> None:
    wish = ("--where", "tolva.score.no-meld-out refuses forehand", "--score", "0,10,0", "--carry", "1")
    options = ("--players", "3", "--options", "meld_names:no-mal", "--keep", "moment", "--play", "random")
    status, out, _ = run("deal", "--game", "tolva", *wish, *options, "--seed", "1")
    (record,) = lines(out)
    assert status == 0
    assert (record["players"], record["score"], record["carry"]) == (3, [0, 10, 0], 1)
    assert record["options"] == {"meld_names": "no-mal"}
    assert record["comment"] == "tolva.score.no-meld-out refuses forehand"


def test_endings_are_asked_for_by_a_number_or_in_the_wish(run: Run) -> None:
    wish = "forehand holds a ten"
    by_number = run("deal", "--game", "tolva", "--where", wish, "--left", "3", "--seed", "1")
    in_words = run("deal", "--game", "tolva", "--where", f"{wish} with at most 3 cards left", "--seed", "1")
    assert by_number == in_words
    (record,) = lines(in_words[1])
    assert record["comment"] == f"{wish} with at most 3 cards left"


def test_a_finishing_order_makes_a_round_begin_with_exchanges(run: Run) -> None:
    wish = ("--where", "forehand holds an ace", "--order", "3,1,2,0", "--seed", "1")
    (record,) = lines(run("deal", "--game", "tolp", *wish)[1])
    assert record["order"] == [3, 1, 2, 0]


def test_where_nothing_is_found_the_status_is_one_and_it_is_said_what_to_loosen(run: Run) -> None:
    wish = ("--where", "dealer holds HA and gubbe-made happens in trick 1", "--seconds", "1", "--lang", "en")
    status, out, told = run("deal", "--game", "tolva", *wish, "--seed", "1")
    assert (status, out) == (1, "")
    assert told.startswith("No such deal in ")
    assert "Drop “gubbe-made happens in trick 1”: without it " in told


def test_the_parser_knows_what_the_dealer_takes_without_loading_it() -> None:
    assert (main.KEEPS, main.MOST_WISHED) == (KEEPS, MOST_DEALS)


TYPED = [
    (("--where", "forehnd holds a pair"), "Column 1: “forehnd” is nobody at the table."),
    (("--where", "forehand holds HA and dealer holds HA"), "contradict each other"),
    (("--where", ""), "The wish is empty."),
    (("--where", "x" * (LONGEST + 1)), f"Use at most {LONGEST} characters."),
    (("--where", "forehand holds HA", "--match", "--play", "random"), "--match and --where cannot be used together"),
    (("--where", "forehand holds HA", "--players", "7"), "--players"),
    (("--where", "forehand holds HA", "--score", "12,0"), "can begin like that"),
    (("--where", "forehand holds HA", "--score", "many"), "“many” must be whole numbers"),
    (("--where", "forehand holds HA", "--left", "40"), "everybody has at most 8 cards left"),
    (("--where", "forehand holds HA", "--order", "1,2"), "can begin like that"),
    (("--where", "forehand haz HA"), "plays, melds, announces half, announces whole, asks, says no."),
    (("--where", "forehand holds HA", "--options", "jokers:2"), "no variant"),
    (("--where", "forehand holds HA", "-n", str(MOST_DEALS + 1)), f"between 1 and {MOST_DEALS}"),
    (("--where", "forehand holds HA", "--keep", "all"), f"Choose from {', '.join(map(repr, KEEPS))}"),
    (("--left", "3"), "--left only works for deals you describe"),
    (("--options", "jokers:2"), "no variant"),
]


@pytest.mark.parametrize(("words", "said"), TYPED, ids=[" ".join(words)[:50] for words, _ in TYPED])
def test_what_is_wrong_is_said_in_a_sentence_with_status_two(run: Run, words: tuple[str, ...], said: str) -> None:
    status, out, told = run("deal", "--game", "tolva", *words, "--lang", "en")
    assert (status, out) == (2, "")
    assert said in told
    assert len(told) < 2000


def test_a_file_that_exists_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text("mine")
    status, _, told = run(*PAIR, "--to", str(file), "--lang", "en")
    assert (status, file.read_text()) == (2, "mine")
    assert "already exists" in told


def test_broken_off_it_keeps_whole_lines(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = search._tries

    def interrupted(*given: Any) -> Any:
        for number, tried in enumerate(tries(*given)):
            if number == 3:
                raise KeyboardInterrupt
            yield tried

    monkeypatch.setattr(search, "_tries", interrupted)
    file = tmp_path / "deals.jsonl"
    status, _, told = run(*PAIR, "-n", "9", "--to", str(file), "--lang", "en")
    assert (status, len(lines(file.read_text()))) == (130, 3)
    assert told.startswith("Stopped after 3 deals.")
    assert "Only 3 deals found of the 9" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_of_wishes_is_shown_by_examples_that_are_right(run: Run, lang: str) -> None:
    status, out, _ = run("deal", "--game", "tolva", "--where", "help", "--lang", lang)
    assert status == 0
    examples = [line.strip().partition(": ") for line in out.splitlines() if line.startswith("  ")]
    assert len(examples) > 12
    for name, _, wish in examples:
        game = re.sub(r"\W.*", "", name)
        options = {"revolution": True} if "revolution" in wish else {}
        assert Request(game, wish, players=4, options=options).said


def test_a_wish_may_be_typed_in_the_commands_language(run: Run) -> None:
    wish = ("--where", "förhand har precis 2 ess", "--seed", "1", "--lang", "sv")
    status, out, _ = run("deal", "--game", "tolva", *wish)
    assert status == 0
    assert json.loads(out)["comment"] == "forehand holds exactly 2 aces"
    status, _, told = run("deal", "--game", "tolva", "--where", "förhand har precis 2 ezz", "--lang", "sv")
    assert status == 2
    assert "Kolumn 22:" in told

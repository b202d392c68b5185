"""Sentences of a game from elsewhere that are not there or are written wrongly: named, and the rest is as it was."""

import random
from pathlib import Path

import pytest

from helpers.packages import FOLDER, install, on_path
from tolva_teach.cli.games import in_words
from tolva_teach.players import choose_at_random, play_record
from tolva_teach.records.record import deal_record
from tolva_teach.testing import words_missing
from tolva_teach.texts import sentence
from tolva_widgets import DealReplay, Quiz, RulesPage

WRONG = {
    "missing": ("did-trick-taken-femkort-take", None),
    "not closed": ("did-trick-taken-femkort-take", "{ $Taker take{ $taker-s } the trick."),
    "of a fact that there is none of": ("did-trick-taken-femkort-take", "{ $Thief } takes the trick."),
    "of a form that there is none of": ("did-trick-taken-femkort-take", "{ $Taker-sideways } takes the trick."),
    "without value": ("did-trick-taken-femkort-take", ""),
}


NOTHING_LEFT: dict[str, list[str]] = {"missing": [], "rules": [], "unheard": [], "unshown": []}


def installed(tmp_path: Path, key: str, said: str | None) -> Path:
    """Where Femkort is, whose English has this for a message."""
    site = install(FOLDER / "femkort", tmp_path / "site")
    file = site / "femkort" / "en" / "femkort.ftl"
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith(f"{key} =")]
    file.write_text("\n".join([*lines, *([] if said is None else [f"{key} = {said}"])]) + "\n", "utf-8")
    return site


@pytest.mark.parametrize("how", WRONG)
def test_a_sentence_is_named_where_it_would_stand_and_the_others_are_said(how: str, tmp_path: Path) -> None:
    key, said = WRONG[how]
    with on_path(installed(tmp_path, key, said)):
        assert words_missing("femkort", deals=1) == {"en": (key,)}
        players = [choose_at_random] * 2
        record = play_record(deal_record("femkort", 2, seed=4), players, random.Random(1))
        steps = range(1, 6)
        told = {
            lang: "".join(DealReplay(record, step=step, lang=lang).explanation for step in steps)
            for lang in ("en", "sv")
        }
        if said is None:
            assert "tar sticket" in told["en"]  # where there is none, it is said in Swedish
        else:
            line = (tmp_path / "site/femkort/en/femkort.ftl").read_text("utf-8").count("\n")
            place = f"femkort/en/femkort.ftl:{line}"
            about = {**NOTHING_LEFT, "game": "femkort", "package": "femkort", "words": {"en": [key]}}
            assert sentence("en", "words-unreadable", None, key=key, place=place) in told["en"]
            assert place in "".join(in_words(about, "sv"))
        assert key not in told["sv"]
        assert "femkort.last" in RulesPage("femkort", lang="en").html()
        assert Quiz("femkort", seed=7, lang="en")


@pytest.mark.parametrize("key", ["about-femkort", "game-femkort"])
def test_a_sentence_that_cannot_be_read_is_named_though_no_deal_says_it(key: str, tmp_path: Path) -> None:
    with on_path(installed(tmp_path, key, "{ $Taker")):
        assert key in words_missing("femkort", deals=0)["en"]


def test_a_sentence_that_a_match_says_at_its_end_alone_is_named(tmp_path: Path) -> None:
    with on_path(installed(tmp_path, "did-match-won-femkort-last", None)):
        assert words_missing("femkort", deals=1) == {"en": ("did-match-won-femkort-last",)}

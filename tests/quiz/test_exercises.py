"""The tasks of a lesson's exercises: what holds, why, and what the pictures show."""

from typing import Any

import pytest

from tolva_teach.quiz import mark
from tolva_teach.quiz.tricks import may_play, picture, takes
from tolva_teach.quiz.tricks.exercises import TASKS, Beats, MayPlay, Takes
from tolva_teach.texts import LANGUAGES


def test_cards_that_may_be_played_are_the_engines() -> None:
    assert may_play("HK H9 SA", trick="H10 HJ", trump="S") == {"HK", "H9"}
    assert may_play("HA H9 SA", trick="H10 HJ", trump="S") == {"HA"}


def test_card_that_takes_the_trick_is_the_engines() -> None:
    assert takes("HJ H10 HK SA") == "H10"
    assert takes("HJ H10 HK S6", trump="S") == "S6"


def test_learner_plays_after_those_in_the_trick() -> None:
    assert [play.seat for play in MayPlay("HA", trick="HK").trick] == [3]
    assert [play.seat for play in MayPlay("HA", trick="HK HQ HJ").trick] == [1, 2, 3]
    assert [play.seat for play in Takes(trick="HK HQ HJ H9").trick] == [1, 2, 3, 0]


def test_partners_card_is_called_the_partners() -> None:
    task = MayPlay("D10 D6", trick="DK D9")
    assert "partner" in task.why("D10", task.speaker("en"))


def test_ranks_are_compared_as_in_tolva() -> None:
    assert Beats("SA S10 SQ", trick="SK").answer == {"SA", "S10"}


TRUMPED = Takes(trick="DA C6 D10 C9", trump="C")
PLAIN = Takes(trick="HJ H10 SA")
RANKED = Beats("S10 SQ", trick="SK")


@pytest.mark.parametrize(
    ("task", "card", "said"),
    [
        (RANKED, "S10", "The ten beats the king."),
        (RANKED, "SQ", "The queen doesn’t beat the king."),
        (TRUMPED, "C9", "The nine of clubs is the highest trump and takes the trick."),
        (TRUMPED, "C6", "The nine of clubs is higher."),
        (TRUMPED, "DA", "The trick has been trumped, and the ace of diamonds isn’t a trump."),
        (PLAIN, "H10", "The ten of hearts is the highest card of the suit led, and nobody has trumped."),
        (PLAIN, "SA", "The ace of spades is neither of the suit led nor a trump, and can’t take the trick."),
    ],
)
def test_each_card_has_its_reason(task: Beats | Takes, card: str, said: str) -> None:
    assert task.why(card, task.speaker("en")) == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TASKS)
def test_every_task_speaks_both_languages(name: str, lang: str) -> None:
    task = TASKS[name]("HQ H7", trick="HK H10", trump="S")
    speaker = task.speaker(lang)
    assert task.ask(speaker)
    assert all(task.why(choice, speaker) for choice in task.choices)


def test_only_what_is_offered_can_be_answered() -> None:
    with pytest.raises(ValueError, match=r"MayPlay\('HA', trick='HK', trump=None\) does not offer SA"):
        mark(MayPlay("HA", trick="HK"), ["SA"])


def test_picture_says_in_words_what_it_shows() -> None:
    still = picture("S6 SK", trick="HA H7", trump="S", lang="en")
    assert 'alt="' in still.html
    for words in ("ace of hearts", "Trump in spades", "six of spades", "your partner"):
        assert words in still.words


def test_picture_calls_the_players_what_the_exercises_beside_it_do() -> None:
    words = picture("S6 SK", trick="HA HJ H7", trump="S", lang="en").words
    assert "Birger" in words
    assert "David" in words
    assert "player" not in words.lower()


def test_pictures_are_small() -> None:
    assert len(picture("HA HJ H6 CK", trick="S9 H8", trump="H").html) < 20_000


def test_exercises_are_about_another_trick_game_and_its_seats_too() -> None:
    two, three = {"game": "bondtolva"}, {"game": "bondtolva", "players": 3}
    assert Beats("SA S10 SQ S9", trick="SK", **two).verdict("S10").rule == "bond.deck"
    assert [play.seat for play in MayPlay("HA", trick="HK", **two).trick] == [1]
    assert [play.seat for play in MayPlay("HA", trick="HK HQ", **three).trick] == [1, 2]
    assert [place.party for place in Takes(trick="HK HQ H10", **three).table.places] == [0, 1, 2]
    assert may_play("DJ D9 SA", trick="C10 DK", trump="D", **three) == {"DJ", "D9"}
    assert takes("DK HQ", trump="H", **two) == "HQ"


@pytest.mark.parametrize("about", [{"game": "tolp"}, {"game": "bondtolva", "players": 5}])
def test_exercises_are_about_trick_games_alone(about: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no trick game"):
        may_play("HA", **about)


def test_cards_are_those_of_the_game() -> None:
    with pytest.raises(ValueError, match="Bondtolva is played without H8"):
        picture("H8", game="bondtolva")

"""Who has won a match of Tölp (tolp.match.open, tolp.match.rounds, tolp.match.streak)."""

from collections import Counter

import pytest

from helpers.breadth import so_many
from helpers.first_questions import first_questions
from helpers.golden_questions import called
from helpers.thumbs_wins import all_kings
from tolva_teach.play.match import stop
from tolva_teach.quiz.tolp import WHO_WINS
from tolva_teach.quiz.tolp.who_wins import WhoWins, WhoWinsQuestion
from tolva_teach.texts import LANGUAGES

each_size = pytest.mark.parametrize("family", WHO_WINS[:3], ids=called)
"""For three to five; more players change nothing but how many have never been king."""


def asked(family: WhoWins) -> list[WhoWinsQuestion]:
    return [question for level in (1, 2, 3) for question in first_questions(family, level, so_many(50, 100))]


def won_by(question: WhoWinsQuestion) -> int | None:
    """By the rules' own words."""
    match, kings = question.view.game.options["match"], all_kings(question)
    if match == "open":
        return None
    if "streak" in match:
        return kings[-1] if len(kings) >= match["streak"] and len(set(kings[-match["streak"] :])) == 1 else None
    times = Counter(kings)
    leaders = [seat for seat in times if times[seat] == max(times.values())]
    return leaders[0] if len(kings) >= match["rounds"] and len(leaders) == 1 else None


@each_size
def test_tolp_match_open_rounds_and_streak_say_who_has_won(family: WhoWins) -> None:
    for question in asked(family):
        winner = won_by(question)
        assert question.answer == {"seat:none" if winner is None else f"seat:{winner}"}


@each_size
def test_nobody_has_won_before_the_round_that_is_asked_about(family: WhoWins) -> None:
    """And what is seen is how often each has been king in those before it."""
    for question in asked(family)[::5]:
        times = Counter(question.position.kings)
        assert [tally.score for tally in question.table.tallies] == [times[seat] for seat in range(family.players or 4)]
        assert stop(question.record).standing.winner is None


@each_size
def test_tolp_match_streak_is_asked_with_the_kings_in_their_order(family: WhoWins) -> None:
    for question in asked(family)[::5]:
        speaker = question.speaker("en")
        said = " ".join(question.premises(speaker))
        of_streak = question.kinds <= {"streak", "broken"}
        assert ("in order: " in said) == of_streak
        if of_streak:
            first, *_, last = question.position.kings
            named = said.partition("in order: ")[2].partition(".")[0]
            assert named.startswith(speaker.seat(first))
            assert named.endswith(speaker.seat(last))


@pytest.mark.parametrize("lang", LANGUAGES)
@each_size
def test_hints_are_the_same_wherever_the_same_has_been_agreed(family: WhoWins, lang: str) -> None:
    said: dict[str, set[tuple[str, ...]]] = {}
    for question in asked(family)[::5]:
        match = question.view.game.options["match"]
        agreed = match if isinstance(match, str) else next(iter(match))
        said.setdefault(agreed, set()).add(tuple(hint.sentence(question.speaker(lang)) for hint in question.hints))
    assert {agreed: len(hints) for agreed, hints in said.items()} == {"open": 1, "rounds": 1, "streak": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
@each_size
def test_each_player_who_has_not_won_has_a_reason_of_their_own(family: WhoWins, lang: str) -> None:
    for question in asked(family):
        speaker, wrong = question.speaker(lang), set(question.choices) - question.answer - {"seat:none"}
        reasons = {question.why(choice, speaker) for choice in wrong}
        assert len(reasons) == len(wrong)

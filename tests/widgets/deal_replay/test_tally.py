"""The answers along a deal: counted at its end, and a way back to each that was wrong."""

import re

import pytest

from helpers.example_deal import DAVID, LAST, OVERTAKEN
from helpers.parts import synced
from tolva_teach.playout import PlayedName
from tolva_teach.texts import rule
from tolva_widgets.deal_replay import DealReplay


@pytest.fixture
def asking() -> DealReplay:
    """The example as David is asked; at his second card he revokes, and then plays rightly."""
    replay = DealReplay(lang="en", view=DAVID, ask=True, step=OVERTAKEN - 1)
    replay.choose("H7")
    replay.choose("HA")
    return replay


def ways_back(replay: DealReplay) -> list[tuple[str, str]]:
    return re.findall('data-step="([0-9]+)">(.*?)</button>', replay.explanation)


def test_first_answer_counts_and_stands_under_the_rule_that_it_broke(asking: DealReplay) -> None:
    asking.step = LAST - 1
    assert "<details" in asking.explanation
    assert "Your answers so far: 0 of 1 right" in asking.explanation
    assert "You have answered one question, and it was wrong." in asking.explanation
    assert f"<strong>{rule('en', 'trick.overtake').title}</strong>" in asking.explanation
    assert ways_back(asking) == [(str(OVERTAKEN - 1), "Trick 2, card 4")]
    assert "Play the seven of hearts" in asking.explanation


def test_at_the_end_of_the_deal_it_is_told_to_the_eye_and_to_the_ear(asking: DealReplay) -> None:
    asking.step = OVERTAKEN
    assert "answered" not in asking.said
    asking.step = LAST
    line = "You have answered one question, and it was wrong."
    assert '<section class="tolva-tally">' in asking.explanation
    assert line in asking.said
    assert line in asking.caption[1]


def test_what_was_passed_by_is_counted_apart(asking: DealReplay) -> None:
    for step in range(OVERTAKEN, LAST + 1):
        asking.step = step
    questions = sum(one.decision is not None and one.decision.seat == int(DAVID) for one in asking.session.replay)
    assert f"You have skipped {questions - 2} questions." in asking.said  # nor was his first card asked for


def test_who_has_answered_nothing_is_told_of_no_result() -> None:
    replay = DealReplay(lang="en", view=DAVID, ask=True)
    for step in (OVERTAKEN - 1, LAST):
        replay.step = step
        assert "tolva-tally" not in replay.explanation
        assert "answered" not in replay.said


def test_another_record_begins_at_nothing_and_who_is_not_asked_sees_no_result(asking: DealReplay) -> None:
    asking.ask = False
    asking.step = LAST
    assert "tolva-tally" not in asking.explanation
    asking.ask = True
    assert "tolva-tally" in asking.explanation
    asking.load(7)
    asking.step = asking.session.last
    assert "tolva-tally" not in asking.explanation


def test_way_back_is_named_by_the_place_alone_not_by_what_was_done_there() -> None:
    """A place after the decision tells of it: "Cilla passes"."""
    replay = DealReplay(PlayedName.of("tolp", 7), lang="en", ask=True)
    missed = []
    for step in replay.session.replay[1:]:
        replay.step = step.number - 1
        offers = replay.session.offers
        if offers and offers.sets:
            replay.decide(list(offers.sets[0].cards)[:2])
            if replay.session.answer and not replay.session.answer.verdict:
                missed.append((str(replay.step), replay._teller.place_asked(replay.session.step)))
    replay.step = replay.session.last
    assert len(missed) > 10
    assert sorted(ways_back(replay)) == sorted(missed)
    assert not [place for _step, place in missed if re.search("pass|lays", place)]


def test_box_to_be_asked_closes_the_others_cards_and_one_may_open_them_again() -> None:
    replay = DealReplay(lang="en", step=OVERTAKEN - 1)
    replay._choices.chosen = {"view": "open", "ask": "yes"}
    assert (replay.view, replay.ask) == (DAVID, True)
    assert "You are to play" in replay.explanation or "It is your turn" in replay.explanation
    assert '"view": "3"' in str(synced(replay._choices)).replace("'", '"')
    replay._choices.chosen = {"view": "open", "ask": "yes"}
    assert (replay.view, replay.ask) == ("open", True)

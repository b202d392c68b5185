"""What is told of a step, to whom, and what is not told."""

import json

import pytest

from helpers.example_deal import DAVID, LAST, MARKUP, OVERTAKEN, cut
from helpers.parts import synced
from tolva_teach.examples import example
from tolva_teach.records.record import deal_record
from tolva_teach.texts import rule
from tolva_widgets.replay.widget import DealReplay


def test_record_without_a_play_says_so() -> None:
    dealt = DealReplay(deal_record("tolva", 4, seed=7), lang="en")
    assert "nobody has played yet" in dealt.explanation
    assert "nobody has played yet" in dealt.said
    assert "nobody has played yet" in dealt.caption[0]


def test_record_that_ends_before_the_deal_says_so_at_its_end() -> None:
    replay = DealReplay(cut(example("en"), 5), lang="en")
    assert "isn’t finished" not in replay.explanation
    replay.step = 5
    assert "isn’t finished" in replay.explanation
    replay.load(None)
    replay.step = LAST
    assert "isn’t finished" not in replay.explanation


def test_explanation_says_what_happened_the_rule_the_reason_the_cards_and_the_note(replay: DealReplay) -> None:
    replay.step = OVERTAKEN
    told = replay.explanation
    assert "David heads the trick with the ace of hearts" in told
    assert rule("en", "trick.overtake").title in told
    assert "must be played, even though Birger, David’s partner, " in told
    assert "Not allowed" in told
    assert "seven of hearts" in told
    assert "David would gladly let Birger’s ten take the trick" in told
    assert replay.note.startswith("David would gladly let Birger’s ten take the trick")


def test_note_on_a_step_leaves_room_to_a_question(replay: DealReplay) -> None:
    replay.step = OVERTAKEN
    replay.ask = True
    assert "tolva-question" in replay.explanation
    assert replay.note == ""


def test_one_seats_view_says_which_cards_could_be_played_for_that_seat_only(replay: DealReplay) -> None:
    replay.view = DAVID
    replay.step = OVERTAKEN
    assert "Not allowed" in replay.explanation
    replay.step = OVERTAKEN - 2
    assert "Allowed" not in replay.explanation
    assert "tolva-reason" not in replay.explanation
    assert rule("en", "trick.overtake").title in replay.explanation


@pytest.mark.parametrize("step", [1, 2])
def test_one_seats_view_does_not_change_with_cards_it_does_not_see(step: int) -> None:
    sent = set()
    for swapped in (False, True):
        source = cut(example("en"), step)
        hands = source["deals"][0]["hands"]
        if swapped:
            one, other = hands[2].index("D10"), hands[3].index("D8")
            hands[2][one], hands[3][other] = hands[3][other], hands[2][one]
        replay = DealReplay(source, lang="en", view="0", step=step)
        assert replay.step == step
        sent.add(json.dumps(synced(replay), default=str))
    assert len(sent) == 1


def test_strangers_text_is_escaped_everywhere() -> None:
    source = cut(example("en"), 1, f"0 play CA ; {MARKUP}")
    source.update(names=[MARKUP] * 4, title=MARKUP, comment=MARKUP)
    replay = DealReplay(source, lang="en")
    for step in (0, 1):
        replay.step = step
        assert "<img" not in replay.explanation
    replay.load({**source, "format": MARKUP})
    assert "<img" not in replay.message
    source["deals"][0]["events"] = [MARKUP]
    replay.load(source)
    assert "<img" not in replay.message
    assert "&lt;img" in replay.message

"""Steps, and what the controls, the table and the page show of them."""

from helpers.example_deal import LAST, OVERTAKEN
from tolva_widgets.replay.widget import DealReplay


def test_step_keeps_within_the_record(replay: DealReplay) -> None:
    replay.step = 1000
    assert replay.step == LAST
    replay.step = -5
    assert replay.step == 0


def test_next_leads_to_where_the_next_trick_has_been_taken_and_at_last_to_the_end(replay: DealReplay) -> None:
    seen = []
    while replay.step < LAST:
        replay.to_next_section()
        seen.append(replay.step)
    assert len(seen) == 9 + 1, "nine tricks, then the counting"
    assert seen[-2:] == [LAST - 1, LAST]
    assert seen[:2] == [4, OVERTAKEN]
    assert replay._controls.marks == seen, "the page goes the same way without asking"


def test_controls_and_replay_show_the_same_step(replay: DealReplay) -> None:
    replay._controls.step = 7
    assert replay.step == 7
    replay.step = 5
    assert replay._controls.step == 5


def test_a_taken_trick_lies_on_the_table_until_the_next_card(replay: DealReplay) -> None:
    def trick() -> list[str | None]:
        table = replay._table.table
        return [card.card for zone in table.zones if zone.kind == "centre" for card in zone.cards]

    replay.step = OVERTAKEN
    assert trick() == ["H6", "H10", "HJ", "HA"]
    replay.step = OVERTAKEN + 3
    assert trick() == ["D8"]

"""The running score beside the table."""

import re

from helpers.example_deal import LAST, OVERTAKEN
from tolva_widgets.replay.widget import DealReplay


def test_score_counts_a_trick_as_the_table_does(replay: DealReplay) -> None:
    """Also while a full trick lies on the table that nobody has gathered yet."""
    for step in (OVERTAKEN, OVERTAKEN + 1, LAST - 1, LAST):
        replay.step = step
        table = replay._table.table
        assert table is not None
        tricks = {zone.seat: zone.facts["tricks"] for zone in table.zones if zone.kind == "taken"}
        told = [int(number) for number in re.findall(r"<td>(\d+)</td></tr>", replay.explanation)]
        assert told == [tricks[0], tricks[1]], step


def test_running_score_follows_the_steps(replay: DealReplay) -> None:
    replay.step = LAST
    assert "<td>3</td><td>46</td><td>4</td>" in replay.explanation
    assert "<td>2</td><td>74</td><td>5</td>" in replay.explanation

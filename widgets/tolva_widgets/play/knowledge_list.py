"""What one can know of the others: a list beside the table, seat by seat, what came to light last first."""

from collections.abc import Sequence

from htpy import Node, fragment, h2, h3, li, p, section, ul

from tolva_teach.knowing import Knowledge
from tolva_teach.texts import Speaker, sentence
from tolva_teach.texts import known as in_words


def knowledge_list(can_know: Knowledge, names: Sequence[str], speaker: Speaker) -> Node:
    """The list, as HTML. A seat's plate in the picture leads to what is listed of it.

    Args:
        can_know: what the learner's seat can know.
        names: what the seats are called.
        speaker: speaks to the learner.
    """
    seats = [seat for seat in range(len(names)) if seat != can_know.seat]
    told = [(seat, can_know.newest_first(seat)) for seat in seats]
    of_each = [
        fragment[
            h3(tabindex="-1", data_known_of=str(seat))[names[seat]],
            ul[(li[in_words(point, speaker)] for point in points)],
        ]
        for seat, points in told
        if points
    ]
    return section(".tolva-play-known")[
        h2[sentence(speaker.lang, "play-known")],
        of_each or p[sentence(speaker.lang, "play-known-nothing")],
        [p(".tolva-play-remark")[in_words(remark, speaker)] for remark in can_know.remarks],
    ]

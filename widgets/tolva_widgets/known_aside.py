"""What one can know of the others, in words: a list beside the table, seat by seat, what came to light last first."""

from collections.abc import Sequence

from htpy import Node, fragment, h2, h3, li, p, section, ul

from tolva_teach.games.base import View
from tolva_teach.knowing import NothingKnownError, knowledge
from tolva_teach.texts import Speaker, sentence
from tolva_teach.texts import known as in_words


def known_aside(view: View, names: Sequence[str], speaker: Speaker) -> Node:
    """The list, as HTML; nothing for a game of which nobody has written what can be known.

    Args:
        view: what the learner's seat sees.
        names: what the seats are called.
        speaker: speaks to the learner.
    """
    try:
        can_know = knowledge(view)
    except NothingKnownError:
        return None
    seats = [seat for seat in range(view.game.players) if seat != can_know.seat]
    told = [(names[seat], can_know.newest_first(seat)) for seat in seats]
    of_each = [
        fragment[h3[name], ul[(li[in_words(point, speaker)] for point in points)]] for name, points in told if points
    ]
    return section(".tolva-play-known")[
        h2[sentence(speaker.lang, "play-known")],
        of_each or p[sentence(speaker.lang, "play-known-nothing")],
        [p(".tolva-play-remark")[in_words(remark, speaker)] for remark in can_know.remarks],
    ]

"""Functions for a lesson's cells: what the rules say of a hand and a trick, and a picture of both.

Cards are written side by side, the trick's in the order played; the hand's owner plays next.

>>> may_play("HK H9 SA", trick="H10 HJ", trump="S") == {"HK", "H9"}
True
>>> takes("H10 HK S6 HA", trump="S")
'S6'
"""

from typing import Any

from tolva_teach.picture import Still, still
from tolva_teach.quiz.tricks.exercises import MayPlay, Takes
from tolva_teach.rules.cards import Card, Suit


def may_play(hand: str, *, trick: str = "", trump: Suit | None = None, **about: Any) -> frozenset[Card]:
    """The cards of the hand that may be played to the trick.

    Args:
        hand: the learner's cards.
        trick: what lies on the table, in the order played.
        trump: the trump suit's letter, if trump is set.
        about: `game` and `players`, where it is not the game that is met first.

    Raises:
        ValueError: no such card or suit, a card twice, too many cards in the trick, or a position that no deal comes
            to.
    """
    return MayPlay(hand, trick=trick, trump=trump, **about).answer


def takes(trick: str, *, trump: Suit | None = None, **about: Any) -> Card:
    """The card that wins the trick as it lies (trick.winner); `about` as of `may_play`.

    Raises:
        ValueError: as of `may_play`.
        IndexError: nothing has been played yet.
    """
    (card,) = Takes(trick=trick, trump=trump, **about).answer
    return card


def picture(
    hand: str = "",
    *,
    trick: str = "",
    trump: Suit | None = None,
    trump_by: int | None = None,
    lang: str = "sv",
    **about: Any,
) -> Still:
    """The hand and the trick at a table, the card that wins so far marked; to be the last value of a cell. `about` as
    of `may_play`.

    Raises:
        ValueError: as of `may_play`, or no such language.
    """
    shown = MayPlay(hand, trick=trick, trump=trump, trump_by=trump_by, **about)
    return still(shown.table, lang=lang, names=shown.names, layout="tall")

"""Who deals, and what is wrong with a deal: asked in every game."""

from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.judging.index.case import Asks, Case, Outcome
from tolva_teach.judging.index.question import Question, next_dealer, next_match
from tolva_teach.judging.index.tricks import ALL, FORMS


def _dealt_wrong(rule: str, outcome: str) -> Asks:
    """How many cards each should have been dealt.

    Args:
        rule: the one that tells of it.
        outcome: the answer where hands may differ by a card; else it is how many cards every hand has.
    """

    def asks(game: Game[Any], case: Case) -> Outcome:
        del case
        dealt = game.deal_out(game.pack, 0, game.first_standing(None, 0, None))
        sizes = {*map(len, dealt.hands)}
        return Outcome(outcome or str(sizes.pop()), rule)

    return asks


def _misdeal(game: str, rule: str, outcome: str = "") -> Question:
    return Question("misdeal", Case({}, _dealt_wrong(rule, outcome)), (game,))


DEALING: tuple[Question, ...] = (
    Question("next-dealer", Case({}, next_dealer()), (*ALL, "trettioett")),
    Question("next-dealer", Case({}, next_dealer("tolp.deal")), ("tolp",)),
    Question("next-match", Case({}, next_match), FORMS),
    Question("next-match", Case({}, next_match), ("bondtolva",)),
    _misdeal("tolva", "tolva.deal"),
    _misdeal("plocketolva", "plocke.deal"),
    _misdeal("bordstolva", "bord.deal"),
    _misdeal("bondtolva", "bond.deal"),
    _misdeal("tolp", "tolp.deal", outcome="shared"),
    _misdeal("trettioett", "thirtyone.deal"),
)

"""What somebody answers who does not know a rule that no verdict names: it says which cards one has, which suit is
trump, or since when the trick rules apply, and they then decide.

Such a rule is exercised by a level where whoever does not know it goes wrong.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache

from helpers.courses import LEVELS
from tolva_teach.games import form_of
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.quiz import MustPlayQuestion, Narrowed
from tolva_teach.quiz.tricks.forms import stock_gone
from tolva_teach.rules.cards import Card
from tolva_teach.rules.tricks import obligation

Answer = Callable[[TrickView], Collection[Card] | None]
"""The cards that one would play, not knowing the rule; None where it makes no difference."""


def trump_of_the_last_meld(view: TrickView) -> Collection[Card] | None:
    """The first meld sets trump, the later ones do not change it."""
    if len(view.board.melds) < 2 or not view.trick:
        return None
    return obligation(frozenset(view.available), view.trick, view.board.melds[-1].suit).cards


def free_to_the_end(view: TrickView) -> Collection[Card] | None:
    """After the stock is gone one is no longer free."""
    return view.available if stock_gone(view) else None


def from_the_hand_alone(view: TrickView) -> Collection[Card] | None:
    """What lies face up before one is among the cards that one has."""
    if not view.trick or not view.hand:
        return None
    return obligation(frozenset(view.hand), view.trick, view.board.trump).cards


UNAWARE: Mapping[str, tuple[str, Answer]] = {
    "tolva.trump": ("tolva", trump_of_the_last_meld),
    "bond.trump": ("bondtolva", trump_of_the_last_meld),
    "bond.phase2": ("bondtolva", free_to_the_end),
    "bord.available": ("bordstolva", from_the_hand_alone),
}
"""By rule, in which game and its forms it holds, and what one answers without it."""


@cache
def missed_without() -> frozenset[str]:
    """The rules for each of which some task of a level is answered wrongly by who does not know it."""
    return frozenset(rule for rule, (game, answer) in UNAWARE.items() if any(_errs(game, answer)))


def _errs(game: str, answer: Answer) -> Iterator[bool]:
    """Of each task that it makes a difference for, whether somebody goes wrong who answers so."""
    for level in LEVELS.values():
        for task in level.each_task():
            question = task.question if isinstance(task, Narrowed) else task
            if not isinstance(question, MustPlayQuestion):
                continue
            asked, picked = question.view.game.name, answer(question.view)
            if game in (asked, form_of(asked)) and picked is not None:
                yield set(picked) != question.answer

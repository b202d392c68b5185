"""Who plays the deals: players of one kind, or of all sorts."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from random import Random
from typing import Any

from tolva_teach.dealer.building import below
from tolva_teach.dealer.requests import VARIED
from tolva_teach.games import GAMES
from tolva_teach.games.base import Decision, View
from tolva_teach.players import Chooser, chooser, kinds_of
from tolva_teach.players.random_play import choose as choose_at_random
from tolva_teach.players.random_play import pick
from tolva_teach.rules.cards import Card

_SELDOM = 20
"""Once in so many times somebody who is quiet does anything."""


def seated(by: str, game: str, count: int, chance: Random, kept: Collection[Card] = ()) -> list[Chooser]:
    """A player for each seat.

    Args:
        by: one of `PLAYED_BY`.
        chance: draws what sort each deal is played by, where it is by all sorts.
        kept: cards that players of some sorts keep as long as they can.
    """
    if by != VARIED:
        return [chooser(by, game)] * count
    if kept and below(3, chance):
        return [partial(_keep, kept=kept, is_quiet=bool(below(2, chance)))] * count
    sensible = chooser("beginner" if "beginner" in kinds_of(game) else "random", game)
    spared = pick(chance, sorted(GAMES[game](count).verbs))
    long, keeping = partial(_try_anything, but=spared), partial(_try_anything, pick_of=_first)
    sorts = (sensible, sensible, _try_anything, choose_at_random, long, keeping)
    return [sorts[below(len(sorts), chance)]] * count


def _keep(view: View, chance: Random, kept: Collection[Card], *, is_quiet: bool) -> Decision:
    """Anything, but that certain cards are kept while there is another; who is quiet seldom does but what the game
    names first, such as playing a card."""
    legal: tuple[Any, ...] = view.game.legal(view)
    verbs = dict.fromkeys(decision.verb for decision in legal)
    is_first = is_quiet and below(_SELDOM, chance)  # seldom another, for some deals would have no end
    verb = next(verb for verb in view.game.verbs if verb in verbs) if is_first else pick(chance, list(verbs))
    of_verb: list[Decision] = [decision for decision in legal if decision.verb == verb]
    return pick(chance, [decision for decision in of_verb if not set(decision.args) & set(kept)] or of_verb)


def _first(_chance: Random, among: Sequence[Decision]) -> Decision:
    """The one that the game lists first: what can stand in for anything, such as a joker, is kept to the last."""
    return among[0]


def _try_anything(
    view: View, chance: Random, but: str = "", pick_of: Callable[[Random, Sequence[Decision]], Decision] = pick
) -> Decision:
    """Any kind of thing that may be done, each as likely however many ways there are to do it: what is seldom among all
    that is legal, such as a question, is tried as often as what is frequent.

    Args:
        but: what is never done while there is anything else to do, so that deals come to last.
        pick_of: chooses among what can be done of the kind.
    """
    legal: tuple[Any, ...] = view.game.legal(view)
    verbs = list(dict.fromkeys(decision.verb for decision in legal))
    verb = pick(chance, [verb for verb in verbs if verb != but] or verbs)
    return pick_of(chance, [decision for decision in legal if decision.verb == verb])

"""What is asked about in Bondtolva for two: what `of_tricks` has, and what one does in the first phase, where each
plays what they like."""

from collections.abc import Sequence
from typing import Any

from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players.advice.outlook import Outlook
from tolva_teach.rules.cards import Card, rank
from tolva_teach.strategy.of_tricks import (
    BY_PAIR,
    BY_TRUMPS_AND_LEFT,
    About,
    Figured,
    between_all,
    between_suits,
    cards_of_pairs,
    choosing,
    of_rank,
    tens_to_lead,
    trumps_to_lead,
)

_MATADORS = ("A", "10")


def _by_phase(outlook: Outlook) -> str:
    return "first" if _is_free(outlook) else "second"


def _by_melds(outlook: Outlook) -> str:
    return "melded" if outlook.view.board.melds else "no-meld"


def _by_what_it_brings(outlook: Outlook) -> str:
    """By what there is to gain with the trick, besides the lead."""
    if outlook.pairs():
        return "pair"
    lies = any(rank(card) in _MATADORS for _, card in outlook.view.trick)
    return "matador" if lies else "nothing"


def _by_matador(outlook: Outlook) -> str:
    """By which matadors one could throw in."""
    ranks = {rank(card) for card in matadors_to_throw(outlook)}
    return "both" if len(ranks) > 1 else "ace" if "A" in ranks else "ten"


def _is_free(outlook: Outlook) -> bool:
    """Whether it is the first phase (bond.phase1)."""
    rules: Any = outlook.view.game
    return bool(rules.in_first_phase(outlook.view.board))


def takers(outlook: Outlook) -> Sequence[Card]:
    """In the first phase: the cards that take the trick, where none of them is of a pair to be melded."""
    takes = outlook.takers if outlook.view.trick and _is_free(outlook) else frozenset()
    return [] if takes & {*cards_of_pairs(outlook)} else [card for card in outlook.playable if card in takes]


def matadors_to_throw(outlook: Outlook) -> Sequence[Card]:
    """In the first phase: the aces and tens that do not take the trick."""
    if not outlook.view.trick or not _is_free(outlook):
        return []
    return [card for card in outlook.playable if rank(card) in _MATADORS and card not in outlook.takers]


def aces_to_lead(outlook: Outlook) -> Sequence[Card]:
    """On the lead in the first phase: the aces."""
    return of_rank(outlook, "A") if not outlook.view.trick and _is_free(outlook) else []


FIGURED = Figured(
    2,
    {
        "pair": About(cards_of_pairs, ("keep", "break"), _by_melds, ("no-meld", "melded")),
        "take": About(takers, ("leave", "take"), _by_what_it_brings, ("pair", "matador", "nothing")),
        "throw": About(matadors_to_throw, ("other", "matador"), _by_matador, ("ace", "ten", "both")),
        "ace": About(aces_to_lead, ("other", "ace"), *BY_PAIR),
        "ten": About(tens_to_lead, ("other", "ten"), _by_phase, ("first", "second")),
        "trump": About(trumps_to_lead, ("other", "trump"), *BY_TRUMPS_AND_LEFT),
    },
)


def between_cards_of_pairs(view: TrickView) -> Sequence[Decision]:
    """Of each suit one card to play to a trick, as `cards_of_pairs`."""
    return between_suits(choosing(view), cards_of_pairs) if view.trick else ()


def between_takers(view: TrickView) -> Sequence[Decision]:
    """Of each suit one card to play to a trick, as `takers`."""
    return between_suits(choosing(view), takers)


def between_matadors(view: TrickView) -> Sequence[Decision]:
    """Of each suit one card to play to a trick, as `matadors_to_throw`."""
    return between_suits(choosing(view), matadors_to_throw)


def between_leads_of_tens(view: TrickView) -> Sequence[Decision]:
    """Of each suit one card to lead, as `tens_to_lead`."""
    return between_suits(choosing(view), tens_to_lead)


def between_leads_of_trumps(view: TrickView) -> Sequence[Decision]:
    """All the cards that are left, as `trumps_to_lead`."""
    return between_all(choosing(view), trumps_to_lead)

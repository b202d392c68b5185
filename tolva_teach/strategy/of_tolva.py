"""What is asked about in Tolva for four: what `of_tricks` has, and gifts to a partner."""

from collections.abc import Sequence

from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players.advice.outlook import Outlook
from tolva_teach.rules.cards import Card
from tolva_teach.rules.tricks import winning
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


def _by_trump(outlook: Outlook) -> str:
    return "no-trump" if outlook.trump is None else "trump"


_BY_TRUMP = _by_trump, ("no-trump", "trump")


def aces_to_first_lead(outlook: Outlook) -> Sequence[Card]:
    """To the first trick: the aces."""
    view = outlook.view
    return [] if view.trick or view.board.tricks else of_rank(outlook, "A")


def tens_to_give(outlook: Outlook) -> Sequence[Card]:
    """To a trick that no opponent can take from the partner: the tens."""
    return of_rank(outlook, "10") if _partner_is_sure(outlook) else []


def aces_to_give(outlook: Outlook) -> Sequence[Card]:
    """To a trick that no opponent can take from the partner: the aces."""
    return of_rank(outlook, "A") if _partner_is_sure(outlook) else []


def _partner_is_sure(outlook: Outlook) -> bool:
    """Whether the trick is the partner's, whatever the seat and the opponents play to it."""
    if not outlook.view.trick or outlook.takers:
        return False
    seat, best = winning(outlook.view.trick, outlook.trump)
    return outlook.is_own(seat) and not outlook.threats(best, outlook.opponents)


FIGURED = Figured(
    4,
    {
        "pair": About(cards_of_pairs, ("keep", "break"), *_BY_TRUMP),
        "ace": About(aces_to_first_lead, ("other", "ace"), *BY_PAIR),
        "ten": About(tens_to_lead, ("other", "ten"), *_BY_TRUMP),
        "give-ten": About(tens_to_give, ("other", "ten"), *_BY_TRUMP),
        "give-ace": About(aces_to_give, ("other", "ace"), *_BY_TRUMP),
        "trump": About(trumps_to_lead, ("other", "trump"), *BY_TRUMPS_AND_LEFT),
    },
)


def between_cards_of_pairs(view: TrickView) -> Sequence[Decision]:
    """All the cards that may be played to a trick, as `cards_of_pairs`."""
    return between_all(choosing(view), cards_of_pairs) if view.trick else ()


def between_leads_of_trumps(view: TrickView) -> Sequence[Decision]:
    """All the cards that are left, as `trumps_to_lead`."""
    return between_all(choosing(view), trumps_to_lead)


def between_first_leads(view: TrickView) -> Sequence[Decision]:
    """Of each suit one card to lead, as `aces_to_first_lead`."""
    return between_suits(choosing(view), aces_to_first_lead)


def between_leads_of_tens(view: TrickView) -> Sequence[Decision]:
    """Of each suit one card to lead, as `tens_to_lead`."""
    return between_suits(choosing(view), tens_to_lead)

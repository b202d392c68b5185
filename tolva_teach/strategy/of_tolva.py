"""What is asked about in Tolva: cards that one might keep or spend, the best of them against the best of the rest."""

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import TypeAlias

from tolva_teach.games.base import Decision
from tolva_teach.games.melding import pair
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players import tricks as beginner
from tolva_teach.players.advice.outlook import Outlook
from tolva_teach.rules.cards import SUITS, Card, Rank, rank, suit
from tolva_teach.rules.tricks import winning

AtStake: TypeAlias = Callable[[Outlook], Sequence[Card]]
"""Which of the playable cards are asked about; none where the position is about something else."""


def choosing(view: TrickView) -> Outlook:
    """What the seat knows that is to play a card; with no card to choose among where it had better say something
    first."""
    says = beginner.choose(view, Random(0)).verb != "play"
    return Outlook(view, [] if says else [its.args[0] for its in view.game.legal(view) if its.verb == "play"])


def cards_of_pairs(outlook: Outlook) -> Sequence[Card]:
    """The kings and queens that may still be melded together."""
    return [card for its in outlook.pairs() for card in pair(its)]


def aces_to_first_lead(outlook: Outlook) -> Sequence[Card]:
    """To the first trick: the aces."""
    view = outlook.view
    return [] if view.trick or view.board.tricks else _of_rank(outlook, "A")


def tens_to_lead(outlook: Outlook) -> Sequence[Card]:
    """On the lead: the tens whose ace an opponent may have."""
    return [] if outlook.view.trick else outlook.tens_in_danger()


def trumps_to_lead(outlook: Outlook) -> Sequence[Card]:
    """On the lead: the trumps."""
    return [] if outlook.view.trick else outlook.trumps()


def tens_to_give(outlook: Outlook) -> Sequence[Card]:
    """To a trick that no opponent can take from the partner: the tens."""
    return _of_rank(outlook, "10") if _partner_is_sure(outlook) else []


def aces_to_give(outlook: Outlook) -> Sequence[Card]:
    """To a trick that no opponent can take from the partner: the aces."""
    return _of_rank(outlook, "A") if _partner_is_sure(outlook) else []


def either(outlook: Outlook, at_stake: Collection[Card]) -> Sequence[Decision]:
    """The most promising of the other cards, and of these; nothing where there are none of the one kind."""
    rest = [card for card in outlook.playable if card not in at_stake]
    if not rest or len(rest) == len(outlook.playable):
        return ()
    return best_of(outlook, rest), best_of(outlook, [card for card in outlook.playable if card in at_stake])


def best_of(outlook: Outlook, cards: Collection[Card]) -> Decision:
    """The most promising of these cards, as a beginner sees it."""
    return beginner.best_play(outlook.view, _plays(outlook, cards))


def between_cards_of_pairs(view: TrickView) -> Sequence[Decision]:
    """All the cards that may be played to a trick, as `cards_of_pairs`."""
    return _between_all(choosing(view), cards_of_pairs) if view.trick else ()


def between_leads_of_trumps(view: TrickView) -> Sequence[Decision]:
    """All the cards that are left, as `trumps_to_lead`."""
    return _between_all(choosing(view), trumps_to_lead)


def between_first_leads(view: TrickView) -> Sequence[Decision]:
    """Of each suit one card to lead, as `aces_to_first_lead`."""
    return _between_suits(choosing(view), aces_to_first_lead)


def between_leads_of_tens(view: TrickView) -> Sequence[Decision]:
    """Of each suit one card to lead, as `tens_to_lead`."""
    return _between_suits(choosing(view), tens_to_lead)


def _between_all(outlook: Outlook, asked: AtStake) -> Sequence[Decision]:
    return _plays(outlook, outlook.playable) if either(outlook, asked(outlook)) else ()


def _between_suits(outlook: Outlook, asked: AtStake) -> Sequence[Decision]:
    """Of each suit a card that is asked about, else the most promising."""
    at_stake = asked(outlook)
    if not either(outlook, at_stake):
        return ()
    of_suits = [[card for card in outlook.playable if suit(card) == its] for its in SUITS]
    return [best_of(outlook, [card for card in its if card in at_stake] or its) for its in of_suits if its]


def _of_rank(outlook: Outlook, its: Rank) -> Sequence[Card]:
    return [card for card in outlook.playable if rank(card) == its]


def _partner_is_sure(outlook: Outlook) -> bool:
    """Whether the trick is the partner's, whatever the seat and the opponents play to it."""
    if not outlook.view.trick or outlook.takers:
        return False
    seat, best = winning(outlook.view.trick, outlook.trump)
    return outlook.is_own(seat) and not outlook.threats(best, outlook.opponents)


def _plays(outlook: Outlook, cards: Collection[Card]) -> Sequence[Decision]:
    return [Decision(outlook.view.seat, "play", (card,)) for card in cards]

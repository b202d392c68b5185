"""What is asked about in the trick games: cards that one might keep or spend, the best of them against the best of the
rest."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from tolva_teach.games.base import Decision
from tolva_teach.games.melding import pair
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players import tricks as beginner
from tolva_teach.players.advice.outlook import Outlook
from tolva_teach.rules.cards import SUITS, Card, Rank, rank, suit

AtStake: TypeAlias = Callable[[Outlook], Sequence[Card]]
"""Which of the playable cards are asked about; none where the position is about something else."""

_MANY_LEFT = 4
_MANY_TRUMPS = 3
"""From so many cards on, and so many trumps, it makes no difference to the band how many are left."""


class About(NamedTuple):
    """What is to be decided."""

    at_stake: AtStake
    """The cards that one might play or not."""
    ways: tuple[str, str]
    """What it is called to play another card, and one of these."""
    band: Callable[[Outlook], str]
    bands: Sequence[str]
    """Which of such positions it is, of all of them."""


class Figured(NamedTuple):
    """A form of a game of which figures are counted."""

    players: int
    about: Mapping[str, About]


def by_pair(outlook: Outlook) -> str:
    """By whether the seat has a pair to meld."""
    return "pair" if outlook.pairs() else "no-pair"


def by_trumps_and_left(outlook: Outlook) -> str:
    """By how many trumps the seat has, and of a single one by how many cards."""
    trumps = len(outlook.trumps())
    if trumps > 1:
        return f"{min(trumps, _MANY_TRUMPS)}-trumps"
    return f"1-of-{min(len(outlook.playable), _MANY_LEFT)}"


BY_PAIR = by_pair, ("pair", "no-pair")
BY_TRUMPS_AND_LEFT = by_trumps_and_left, ("1-of-2", "1-of-3", "1-of-4", "2-trumps", "3-trumps")


def choosing(view: TrickView) -> Outlook:
    """What the seat knows that is to play a card; with no card to choose among where it had better say something
    first."""
    says = beginner.choose(view, Random(0)).verb != "play"
    return Outlook(view, [] if says else [its.args[0] for its in view.game.legal(view) if its.verb == "play"])


def cards_of_pairs(outlook: Outlook) -> Sequence[Card]:
    """The kings and queens that may still be melded together."""
    return [card for its in outlook.pairs() for card in pair(its)]


def tens_to_lead(outlook: Outlook) -> Sequence[Card]:
    """On the lead: the tens whose ace an opponent may have."""
    return [] if outlook.view.trick else outlook.tens_in_danger()


def trumps_to_lead(outlook: Outlook) -> Sequence[Card]:
    """On the lead: the trumps."""
    return [] if outlook.view.trick else outlook.trumps()


def of_rank(outlook: Outlook, its: Rank) -> Sequence[Card]:
    """The playable cards of a rank."""
    return [card for card in outlook.playable if rank(card) == its]


def either(outlook: Outlook, at_stake: Collection[Card]) -> Sequence[Decision]:
    """The most promising of the other cards, and of these; nothing where there are none of the one kind."""
    rest = [card for card in outlook.playable if card not in at_stake]
    if not rest or len(rest) == len(outlook.playable):
        return ()
    return best_of(outlook, rest), best_of(outlook, [card for card in outlook.playable if card in at_stake])


def best_of(outlook: Outlook, cards: Collection[Card]) -> Decision:
    """The most promising of these cards, as a beginner sees it."""
    return beginner.best_play(outlook.view, _plays(outlook, cards))


def between_all(outlook: Outlook, asked: AtStake) -> Sequence[Decision]:
    """All the cards that may be played, where some of them are asked about and some are not."""
    return _plays(outlook, outlook.playable) if either(outlook, asked(outlook)) else ()


def between_suits(outlook: Outlook, asked: AtStake) -> Sequence[Decision]:
    """Of each suit a card that is asked about, else the most promising."""
    at_stake = asked(outlook)
    if not either(outlook, at_stake):
        return ()
    of_suits = [[card for card in outlook.playable if suit(card) == its] for its in SUITS]
    return [best_of(outlook, [card for card in its if card in at_stake] or its) for its in of_suits if its]


def _plays(outlook: Outlook, cards: Collection[Card]) -> Sequence[Decision]:
    return [Decision(outlook.view.seat, "play", (card,)) for card in cards]

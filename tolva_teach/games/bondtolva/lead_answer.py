"""The leads and plays that a tjog melded in answer to a question obliges to (bond.lead-answer).

Duties are kept on the board, the oldest first. Those of the trick come before them. All know all that they speak of.
"""

from typing import NamedTuple, TypeAlias

from tolva_teach.games.base import Happening
from tolva_teach.games.bondtolva.board import BondView
from tolva_teach.games.melding import pair
from tolva_teach.games.trickboard import Duty
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.rules.cards import Card, Suit, suit
from tolva_teach.rules.tricks import Obligation
from tolva_teach.rules.verdicts import refused

RULE = "bond.lead-answer"

Duties: TypeAlias = tuple[Duty, ...]


def narrowed(view: BondView, by_trick: Obligation) -> Obligation:
    """What the seat's oldest duty leaves of what the trick allows: all, where it is free or cannot keep it.

    A lead is always told by the duty; a play to a trick by the trick, where that leaves no more than the duty does.
    """
    duty = _due(view.board.duties, view.seat, leading=not view.trick)
    if duty is None:
        return by_trick
    kept = frozenset(card for card in by_trick.cards if _keeps(duty, card))
    if not kept or (view.trick and kept == by_trick.cards):
        return by_trick
    facts = {"suit": duty.suit, "must": kept}
    if duty.kind == "lead-pair":
        facts["by"] = "waits" if duty.waited else "cannot"
    return by_trick.narrowed(kept, duty.kind, refused(RULE, duty.kind, facts))


def _due(duties: Duties, seat: int, *, leading: bool) -> Duty | None:
    return next((duty for duty in duties if duty.seat == seat and (duty.kind != "answer") == leading), None)


def _keeps(duty: Duty, card: Card) -> bool:
    """Whether the duty is kept by this card."""
    return suit(card) == duty.suit if duty.kind == "lead-suit" else card in pair(duty.suit)


# What becomes of the duties.


class Bound(NamedTuple):
    """The duties from now on, and what is told of it."""

    duties: Duties
    told: tuple[Happening, ...]


def after_suit_question(duties: Duties, asker: int, suit: Suit, answer: Card) -> Bound:
    """The asker must lead the card of the pair that they hold, which the answer has made known.

    Args:
        answer: the other card of the pair, which the partner holds.
    """
    duty, (king, queen) = Duty("lead-card", asker, suit), pair(suit)
    told = _told(duty)
    named = told._replace(facts={**told.facts, "card": king if answer == queen else queen})
    return Bound((*duties, duty), (named,))


def after_general_question(deal: TrickDeal, duties: Duties, asker: int, suit: Suit) -> Bound:
    """The asker must lead the suit; or cannot, and the partner leads it when next in."""
    duty = Duty("lead-suit", asker, suit)
    cannot = _say_cannot(deal, (*duties, duty), asker)
    return cannot if cannot.told else Bound(cannot.duties, (_told(duty),))


def _told(duty: Duty) -> Happening:
    return Happening(f"must-{duty.kind}", RULE, {"seat": duty.seat, "suit": duty.suit})


def played(deal: TrickDeal, duties: Duties, seat: int, card: Card) -> Duties:
    """A duty that this card keeps is done; the lead of a suit goes on with the partner's answer."""
    duty = _due(duties, seat, leading=not deal.trick)
    if duty is None or not _keeps(duty, card):
        return duties
    done = (Duty("answer", deal.game.partner_of(seat), duty.suit),) if duty.kind == "lead-suit" else ()
    place = duties.index(duty)
    return (*duties[:place], *done, *duties[place + 1 :])


def trick_taken(deal: TrickDeal, duties: Duties) -> Bound:
    """An answer that could not be given waits, duties that nothing can come of end, and the leader may say cannot."""
    waiting = [duty._replace(kind="lead-pair", waited=True) if duty.kind == "answer" else duty for duty in duties]
    kept = tuple(duty for duty in waiting if _cards_left(deal, duty) and _leads_again(deal, duty))
    told = tuple(_told(duty) for duty in kept if duty not in duties)
    cannot = _say_cannot(deal, kept, deal.board.leader)
    return Bound(cannot.duties, (*told, *cannot.told))


def _cards_left(deal: TrickDeal, duty: Duty) -> bool:
    """Whether the seat that is to play the king or queen still has one of them."""
    holder = deal.game.partner_of(duty.seat) if duty.kind == "lead-suit" else duty.seat
    return any(card in deal.hands[holder] for card in pair(duty.suit))


def _leads_again(deal: TrickDeal, duty: Duty) -> bool:
    """Whether the seat leads now, or may still come to lead: to the last trick the others do not."""
    return duty.seat == deal.board.leader or len(deal.board.tricks) < deal.game.trick_count - 1


def _say_cannot(deal: TrickDeal, duties: Duties, asker: int) -> Bound:
    """Where the asker has no card of a suit that they must lead, the partner leads the pair instead."""
    held = set(map(suit, deal.hands[asker]))
    void = [duty for duty in duties if duty[:2] == ("lead-suit", asker) and duty.suit not in held]
    partner = deal.game.partner_of(asker)
    passed_on = tuple(Duty("lead-pair", partner, duty.suit) if duty in void else duty for duty in duties)
    facts = [{"seat": asker, "partner": partner, "suit": duty.suit} for duty in void]
    return Bound(passed_on, tuple(Happening("cannot", RULE, its) for its in facts))

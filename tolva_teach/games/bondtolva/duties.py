"""The leads and plays that a tjog melded in answer to a question obliges to (bond.lead-answer).

Duties are kept on the board, the oldest first. Section 1 comes before them. All that they speak of is known to all.
"""

from typing import TYPE_CHECKING

from tolva_teach.cards import Card, Suit, suit
from tolva_teach.games.base import Happening, evolve
from tolva_teach.games.bondtolva.board import BondView, Duty
from tolva_teach.games.melding import pair
from tolva_teach.verdicts import Verdict, refused

if TYPE_CHECKING:
    from tolva_teach.games.bondtolva.game import BondtolvaDeal

RULE = "bond.lead-answer"


def refusal(view: BondView) -> tuple[frozenset[Card], Verdict] | None:
    """The cards that the seat's oldest duty leaves it, and what it says to all others; None where it is free."""
    duty = _due(view.board.duties, view.seat, leading=not view.trick)
    if duty is None:
        return None
    kept = frozenset(card for card in view.obligation.cards if _keeps(duty, card))
    if not kept:
        return None
    return kept, refused(RULE, duty.kind, {"suit": duty.suit, "must": kept})


def _due(duties: tuple[Duty, ...], seat: int, *, leading: bool) -> Duty | None:
    return next((duty for duty in duties if duty.seat == seat and (duty.kind != "answer") == leading), None)


def _keeps(duty: Duty, card: Card) -> bool:
    """Whether the duty is kept by this card."""
    return suit(card) == duty.suit if duty.kind == "lead-suit" else card in pair(duty.suit)


def after_suit_question(deal: "BondtolvaDeal", asker: int, suit: Suit) -> tuple[Happening, ...]:
    """The asker must lead the card that they asked about."""
    return _add(deal, Duty("lead-card", asker, suit))


def after_general_question(deal: "BondtolvaDeal", asker: int, suit: Suit) -> tuple[Happening, ...]:
    """The asker must lead the suit; or cannot, and the partner leads it when next in."""
    happenings = _add(deal, Duty("lead-suit", asker, suit))
    return _say_cannot(deal, asker) or happenings


def _add(deal: "BondtolvaDeal", duty: Duty) -> tuple[Happening, ...]:
    deal.board = evolve(deal.board, duties=(*deal.board.duties, duty))
    return (_told(duty),)


def _told(duty: Duty) -> Happening:
    return Happening(f"must-{duty.kind}", RULE, {"seat": duty.seat, "suit": duty.suit})


def played(deal: "BondtolvaDeal", seat: int, card: Card, *, leading: bool) -> None:
    """A duty that this card keeps is done; the lead of a suit goes on with the partner's answer."""
    duty = _due(deal.board.duties, seat, leading=leading)
    if duty is None or not _keeps(duty, card):
        return
    done = (Duty("answer", deal.game.partner_of(seat), duty.suit),) if duty.kind == "lead-suit" else ()
    duties = deal.board.duties
    place = duties.index(duty)
    deal.board = evolve(deal.board, duties=(*duties[:place], *done, *duties[place + 1 :]))


def trick_taken(deal: "BondtolvaDeal") -> tuple[Happening, ...]:
    """An answer that could not be given waits, duties whose cards are gone end, and the leader may say cannot."""
    waiting = [duty._replace(kind="lead-pair") if duty.kind == "answer" else duty for duty in deal.board.duties]
    kept = tuple(duty for duty in waiting if _cards_left(deal, duty))
    told = tuple(_told(duty) for duty in kept if duty not in deal.board.duties)
    deal.board = evolve(deal.board, duties=kept)
    return (*told, *_say_cannot(deal, deal.board.leader))


def _cards_left(deal: "BondtolvaDeal", duty: Duty) -> bool:
    """Whether the seat that is to play the king or queen still has one of them."""
    holder = deal.game.partner_of(duty.seat) if duty.kind == "lead-suit" else duty.seat
    return any(card in deal.hands[holder] for card in pair(duty.suit))


def _say_cannot(deal: "BondtolvaDeal", asker: int) -> tuple[Happening, ...]:
    """Where the asker has no card of a suit that they must lead, the partner leads the pair instead."""
    held = set(map(suit, deal.hands[asker]))
    void = [duty for duty in deal.board.duties if duty[:2] == ("lead-suit", asker) and duty.suit not in held]
    if not void:
        return ()
    partner = deal.game.partner_of(asker)
    duties = tuple(Duty("lead-pair", partner, duty.suit) if duty in void else duty for duty in deal.board.duties)
    deal.board = evolve(deal.board, duties=duties)
    return tuple(Happening("cannot", RULE, {"seat": asker, "partner": partner, "suit": duty.suit}) for duty in void)

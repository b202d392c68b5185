"""Which cards a question "which third card is impossible?" in Trettioett is about.

Two cards of the kind are drawn first, then a deal in which one seat discards them and the next takes them up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tolva_teach.games import game
from tolva_teach.games.base import Decision, said
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import POINTS, THIRTY_ONE, value_of
from tolva_teach.knowing import HiddenPlace, knowledge
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.rules.cards import RANKS, SUITS, Card, by_suit, suit

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"tens": 18, "ace-ten": 18, "none-suits": 14},
    2: {"tens": 14, "ace-ten": 14, "aces": 8, "none-suits": 8, "none-low": 6},
    3: {"tens": 8, "ace-ten": 9, "aces": 13, "none-suits": 14, "none-low": 6},
}
"""By difficulty, how many questions of a block ask about each kind. In the hardest, who adds up cards of two suits, or
forgets that three aces are 31, answers half of the questions at the most."""

OFFERED: Mapping[int, int] = {1: 4, 2: 5, 3: 6}
"""By difficulty, how many cards are asked about."""

TEN, ACE = 10, 11
"""What court cards and tens are worth, and what an ace is."""


@dataclass(frozen=True, slots=True)
class TwoKnown(Position):
    """A deal in which a seat has taken up two cards that it has not discarded."""

    of: int = field(kw_only=True)
    """That seat."""
    cards: tuple[Card, ...] = field(kw_only=True)
    """The cards asked about, by suit and from the highest."""


def kinds_of(known: Sequence[Card]) -> frozenset[str]:
    """The kind that a question about these two cards is of.

    Of one suit `tens` (an ace makes 31 of them) and `ace-ten` (another ten does), else `none-low`: no card makes 31;
    `aces`: any ace does; else, of two suits, `none-suits`.
    """
    points = sorted(POINTS[card] for card in known)
    if points == [ACE, ACE]:
        return frozenset(["aces"])
    if len(set(map(suit, known))) > 1:
        return frozenset(["none-suits"])
    return frozenset(["tens" if points == [TEN, TEN] else "ace-ten" if points == [TEN, ACE] else "none-low"])


def position(players: int, seed: int, difficulty: int) -> TwoKnown:
    """The deal and the cards that a seed gives."""
    named = ("third-card", "trettioett", players, _SALT, difficulty)
    kind, dice = kind_planned(PLANS[difficulty], seed, *named), Dice(*named, seed)
    while True:
        found = _came_about(players, _two(kind, dice), OFFERED[difficulty], dice)
        if found is not None:
            return found


_TENS = tuple(of for of in RANKS if POINTS[f"H{of}"] == TEN)


def _two(kind: str, dice: Dice) -> tuple[Card, Card]:
    """Two cards of the kind, worth a good deal: nobody takes up others."""
    (one, other), tens = dice.shuffled(SUITS)[:2], dice.shuffled(_TENS)
    if kind == "aces":
        return f"{one}A", f"{other}A"
    if kind == "tens":
        return f"{one}{tens[0]}", f"{one}{tens[1]}"
    if kind == "ace-ten":
        first, second = dice.shuffled((f"{one}A", f"{one}{tens[0]}"))
        return first, second
    if kind == "none-suits":
        return f"{one}{tens[0]}", f"{other}{dice.shuffled(('A', tens[1]))[0]}"
    return f"{one}{('A', tens[0])[dice.below(2)]}", f"{one}{('9', '8', '7')[dice.below(3)]}"


def _came_about(players: int, two: tuple[Card, Card], count: int, dice: Dice) -> TwoKnown | None:
    """A deal in which one seat discards the two, one in each lap, and the next one takes them up and keeps them; None
    where it ends before."""
    rules, dealer, before, later = game("trettioett", players), dice.below(players), dice.below(players), dice.below(3)
    giving, of = (dealer + before) % players, (dealer + before + 1) % players
    dealt = dealt_with(rules, {giving: two}, dealer, dice)
    deal = rules.start(dealt, dealer, rules.first_standing(None, 0, None))
    decisions: list[Decision] = []
    while not deal.over:
        view = deal.view(deal.actors()[0])
        if not view.board.must_discard and view.board.known[of] == two:
            if not later:
                break
            later -= 1
        decisions.append(_decide(view, two, giving, of, dice))
        deal.apply(decisions[-1])
    if deal.over:
        return None
    view = deal.view((of + 1 + dice.below(players - 1)) % players)
    cards = _offered(view, of, count, dice)
    return TwoKnown(dealer, dealt, tuple(decisions), view, of=of, cards=cards) if cards else None


def _decide(view: TrettioettView, two: Sequence[Card], giving: int, of: int, dice: Dice) -> Decision:
    """What each does for it to come about; the others draw, and keep what is worth most but for 31, which would end the
    deal."""
    seat, board = view.seat, view.board
    if not board.must_discard:
        return said(seat, "take" if seat == of and board.pile[-1] in two else "draw")
    left = {card: value_of([other for other in view.hand if other != card]).points for card in view.hand}
    if seat == giving and any(card in view.hand for card in two):
        return said(seat, "discard", next(card for card in two if card in view.hand))
    fair = [card for card in view.hand if card not in two and left[card] < THIRTY_ONE] or list(view.hand)
    return said(seat, "discard", max(dice.shuffled(fair), key=left.__getitem__))


def _offered(view: TrettioettView, of: int, count: int, dice: Dice) -> tuple[Card, ...]:
    """So many cards of which one may doubt; none where there are too few, or none that the kind takes."""
    known, hand = view.board.known[of], HiddenPlace("hand", of)
    barred = [card for card in knowledge(view).cannot(of) if value_of((*known, card)).points == THIRTY_ONE]
    free = [card for card, at in knowledge(view).places.items() if hand in at and len(at) > 1]
    if not barred and not kinds_of(known) & {"none-suits", "none-low"}:
        return ()
    some = dice.shuffled(sorted(barred))[: 1 + dice.below(count - 2)] if barred else ()
    near = [card for card in dice.shuffled(sorted(free)) if _missing(card, known) or suit(card) in map(suit, known)]
    near.sort(key=lambda card: (not _missing(card, known), suit(card) not in map(suit, known)))
    rest = [card for card in dice.shuffled(sorted(free)) if card not in near]
    offered = [*some, *near[: count - len(some) - 1], *rest][:count]
    return by_suit(offered) if len(offered) == count else ()


def _missing(card: Card, known: Sequence[Card]) -> bool:
    """Whether it is worth what is missing to 31, whatever the suits."""
    return sum(POINTS[its] for its in (*known, card)) == THIRTY_ONE

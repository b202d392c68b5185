"""Which hand a question "what is this hand worth?" in Trettioett is about.

A hand of the kind is drawn first, then a deal in which somebody holds it in the first lap.
"""

from collections.abc import Mapping, Sequence

from tolva_teach.games import game
from tolva_teach.games.base import Decision, said
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import HAND_SIZE, POINTS, THIRTY_ONE
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.quiz.trettioett.claims import Held, best_kept, claims, without
from tolva_teach.rules.cards import RANKS, SUITS, Card, rank

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"pair": 18, "one-suit": 14, "apart": 14, "lone": 4},
    2: {"pair": 5, "low-pair": 7, "one-suit": 6, "apart": 4, "lone": 11, "alike": 4, "drawn": 8, "highest": 5},
    3: {"low-pair": 10, "lone": 9, "alike": 4, "drawn": 5, "stays": 11, "aces": 6, "highest": 5},
}
"""By difficulty, how many questions of a block ask about each kind."""

LEAST_CHOICES = 4
"""How many numbers there are to choose from, at least."""


def kinds_of(hand: Held) -> frozenset[str]:
    """The kinds of situation that a hand is of.

    Of three cards: `one-suit`, `apart` (each of its own), `pair` (two of a suit are worth most), `lone` (one card is
    worth more than the two of another suit); on top of that `low-pair` (the card beside the pair is worth more than
    either of it) and `alike` (all of a rank). Of four, one of which must go: `drawn`, `taken`; on top of that `stays`
    (the one taken may not go, and without it there would be more), `aces` (three aces can be kept) and `highest` (the
    right number is the highest of those offered: else one could always leave that out).
    """
    kept = best_kept(hand)
    if kept.gone is None:
        found = {claims(hand)[kept.value.points].case}
        if "pair" in found and max(hand.cards, key=POINTS.__getitem__)[0] != kept.value.suit:
            found.add("low-pair")
        return frozenset(found | {"alike"} if len(set(map(rank, hand.cards))) == 1 else found)
    found = {"drawn" if hand.taken is None else "taken"}
    if hand.taken is not None and without(hand.cards, hand.taken).value > kept.value:
        found.add("stays")
    if kept.value.suit is None:
        found.add("aces")
    if max(claims(hand)) == kept.value.points:
        found.add("highest")
    return frozenset(found)


def position(players: int, seed: int, difficulty: int) -> Position:
    """The position that a seed gives."""
    named = ("worth", "trettioett", players, _SALT, difficulty)
    dice = Dice(*named, seed)
    kind = kind_planned(PLANS[difficulty], seed, *named)
    while True:
        wanted = _drawn(kind, dice)
        if kind not in kinds_of(wanted) or len(claims(wanted)) < LEAST_CHOICES:
            continue
        found = _came_about(players, wanted, dice)
        if found is not None:
            return found


def _drawn(kind: str, dice: Dice) -> Held:
    """Cards that may be of the kind: three, or four of which the last comes to the hand in the turn."""
    suits = dice.shuffled(SUITS)
    if kind == "aces":
        other = suits[dice.below(4)] + RANKS[1 + dice.below(len(RANKS) - 1)]
        return _with_a_fourth((suits[0] + "A", suits[1] + "A", other, suits[2] + "A"), taken=dice.below(2) == 0)
    if kind == "alike":
        of = RANKS[1 + dice.below(len(RANKS) - 1)]
        return Held(tuple(suit + of for suit in suits[:3]))
    patterns = _SUITS_OF[kind]
    cards: list[Card] = []
    for place in patterns[dice.below(len(patterns))]:
        ranks = [of for of in RANKS if suits[place] + of not in cards]
        cards.append(suits[place] + ranks[dice.below(len(ranks))])
    return _with_a_fourth(cards, taken=kind == "stays") if len(cards) > HAND_SIZE else Held(tuple(cards))


def _with_a_fourth(cards: Sequence[Card], *, taken: bool) -> Held:
    """What it will be: whether it is, the game says when it is dealt."""
    *before, last = cards
    return Held(tuple(cards), tuple(before), last) if taken else Held(tuple(cards), tuple(cards))


_SUITS_OF: Mapping[str, Sequence[Sequence[int]]] = {
    "pair": ((0, 0, 1),),
    "low-pair": ((0, 0, 1),),
    "lone": ((0, 0, 1),),
    "one-suit": ((0, 0, 0),),
    "apart": ((0, 1, 2),),
    "drawn": ((0, 0, 1, 0), (0, 0, 1, 1), (0, 1, 2, 0), (0, 0, 0, 0), (0, 0, 1, 2), (0, 0, 0, 1)),
    "highest": ((0, 0, 1, 0), (0, 0, 0, 1), (0, 1, 0, 0)),
    "stays": ((0, 0, 0, 1), (0, 0, 1, 2), (0, 0, 0, 0)),
}
"""By kind, which cards are of a suit."""


def _came_about(players: int, wanted: Held, dice: Dice) -> Position | None:
    """A deal in which somebody's turn has come so far that they hold these; None where it ends before."""
    rules = game("trettioett", players)
    dealer, before = dice.below(players), dice.below(players)
    seat, earlier = (dealer + 1 + before) % players, (dealer + before) % players
    first, fourth = wanted.cards[:HAND_SIZE], wanted.cards[HAND_SIZE:]
    hands, piles = {seat: first}, {}
    if wanted.taken and before:
        hands[earlier] = fourth
    elif fourth:
        piles = {"pile": {0: fourth[0]}} if wanted.taken else {"stock": {before: fourth[0]}}
    dealt = dealt_with(rules, hands, dealer, dice, piles)
    deal = rules.start(dealt, dealer, rules.first_standing(None, 0, None))
    decisions: list[Decision] = []
    while not deal.over:
        view = deal.view(deal.actors()[0])
        if view.seat == seat and len(view.hand) == len(wanted.cards):
            return Position(dealer, dealt, tuple(decisions), view)
        takes, hands_on = (wanted.taken, None) if view.seat == seat else (None, wanted.taken)
        decisions.append(_decide(view, takes, hands_on if view.seat == earlier else None))
        deal.apply(decisions[-1])
    return None


def _decide(view: TrettioettView, takes: Card | None, hands_on: Card | None) -> Decision:
    """Draws, or takes where that is wanted, and keeps what is worth most, but for 31, which would end the deal.

    Args:
        takes: what the seat is to take from the pile.
        hands_on: what it is to discard for the next to take.
    """
    if not view.board.must_discard:
        return said(view.seat, "take" if takes else "draw")
    if hands_on is not None:
        return said(view.seat, "discard", hands_on)
    left = {card: without(view.hand, card).value.points for card in view.hand}
    fair = [card for card, points in left.items() if points < THIRTY_ONE]
    return said(view.seat, "discard", max(fair or view.hand, key=left.__getitem__))

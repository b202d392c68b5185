"""Which exchange and which ranks a question "what does the exchange tell?" in Tölp is about.

Of each rank a card is out that the learner does not see: none can be told of by counting the cards alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tolva_teach.games import game
from tolva_teach.games.base import Decision, said
from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.exchange import exchangeable, numbers_due, ranks_to_ask_for
from tolva_teach.knowing import HiddenPlace
from tolva_teach.knowing.tolp import RoundKnowledge
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import Wanted, dealt_with
from tolva_teach.rules.cards import RANKS, SUITS, Rank, rank

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

_PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"above": 20, "said-none": 15, "took-all": 15},
    2: {"above": 8, "lowest": 6, "given": 8, "said-none": 8, "took-all": 8, "left": 6, "nothing": 6},
    3: {"lowest": 7, "given": 11, "said-none": 8, "took-all": 5, "left": 6, "filled": 7, "nothing": 6},
}
_OF_ONE_CARD: Mapping[int, Mapping[str, int]] = {
    **_PLANS,
    3: {"lowest": 8, "given": 14, "said-none": 9, "took-all": 6, "left": 6, "nothing": 7},
}
"""Where every pair exchanges one card, nothing is filled up."""

MOST_DUE = 3
"""How many cards are exchanged, at most."""

OFFERED: Mapping[int, int] = {1: 4, 2: 5, 3: 6}
"""By difficulty, how many ranks are asked about."""

LACKED = ("above", "said-none", "took-all")
"""The cases in which the other has no card of a rank."""


@dataclass(frozen=True, slots=True)
class Exchanged(Position):
    """The deal until the exchange of the learner, the higher-placed of the two, is done."""

    ranks: tuple[Rank, ...] = field(kw_only=True)
    """The ranks asked about, from the highest."""


def plans(players: int) -> Mapping[int, Mapping[str, int]]:
    """By difficulty, how many questions of a block ask about each kind."""
    return _OF_ONE_CARD if max(numbers_due(players, "continue")) == 1 else _PLANS


def exchange_of(view: TolpView) -> Exchange:
    """The learner's exchange, done."""
    return next(pair for pair in view.exchanges if pair.high == view.seat)


def given_as_highest(exchange: Exchange) -> tuple[str, ...]:
    """What the lower-placed gave because it was highest."""
    return exchange.taken[len(exchange.named) :]


def case_of(knows: RoundKnowledge, of: Rank) -> str:
    """What the learner knows of the lower-placed's cards of a rank, and by what.

    It has none: `said-none` and `took-all`, where it was asked for them; `above`, where it gave lower ones as its
    highest. Else `given`: the learner gave it one; `left`: it had more than were taken; `lowest`: it gave one as the
    lowest of its highest; `below`: it gave only higher ones; `unasked`: it gave none as its highest.
    """
    exchange = exchange_of(knows.view)
    if (exchange.low, of) in knows.lacking:
        if knows.lacking[exchange.low, of].rule == "tolp.exchange.high":
            return "above"
        return "took-all" if exchange.answer(of) else "said-none"
    if of in map(rank, exchange.given):
        return "given"
    if exchange.answer(of):
        return "left"
    highest = [RANKS.index(rank(card)) for card in given_as_highest(exchange)]
    if not highest:
        return "unasked"
    return "lowest" if RANKS.index(of) == max(highest) else "below"


def kinds_of(knows: RoundKnowledge, ranks: Sequence[Rank]) -> frozenset[str]:
    """The kinds that the question is of, asked of these ranks: the cases of them (`case_of`), `given` where that rank
    is above the lowest that the other gave as its highest; `filled` where some were named and others not; `nothing`
    where the other may have all of them.
    """
    exchange = exchange_of(knows.view)
    cases = {of: case_of(knows, of) for of in ranks}
    highest = max((RANKS.index(rank(card)) for card in given_as_highest(exchange)), default=0)
    found = {case for of, case in cases.items() if case != "given" or RANKS.index(of) < highest}
    if exchange.named and given_as_highest(exchange):
        found.add("filled")
    return frozenset(found if found & {*LACKED} else found | {"nothing"})


def position(players: int, seed: int, difficulty: int) -> Exchanged:
    """The exchange and the ranks that a seed gives."""
    named = ("exchange-tells", "tolp", players, _SALT, difficulty)
    kind, dice = kind_planned(plans(players)[difficulty], seed, *named), Dice(*named, seed)
    while True:
        found = _tried(players, kind, OFFERED[difficulty], dice)
        if found is not None:
            return found


def _tried(players: int, kind: str, count: int, dice: Dice) -> Exchanged | None:
    """One deal with an exchange in it; None where no question of the kind can be asked about it."""
    rules, order = game("tolp", players), dice.shuffled(range(players))
    standing = rules.first_standing([int(seat == order[0]) for seat in range(players)], 0, order)
    dues = numbers_due(players, "continue")
    places = [place for place, due in enumerate(dues) if due <= MOST_DUE and (due > 1 or kind != "filled")]
    place = places[dice.below(len(places))]
    high, low, dealer = order[place], order[-1 - place], dice.below(players)
    dealt = dealt_with(rules, _promised(kind, high, low, dues[place], players, dice), dealer, dice, standing=standing)
    deal = rules.start(dealt, dealer, standing)
    decisions = [_gift(deal.view(high), dues[place], kind, dice)]
    deal.apply(decisions[0])
    words = _words(deal.view(high), dealt.hands[low], kind, dice)
    if words is None:
        return None
    for decision in words:
        deal.apply(decision)
    view = deal.view(high)
    ranks = _offered(view, kind, count, dice)
    if ranks is None:
        return None
    return Exchanged(dealer, dealt, (*decisions, *words), view, standing, ranks=ranks)


def _promised(kind: str, high: int, low: int, due: int, players: int, dice: Dice) -> Wanted:
    """Aces for the other to give, cards of a rank that both have, or the highest ranks anywhere but with the other."""
    suits = dice.shuffled(SUITS)
    if kind == "nothing":
        return {low: [suit + "A" for suit in suits[:due]]}
    if kind in ("took-all", "left", "filled"):
        of = RANKS[dice.below(len(RANKS))]
        return {high: [suits[0] + of], low: [suit + of for suit in suits[1 : 2 + (kind == "left" or dice.below(2))]]}
    withheld = RANKS[: 1 + max(kind == "given", dice.below(2))]
    seats = [high, *(seat for seat in range(players) if seat not in (high, low))]
    lying: dict[int, list[str]] = {}
    for number, card in enumerate(suit + of for suit in suits for of in withheld):
        lying.setdefault(seats[number % len(seats)], []).append(card)
    return lying


def _gift(view: TolpView, due: int, kind: str, dice: Dice) -> Decision:
    """The lowest cards, as people give them, or among them one that is high."""
    hand = sorted(exchangeable(view.hand, view.flying), key=lambda card: -RANKS.index(rank(card)))
    cards = hand[:due]
    if kind == "given" or dice.below(4) == 0:
        cards[0] = hand[-1 - dice.below(2)]
    return said(view.seat, "give", *cards)


def _words(view: TolpView, other: Sequence[str], kind: str, dice: Dice) -> Sequence[Decision] | None:
    """What the higher-placed asks and says then; None where the cards do not give occasion for it."""
    seat, exchange = view.seat, view.exchange
    assert exchange is not None  # it has just given
    may_ask = dice.shuffled(sorted(ranks_to_ask_for(view.hand, view.flying)))
    held = {of: sum(rank(card) == of for card in other) for of in may_ask}
    if kind == "said-none":
        none = [of for of in may_ask if not held[of]][: 1 + dice.below(2)]
        return [*(said(seat, "ask", of) for of in none), said(seat, "high")] if none else None
    if kind not in ("took-all", "left", "filled"):
        return [*(said(seat, "ask", of) for of in may_ask[: dice.below(2)]), said(seat, "high")]
    fewest = 2 if kind == "left" else 1
    able = [of for of in may_ask if held[of] >= fewest and (kind != "took-all" or held[of] <= exchange.size)]
    if not able:
        return None
    of = able[0]
    most = min(exchange.size - (kind == "filled"), held[of] - (kind == "left"))
    taken = held[of] if kind == "took-all" else 1 + dice.below(most)
    lacking = [its for its in may_ask if not held[its]]
    beside = [*lacking, *(its for its in may_ask if its != of)][: kind == "left" or dice.below(2)]
    asked = dice.shuffled(dict.fromkeys((of, *beside)))
    return [*(said(seat, "ask", its) for its in asked), said(seat, "take", *[of] * taken)]


def _offered(view: TolpView, kind: str, count: int, dice: Dice) -> tuple[Rank, ...] | None:
    """So many ranks that make a question of this kind, some of them lacked, where some are, and not all."""
    knows = RoundKnowledge(view)
    cases = {of: case_of(knows, of) for of in _told_by_exchange(knows)}
    lacked = dice.shuffled(of for of, case in cases.items() if case in LACKED)
    doubtful = dice.shuffled(of for of, case in cases.items() if case in ("given", "left", "lowest"))
    others = dice.shuffled(of for of, case in cases.items() if case in ("below", "unasked"))
    first = [of for of in doubtful if cases[of] == kind]
    each = {cases[of]: of for of in lacked}.values()
    some = lacked[: dice.below(count - 1)]
    offered = tuple(dict.fromkeys((*first, *each, *some, *doubtful, *others)))[:count]
    kinds = kinds_of(knows, offered)
    if len(offered) < count or kind not in kinds or ("nothing" in kinds and kind != "nothing"):
        return None
    return tuple(sorted(offered, key=RANKS.index))


def _told_by_exchange(knows: RoundKnowledge) -> Sequence[Rank]:
    """The ranks of which the other may have a card, and those of which it cannot though one is out."""
    low = exchange_of(knows.view).low
    able = {rank(card) for card, places in knows.places.items() if HiddenPlace("hand", low) in places}
    out = {rank(card) for card in knows.unseen}
    return [of for of in RANKS if of in able or (of in out and (low, of) in knows.lacking)]

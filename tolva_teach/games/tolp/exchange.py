"""Before a round: the exchange (who exchanges how many cards, giving, asking, and taking or saying "high") and the
singles round.

First who exchanges with whom, then the verdicts as small checks in the order in which they refuse, then what a seat
could think of. What comes of it stands in `exchanging`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from tolva_teach.games.base import Decision, said
from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.lays import in_hand, is_flying, not_held, place_in_hand
from tolva_teach.rules.cards import RANKS, Card, Rank, rank
from tolva_teach.rules.verdicts import Verdict, allowed, refused

CAP = 3
"""The most cards that a pair exchanges under the option `exchange: "cap-3"`."""

NOTHING_TO_EXCHANGE = refused("turn.verb", "no-exchange")
GIVE_FIRST = refused("tolp.exchange.give", "give-first")


def numbers_due(players: int, scheme: str) -> tuple[int, ...]:
    """How many cards the pairs are to exchange, from the outermost pair inwards (tolp.exchange).

    >>> numbers_due(8, "continue"), numbers_due(8, "cap-3")
    ((4, 3, 2, 1), (3, 2, 1))
    """
    most = players // 2 if scheme == "continue" else min(players // 2, CAP)
    return tuple(range(most, 0, -1))


@lru_cache(maxsize=4096)
def exchangeable(hand: tuple[Card, ...], flying: frozenset[Rank]) -> tuple[Card, ...]:
    """The cards that may be exchanged: all but the flying ones."""
    return tuple(card for card in hand if not is_flying(card, flying))


@lru_cache(maxsize=4096)
def ranks_to_ask_for(hand: tuple[Card, ...], flying: frozenset[Rank]) -> frozenset[Rank]:
    """The ranks that the hand has and that may be asked for."""
    return frozenset(map(rank, exchangeable(hand, flying)))


def pairs_due(placing: Sequence[int], scheme: str) -> Iterator[tuple[int, int, int]]:
    """Who is to exchange with whom, the higher-placed first, and how many cards; the outermost pair first."""
    for place, due in enumerate(numbers_due(len(placing), scheme)):
        yield placing[place], placing[-1 - place], due


def pair_up(
    hands: Sequence[tuple[Card, ...]], placing: Sequence[int], scheme: str, flying: frozenset[Rank]
) -> Iterator[tuple[Exchange, int]]:
    """Each pair's exchange, outermost first, and the number due; the pair may have fewer (tolp.exchange.size)."""
    for high, low, due in pairs_due(placing, scheme):
        size = min(due, *(len(exchangeable(hands[seat], flying)) for seat in (high, low)))
        yield Exchange(high, low, size), due


def without_partner(placing: Sequence[int], pairs: Iterable[tuple[Exchange, int]]) -> tuple[int, ...]:
    """The seats in the middle, which are not paired with anyone."""
    paired = {seat for pair, _ in pairs for seat in (pair.high, pair.low)}
    return tuple(seat for seat in placing if seat not in paired)


# The verdicts.


def judge(view: TolpView, decision: Decision) -> Verdict:
    """A decision in an exchange: `give`, `high`, `ask` or `take`."""
    exchange = view.exchange
    if exchange is None:
        return NOTHING_TO_EXCHANGE
    for check in CHECKS[decision.verb]:
        refusal = check(view, exchange, decision.args)
        if refusal is not None:
            return refusal
    return _allowed(view, exchange, decision)


def not_given_yet(view: TolpView, exchange: Exchange, args: Sequence[str]) -> Verdict | None:
    """One gives once."""
    return refused("tolp.exchange.give", "given-already") if exchange.given else None


def cards_held(view: TolpView, exchange: Exchange, args: Sequence[Card]) -> Verdict | None:
    """card.not-held."""
    return not_held(view.hand, args)


def right_number(view: TolpView, exchange: Exchange, args: Sequence[Card]) -> Verdict | None:
    """Any cards, but as many as the pair exchanges."""
    if len(args) == exchange.size:
        return None
    return refused("tolp.exchange.give", "wrong-number", {"count": len(args), "due": exchange.size})


def none_flying(view: TolpView, exchange: Exchange, args: Sequence[Card]) -> Verdict | None:
    """Flying cards are never exchanged."""
    flying = next((card for card in args if is_flying(card, view.flying)), None)
    return None if flying is None else refused("tolp.flying", "not-exchanged", {"card": flying})


def given(view: TolpView, exchange: Exchange, args: Sequence[str]) -> Verdict | None:
    """First one gives, then one says "high" or asks."""
    return None if exchange.given else GIVE_FIRST


def rank_not_flying(view: TolpView, exchange: Exchange, args: Sequence[Rank]) -> Verdict | None:
    """Flying cards are never asked for."""
    return refused("tolp.flying", "not-asked-for", {"rank": args[0]}) if args[0] in view.flying else None


def rank_named(view: TolpView, exchange: Exchange, args: Sequence[Rank]) -> Verdict | None:
    """To ask is to name a rank (another game's question may name none)."""
    return None if args and args[0] in RANKS else refused("tolp.exchange.ask", "no-rank")


def rank_held(view: TolpView, exchange: Exchange, args: Sequence[Rank]) -> Verdict | None:
    """One asks for a rank that one holds; what one has given away whole one does not."""
    asked = args[0]
    if asked in ranks_to_ask_for(view.hand, view.flying):
        return None
    given_away = sum(rank(card) == asked for card in exchange.given)
    if given_away:
        return refused("tolp.exchange.ask", "given-away", {"rank": asked, "count": given_away})
    return refused("tolp.exchange.ask", "not-held", {"rank": asked})


def something_taken(view: TolpView, exchange: Exchange, args: Sequence[Rank]) -> Verdict | None:
    """To take nothing is to say "high"."""
    return None if args else refused("tolp.exchange.ask", "takes-nothing")


def not_too_many(view: TolpView, exchange: Exchange, args: Sequence[Rank]) -> Verdict | None:
    """At most the number due."""
    if len(args) <= exchange.size:
        return None
    return refused("tolp.exchange.ask", "takes-too-many", {"count": len(args), "due": exchange.size})


def only_asked_for(view: TolpView, exchange: Exchange, args: Sequence[Rank]) -> Verdict | None:
    """What has not been asked for is not taken."""
    strange = next((of for of in args if exchange.answer(of) is None), None)
    return None if strange is None else refused("tolp.exchange.ask", "takes-unasked", {"rank": strange})


def no_more_than_there_are(view: TolpView, exchange: Exchange, args: Sequence[Rank]) -> Verdict | None:
    """No more of a rank than the other has."""
    for of, count in Counter(args).items():
        held = exchange.answer(of) or 0
        if count > held:
            facts = {"rank": of, "count": count, "most": held, "partner": exchange.low}
            return refused("tolp.exchange.ask", "takes-more-than-held", facts)
    return None


Check: TypeAlias = Callable[[TolpView, Exchange, Sequence[str]], Verdict | None]
"""One thing that can be wrong with a decision in an exchange: a refusal, or None where nothing is."""

CHECKS: Mapping[str, tuple[Check, ...]] = {
    "give": (not_given_yet, cards_held, right_number, none_flying),
    "high": (given,),
    "ask": (given, rank_named, rank_not_flying, rank_held),
    "take": (given, something_taken, not_too_many, only_asked_for, no_more_than_there_are),
}
"""What can be wrong with each decision, in the order of refusal."""


def _allowed(view: TolpView, exchange: Exchange, decision: Decision) -> Verdict:
    partner = exchange.low
    if decision.verb == "give":
        some_fly = view.flying or view.game.options["jokers"]
        case = "may-give-none-flying" if some_fly else "may-give"
        return allowed("tolp.exchange.give", case, {"partner": partner, "due": exchange.size})
    if decision.verb == "high":
        return allowed("tolp.exchange.high", "may-say-high", {"partner": partner, "due": exchange.size})
    if decision.verb == "ask":
        asked = decision.args[0]
        held = sum(rank(card) == asked for card in view.hand)
        return allowed("tolp.exchange.ask", "may-ask", {"partner": partner, "rank": asked, "count": held})
    return _may_take(exchange, decision.args)


def _may_take(exchange: Exchange, ranks: tuple[Rank, ...]) -> Verdict:
    """Some of what the other holds of these ranks, or all of it; their highest make up the rest."""
    asked = tuple(dict.fromkeys(ranks))
    held = tuple(of for of in asked for _ in range(exchange.answer(of) or 0))
    facts = {"partner": exchange.low, "ranks": asked, "held": held, "taken": ranks, "short": exchange.size - len(ranks)}
    return allowed("tolp.exchange.ask", "may-take-all" if len(ranks) == len(held) else "may-take", facts)


# What a seat could think of.


def in_mind(view: TolpView) -> Iterator[Decision]:
    """What the higher-placed could think of doing; nothing for anyone else.

    Of the many ways to give there is one for each card: it with the lowest of the others.
    """
    exchange, seat = view.exchange, view.seat
    if exchange is None:
        return
    if not exchange.given:
        for cards in dict.fromkeys(_gift(view, card, exchange.size) for card in view.hand):
            yield said(seat, "give", *cards)
        return
    yield said(seat, "high")
    for of in RANKS:
        yield said(seat, "ask", of)
    for ranks in takings(exchange):
        yield said(seat, "take", *ranks)


def _gift(view: TolpView, card: Card, size: int) -> tuple[Card, ...]:
    others = list(exchangeable(view.hand, view.flying))
    if card in others:
        others.remove(card)
    return tuple(sorted((card, *others[: size - 1]), key=place_in_hand))


def takings(exchange: Exchange) -> Iterator[tuple[Rank, ...]]:
    """Each choice among the cards asked for, at most the number due; the ranks from the highest down."""
    asked = sorted(((of, held) for of, held in exchange.answers if held), key=lambda answer: RANKS.index(answer[0]))
    return filter(None, _choices(asked, exchange.size))


def _choices(asked: Sequence[tuple[Rank, int]], room: int) -> Iterator[tuple[Rank, ...]]:
    """Each choice of at most so many cards, that of none among them."""
    if not asked:
        yield ()
        return
    of, held = asked[0]
    for count in range(min(held, room) + 1):
        for others in _choices(asked[1:], room - count):
            yield (of,) * count + others


# The singles round (tolp.option.singles): everyone passes on the ranks held just once, all at the same time.


def singles(hand: tuple[Card, ...], flying: frozenset[Rank]) -> tuple[Card, ...]:
    """The cards whose rank the hand holds just once, flying ones apart."""
    plain = exchangeable(hand, flying)
    held = Counter(map(rank, plain))
    return tuple(card for card in plain if held[rank(card)] == 1)


def pass_on(
    hands: Sequence[tuple[Card, ...]], flying: frozenset[Rank]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]:
    """What each seat passes to the next clockwise, and the hands afterwards.

    >>> passed, hands = pass_on([("S5", "S7", "H7"), ("H9", "*1")], frozenset())
    >>> passed
    (('S5',), ('H9',))
    >>> hands
    (('S7', 'H7', 'H9'), ('S5', '*1'))
    """
    passed = tuple(singles(hand, flying) for hand in hands)
    kept = [tuple(card for card in hand if card not in gone) for hand, gone in zip(hands, passed, strict=True)]
    return passed, tuple(in_hand((*hand, *passed[seat - 1])) for seat, hand in enumerate(kept))

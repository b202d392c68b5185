"""What comes of a decision in an exchange: which cards change hands, and what is told of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tolva_teach.games.base import Decision, Happening, evolve
from tolva_teach.games.tolp.board import Exchange
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.hands import Hands, with_more, without
from tolva_teach.games.tolp.lays import highest
from tolva_teach.rules.cards import Card, Rank, rank


class Exchanged(NamedTuple):
    """How things stand when a pair's exchange has gone on."""

    pair: Exchange
    hands: Hands
    told: tuple[Happening, ...]


def go_on(pair: Exchange, hands: Hands, decision: Decision, flying: frozenset[Rank]) -> Exchanged:
    """What comes of a decision that the rules allow: `give`, `high`, `ask` or `take`."""
    return _DOERS[decision.verb](pair, hands, decision.args, flying)


def _give(pair: Exchange, hands: Hands, cards: tuple[Card, ...], flying: frozenset[Rank]) -> Exchanged:
    """The cards lie apart, in front of the other."""
    facts = {"seat": pair.high, "partner": pair.low, "count": pair.size}
    told = Happening("gave", "tolp.exchange.give", facts, {pair.high: {"cards": cards}})
    return Exchanged(evolve(pair, given=cards), without(hands, pair.high, cards), (told,))


def _ask(pair: Exchange, hands: Hands, args: tuple[Rank, ...], flying: frozenset[Rank]) -> Exchanged:
    """The other says how many there are; asked again, the same once more."""
    asked = args[0]
    held = sum(rank(card) == asked for card in exchangeable(hands[pair.low], flying))
    facts = {"seat": pair.high, "partner": pair.low, "rank": asked, "count": held}
    if pair.answer(asked) is None:
        pair = evolve(pair, answers=(*pair.answers, (asked, held)))
    return Exchanged(pair, hands, (Happening("asked-for", "tolp.exchange.ask", facts),))


def _take(pair: Exchange, hands: Hands, named: tuple[Rank, ...], flying: frozenset[Rank]) -> Exchanged:
    """The cards named, and the other's highest for what falls short."""
    short = pair.size - len(named)
    taken = _chosen(named, short, exchangeable(hands[pair.low], flying))
    word = Happening("took", "tolp.exchange.ask", {"taken": named, "short": short})
    return _complete(evolve(pair, named=named, taken=taken), hands, word)


def _high(pair: Exchange, hands: Hands, args: tuple[str, ...], flying: frozenset[Rank]) -> Exchanged:
    """The other's highest cards."""
    taken = highest(exchangeable(hands[pair.low], flying), pair.size)
    return _complete(evolve(pair, taken=taken), hands, Happening("said-high", "tolp.exchange.high"))


_Doer: TypeAlias = Callable[[Exchange, Hands, tuple[str, ...], frozenset[Rank]], Exchanged]

_DOERS: Mapping[str, _Doer] = {"give": _give, "ask": _ask, "take": _take, "high": _high}


def _complete(done: Exchange, hands: Hands, word: Happening) -> Exchanged:
    """Both take up their cards."""
    hands = without(hands, done.low, done.taken)
    hands = with_more(hands, done.high, done.taken)
    return Exchanged(done, with_more(hands, done.low, done.given), _outcome(done, word))


def _chosen(ranks: Sequence[Rank], short: int, exchangeable: Sequence[Card]) -> tuple[Card, ...]:
    """A card of each rank, suits in the order S H D C, and the other's highest for so many as fall short."""
    left = list(exchangeable)
    taken = []
    for of in ranks:
        taken.append(next(card for card in left if rank(card) == of))
        left.remove(taken[-1])
    return (*taken, *highest(left, short))


def _outcome(done: Exchange, word: Happening) -> tuple[Happening, ...]:
    """What was said, and that both take up their cards, which only they see."""
    seats = {"seat": done.high, "partner": done.low}

    def pass_over(kind: str, rule: str, cards: tuple[Card, ...]) -> Happening:
        known = {"cards": cards}
        return Happening(kind, rule, {**seats, "count": done.size}, {done.high: known, done.low: known})

    return (
        word._replace(facts={**seats, **word.facts}),
        pass_over("got", word.rule, done.taken),
        pass_over("taken-up", "tolp.exchange.size", done.given),
    )


def told(exchange: Exchange, due: int) -> Happening:
    """That a pair is to exchange, and how many cards."""
    rule = "tolp.exchange" if exchange.size == due else "tolp.exchange.size"
    kind = "exchange-due" if exchange.size else "exchange-impossible"
    facts = {"seat": exchange.high, "partner": exchange.low, "count": exchange.size, "due": due}
    return Happening(kind, rule, facts)


def passed_on(seat: int, cards: tuple[Card, ...], players: int) -> Happening:
    """What a seat passed to the next in the singles round, which only they see (tolp.option.singles)."""
    following = (seat + 1) % players
    facts = {"seat": seat, "partner": following, "count": len(cards)}
    known = {"cards": cards}
    return Happening("singles-passed", "tolp.option.singles", facts, {seat: known, following: known})

"""What holds in every round of Tölp, whatever the options: hypothesis draws players, options, cards and decisions."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.deals import state
from helpers.sentences import is_sentence
from tolva_teach.games.base import Dealt, Decision, Refused
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.records.events import parse_decision
from tolva_teach.rules.cards import RANKS

LONG = 20_000
"""More decisions than any round should take."""


@st.composite
def games(draw: st.DrawFn) -> Tolp:
    """Players and options of every kind, combined."""
    options: dict[str, Any] = {
        "exchange": draw(st.sampled_from(["continue", "cap-3"])),
        "match": draw(st.sampled_from(["open", {"rounds": 1}, {"streak": 1}])),
        "flying": draw(st.lists(st.sampled_from(RANKS), unique=True, max_size=12)),
        "jokers": draw(st.integers(0, 20)),
        **{key: draw(st.booleans()) for key in ("out_on_flying", "singles_round", "revolution")},
    }
    return Tolp(draw(st.integers(2, 20)), options)


@st.composite
def rounds(draw: st.DrawFn) -> TolpDeal:
    """A round just dealt, with exchanges or without."""
    rules = draw(games())
    chance = draw(st.randoms(use_true_random=False))
    order = chance.sample(range(rules.players), rules.players) if draw(st.booleans()) else None
    standing, dealer = rules.first_standing(None, 0, order), draw(st.integers(0, rules.players - 1))
    return rules.start(rules.deal_out(chance.sample(rules.pack, len(rules.pack)), dealer, standing), dealer, standing)


def decide(deal: TolpDeal, chance: random.Random) -> Decision:
    """A legal decision; questions and passes are few, so that rounds go somewhere."""
    seat = chance.choice(deal.actors())
    legal = deal.game.legal(deal.view(seat))
    rare = [decision for decision in legal if decision.verb not in ("ask", "pass") or chance.random() < 0.3]
    return chance.choice(rare or legal)


def everywhere(deal: TolpDeal) -> Counter[str]:
    """Every card in play, wherever it lies."""
    found = Counter(card for hand in deal.hands for card in hand)
    found.update(card for laid in (*deal.board.pile, *deal.board.away) for card in laid.lay.cards)
    found.update(card for pair in deal.exchanges if not pair.done for card in pair.given)
    return found


@given(rounds(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(10, 300))
def test_tolp_cards_are_conserved_someone_can_act_and_the_round_ends(deal: TolpDeal, chance: random.Random) -> None:
    cards, seats = everywhere(deal), list(range(deal.game.players))
    for _ in range(LONG):
        if deal.over:
            break
        assert all(deal.game.legal(deal.view(seat)) for seat in deal.actors())
        deal.apply(decide(deal, chance))
        assert everywhere(deal) == cards
    assert deal.over
    assert deal.standing.order is not None
    assert sorted(deal.standing.order) == seats
    assert sum(deal.standing.score) == 1


@given(rounds(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(13, 400))
def test_tolp_listed_lays_are_one_of_each_form_and_all_that_is_legal(deal: TolpDeal, chance: random.Random) -> None:
    for _ in range(chance.randrange(60)):
        if deal.over:
            return
        deal.apply(decide(deal, chance))
    if deal.over or deal.view(deal.actors()[0]).exchanging:
        return
    seat = deal.actors()[0]
    view, turned, flying = deal.view(seat), deal.board.turned, deal.rules.flying
    offered = {_form(d.args, flying, turned) for d in deal.game.legal(view) if d.verb == "lay"}
    for _ in range(50):
        cards = tuple(chance.sample(view.hand, chance.randint(1, min(4, len(view.hand)))))
        if deal.verdict(Decision(seat, "lay", cards)):
            assert _form(cards, flying, turned) in offered
    listed = [d for d in deal.game.candidates(view) if d.verb == "lay" and d.args != (deal.board.start,)]
    assert len({_form(d.args, flying, turned) for d in listed}) == len(listed)


def _form(cards: tuple[str, ...], flying: frozenset[str], turned: bool) -> tuple[str, int, int]:
    """Rank, own cards and cards standing in, worked out apart from the engine."""
    ranks = [card[1:] for card in cards if card[0] != "*"]
    plain = [rank for rank in ranks if rank not in flying]
    order = RANKS if turned else RANKS[::-1]
    named = plain[0] if plain else max(ranks, key=order.index)
    return named, ranks.count(named), len(cards) - ranks.count(named)


def known(view: TolpView) -> dict[str, Any]:
    """All that a view holds; what it has merely worked out stays away."""
    slots = (*TolpView.__slots__, "seat", "actors")
    return {name: getattr(view, name) for name in slots if not name.startswith("_")}


@given(games(), st.randoms(use_true_random=False), st.data())
@settings(max_examples=so_many(20, 600))
def test_tolp_view_is_the_same_when_hidden_cards_are_swapped(
    rules: Tolp, chance: random.Random, data: st.DataObject
) -> None:
    """Two hidden cards change places; as long as the seat hears the same, it sees the same."""
    seat = data.draw(st.integers(0, rules.players - 1))
    order = chance.sample(range(rules.players), rules.players)
    standing = rules.first_standing(None, 0, order if data.draw(st.booleans()) else None)
    dealt = rules.deal_out(chance.sample(rules.pack, len(rules.pack)), 0, standing)
    one, other = rules.start(dealt, 0, standing), rules.start(_swapped(dealt, seat, chance), 0, standing)
    heard = [[told.seen_by(seat) for told in deal.opening] for deal in (one, other)]
    for _ in range(120):
        if heard[0] != heard[1]:
            return
        assert known(one.view(seat)) == known(other.view(seat))
        assert rules.table(one.view(seat)) == rules.table(other.view(seat))
        if one.over:
            return
        decision = decide(one, chance)
        if not other.verdict(decision):
            return
        heard = [[told.seen_by(seat) for told in deal.apply(decision)] for deal in (one, other)]


def _swapped(dealt: Dealt, seat: int, chance: random.Random) -> Dealt:
    piles = [list(hand) for hand in dealt.hands] + [list(pile) for pile in dealt.piles.values()]
    hidden = [(pile, place) for number, pile in enumerate(piles) if number != seat for place in range(len(pile))]
    (one, here), (other, there) = chance.sample(hidden, 2)
    one[here], other[there] = other[there], one[here]
    hands = tuple(map(tuple, piles[: len(dealt.hands)]))
    return Dealt(hands, dict(zip(dealt.piles, map(tuple, piles[len(dealt.hands) :]), strict=True)))


WORDS = [
    "lay S7",
    "lay S7 H7",
    "lay *1",
    "lay *1 *2",
    "lay S7 S7",
    "lay S7 *99",
    "pass",
    "give S7",
    "give *1",
    "give S7 S7",
    "high",
    "ask",
    "ask 7",
    "ask S",
    "take",
    "take 7",
    "take 7 7",
]


@given(rounds(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(13, 400))
def test_tolp_refused_leaves_no_trace_whatever_is_said(deal: TolpDeal, chance: random.Random) -> None:
    for _ in range(chance.randrange(80)):
        if deal.over:
            break
        for word in WORDS:
            decision, before = parse_decision(f"{chance.randrange(deal.game.players)} {word}"), state(deal)
            try:
                deal.copy().apply(decision)
            except Refused:
                with pytest.raises(Refused):
                    deal.apply(decision)
                assert state(deal) == before
        deal.apply(decide(deal, chance))


@given(rounds(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(10, 200))
def test_tolp_every_reason_and_happening_is_spoken(deal: TolpDeal, chance: random.Random) -> None:
    from tolva_teach.texts import Speaker, happening, reason

    speaker = Speaker("sv", parties=deal.game.parties, you=0)
    assert all(is_sentence(happening(told.seen_by(0), speaker)) for told in deal.opening)
    for _ in range(50):
        if deal.over:
            return
        seat = deal.actors()[0]
        for decision, verdict in deal.game.verdicts(deal.view(seat)):
            assert is_sentence(reason(verdict, decision, speaker))
        assert all(is_sentence(happening(told.seen_by(0), speaker)) for told in deal.apply(decide(deal, chance)))

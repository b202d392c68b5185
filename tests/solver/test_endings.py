"""Open cards solved: held to the engine, by going through all that it allows."""

from random import Random
from typing import Any

import pytest

from tolva_teach.games import game
from tolva_teach.games.base import play
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.players import choose_at_random
from tolva_teach.records.record import shuffled
from tolva_teach.rules.tricks import Play, obligation, winning
from tolva_teach.solver import UnsolvableError, card_values
from tolva_teach.solver.masks import Masks, numbers

FORMS: list[tuple[str, int, dict[str, Any], int]] = [
    ("tolva", 4, {}, 2),
    ("plocketolva", 2, {}, 3),
    ("bordstolva", 2, {}, 3),
    ("bondtolva", 2, {}, 3),
    ("bondtolva", 4, {}, 2),
    ("bondtolva", 4, {"eyes": "late"}, 2),
]
"""Games between two sides, and how many tricks before the end are gone through."""


def left(deal: TrickDeal) -> int:
    """How many tricks are left."""
    return deal.game.trick_count - len(deal.board.tricks)


def ending(
    name: str, players: int, options: dict[str, Any], tricks: int, seed: int, carry: int = 0
) -> TrickDeal | None:
    """A deal played at random, without a gubbe, until so many tricks are left; None where it cannot be solved then."""
    rules, chance = game(name, players, options), Random(seed)
    standing = rules.first_standing(None, seed % 3 if name == "tolva" else 0, None)
    deal = rules.start(rules.deal_out(shuffled(rules.pack, chance), 0, standing), 0, standing)
    assert isinstance(deal, TrickDeal)
    while not deal.over:
        if left(deal) <= tricks and not any(map(any, deal.board.down)) and deal.board.refill != "due":
            if deal.board.question is not None or getattr(deal.board, "duties", ()):
                return None
            for _ in range(seed % players):
                (actor,) = deal.actors()
                deal.apply(play(actor, next(card for card, verdict in deal.hand_verdicts(actor) if verdict.allowed)))
            return None if deal.over else deal
        decision = choose_at_random(deal.view(deal.actors()[0]), chance)
        if decision.verb not in ("half", "whole"):
            deal.apply(decision)
    return None


def gone_through(deal: TrickDeal, seat: int) -> int:
    """By how much the side of this seat comes out better from here on, by the engine alone, where nobody melds."""
    parties = deal.game.parties
    before = deal.board.score

    def value(now: TrickDeal) -> int:
        if now.over:
            changes = [after - then for after, then in zip(now.board.score, before, strict=True)]
            return changes[parties[seat]] - changes[1 - parties[seat]]
        (actor,) = now.actors()
        values = []
        for card, verdict in now.hand_verdicts(actor):
            if verdict.allowed:
                following = now.copy()
                following.apply(play(actor, card))
                values.append(value(following))
        return max(values) if parties[actor] == parties[seat] else min(values)

    return value(deal)


@pytest.mark.parametrize(("name", "players", "options", "tricks"), FORMS)
def test_values_are_what_going_through_all_play_gives(
    name: str, players: int, options: dict[str, Any], tricks: int
) -> None:
    seen = set()
    for seed in range(40):
        deal = ending(name, players, options, tricks, seed)
        if deal is None:
            continue
        (seat,) = deal.actors()
        expected = {}
        for card, verdict in deal.hand_verdicts(seat):
            if verdict.allowed:
                following = deal.copy()
                following.apply(play(seat, card))
                expected[card] = gone_through(following, seat) + _change(deal, following, seat)
        values = card_values(deal)
        assert values == expected
        seen.update(values.values())
    assert len(seen) > 1


def _change(before: TrickDeal, after: TrickDeal, seat: int) -> int:
    changes = [now - then for now, then in zip(after.board.score, before.board.score, strict=True)]
    party = before.game.parties[seat]
    return changes[party] - changes[1 - party]


@pytest.mark.parametrize("name", ["tolva", "bondtolva"])
@pytest.mark.parametrize("trump", [None, "S", "H"])
def test_masks_allow_what_section_1_does(name: str, trump: str | None) -> None:
    pack, chance = game(name, 4).pack, Random(1)
    masks = Masks(pack, trump)
    for _ in range(800):
        cards = shuffled(pack, chance)
        lying, hand = cards[: 1 + int(chance.random() * 3)], cards[4 : 5 + int(chance.random() * 6)]
        trick = [Play(seat, card) for seat, card in enumerate(lying)]
        best = winning(trick, trump).card
        may = masks.may_play(masks.of(hand), masks.number(lying[0]), masks.number(best))
        assert {masks.cards[number] for number in numbers(may)} == obligation(frozenset(hand), trick, trump).cards
        for card in hand:
            wins = winning([Play(0, best), Play(1, card)], trump).seat == 1
            assert masks.beats(masks.number(card), masks.number(best)) == wins


def test_what_is_not_searched_says_why() -> None:
    for name, players, why in (
        ("tolva", 3, "two sides"),
        ("plocketolva", 2, "nobody can play yet"),
        ("bordstolva", 2, "nobody can play yet"),
    ):
        rules = game(name, players)
        standing = rules.first_standing(None, 0, None)
        deal = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing)
        with pytest.raises(UnsolvableError, match=why):
            card_values(deal)  # type: ignore[arg-type]

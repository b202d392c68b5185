"""What one can know is true, and can be said: at every step of every deal the cards lie where they may."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.described import known_with
from helpers.every_game import dealt_records, decide, fresh
from helpers.sentences import is_sentence
from helpers.visible_cards import truly
from tolva_teach.games import game
from tolva_teach.games.base import Deal, View
from tolva_teach.knowing import Knowledge, NothingKnownError, knowledge
from tolva_teach.knowing.known import FEW
from tolva_teach.knowing.tolp import RoundKnowledge
from tolva_teach.players import chooser
from tolva_teach.records.record import DealRecord, Record, deal_record
from tolva_teach.rules.cards import RANKS, Card, rank, suit
from tolva_teach.rules.table import Known, Sign
from tolva_teach.texts import LANGUAGES, Speaker, known

STEPS = 60
"""So many decisions of a deal are looked at: all of a deal of tricks, and a good part of the others."""


def agrees(deal: Deal[Any], seat: int) -> Knowledge:
    """The knowledge of the seat, which the true cards do not contradict."""
    knows, lying = knowledge(deal.view(seat)), truly(deal, seat)
    assert lying.keys() <= knows.places.keys()
    for card, places in lying.items():
        assert places <= knows.holders(card), card
    for other in (other for other in range(deal.game.players) if other != seat):
        hand = set(deal.hands[other])  # type: ignore[attr-defined]  # of every kind of deal
        assert not hand & knows.cannot(other).keys()
        assert knows.holds(other) <= hand
        signs_agree(knows.in_signs(other), deal.hands[other])  # type: ignore[attr-defined]
    return knows


def signs_agree(known: Known, hand: Sequence[Card]) -> None:
    """What is known in signs is few and true of the hand: so many of a card or a rank, and none of what it lacks."""
    assert len(known.holds) + len(known.lacks) <= FEW
    held = Counter(Sign(suit(card), rank(card)) for card in hand if rank(card) in RANKS)
    ranks = Counter(Sign(rank=rank(card)) for card in hand)
    for sign, count in Counter(known.holds).items():
        beside = sum(other.rank == sign.rank and bool(other.suit) for other in known.holds)
        assert held[sign] >= count if sign.suit else ranks[sign] >= count + beside
    for sign in known.lacks:
        assert not held[sign]
        assert not ranks[sign]
        assert sign.rank or sign.suit not in map(suit, hand)


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(26, 800))
def test_the_true_cards_never_contradict_what_is_known(record: Record, chance: random.Random) -> None:
    deal = fresh(record)
    for _ in range(STEPS):
        agrees(deal, chance.randrange(record.game.players))
        if deal.over:
            return
        deal.apply(decide(deal, chance))


OPTIONS: tuple[dict[str, Any], ...] = ({}, {"singles_round": True}, {"flying": ["2"], "jokers": 2})


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 4, 5, 11])
def test_tolp_what_exchanges_told_is_true(players: int, options: dict[str, Any]) -> None:
    rules, chance = game("tolp", players, options), random.Random(f"{players} {options}")
    told: Counter[str] = Counter()
    for _ in range(8):
        standing = rules.first_standing(None, 0, chance.sample(range(players), players))
        deck = chance.sample(rules.pack, len(rules.pack))
        deal = fresh(Record(rules, standing, (DealRecord(0, {"deck": deck}),), {}))
        for _ in range(STEPS):
            knows = agrees(deal, chance.randrange(players))
            assert isinstance(knows, RoundKnowledge)
            for (seat, of), least in knows.at_least.items():
                assert sum(rank(card) == of for card in deal.hands[seat]) >= least  # type: ignore[attr-defined]
            told.update(point.case for seat in range(players) for point in knows.told(seat))
            if deal.over:
                break
            view = deal.view(chance.choice(deal.actors()))
            deal.apply(decide(deal, chance) if chance.random() < 0.5 else chooser("beginner", "tolp")(view, chance))
    assert told["at-least"]
    assert told["given"] + told["passed"]


FORMS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("tolva", 4, {}),
    ("bondtolva", 4, {}),
    ("plocketolva", 2, {}),
    ("bordstolva", 2, {"first_trick_from_table": True}),
    ("tolp", 4, {}),
    ("tolp", 5, {"singles_round": True}),
    ("trettioett", 4, {}),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_what_is_known_is_said_in_whole_sentences(name: str, players: int, options: dict[str, Any], lang: str) -> None:
    chance, said = random.Random(name), 0
    for seed in range(6):
        record = deal_record(name, players, seed, options)
        order = chance.sample(range(players), players) if record.game.keeps_order else None
        deal = fresh(Record(record.game, record.game.first_standing(None, 0, order), record.deals, {}))
        while not deal.over:
            deal.apply(decide(deal, chance))
            seat = chance.randrange(players)
            knows, names = knowledge(deal.view(seat)), chance.choice([None, ["Anna", "Bo", "Cia", "David", "Eva"]])
            speaker = Speaker(lang, names, record.game.parties, seat)
            others = [other for other in range(players) if other != seat]
            told = [point for other in others for point in (*knows.told(other), *knows.remarks)]
            single = [reason.of(frozenset([card])) for other in others for card, reason in knows.cannot(other).items()]
            for point in (*told, *single):
                assert is_sentence(known(point, speaker)), (point, known(point, speaker))
                said += 1
    assert said


def test_of_a_game_that_nobody_wrote_it_for_nothing_is_known() -> None:
    with known_with("tolva", knowledge=None), pytest.raises(NothingKnownError, match="tolva"):
        knowledge(View(game("tolva"), 0, ()))

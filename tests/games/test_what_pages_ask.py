"""What pages ask of every game: offers, where one is, and the pictures of a decision."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.every_game import dealt_records, decide, fresh
from tolva_teach.play.match import Match
from tolva_teach.records.record import Record


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(33, 1000))
def test_offers_reach_every_candidate_and_name_what_lies_there(record: Record, chance: random.Random) -> None:
    deal = fresh(record)
    for _ in range(chance.randrange(60)):
        if deal.over:
            break
        seat = chance.choice(deal.actors())
        view = deal.view(seat)
        offers, table = deal.game.offers(view), deal.game.table(view)
        zones = {zone.name: zone for zone in table.zones}
        cards = {shown.key: shown.card for zone in table.zones for shown in zone.cards}
        assert offers.seat == seat
        assert offers.zones.keys() <= zones.keys()
        for key, decision in offers.cards.items():
            assert cards[key] in decision.args
        for of in offers.sets:
            assert {key: cards[key] for key in of.cards} == dict(of.cards)
            assert sorted(of.cards.values()) == sorted(view.hand)
        together = {of.verb for of in offers.sets}
        reached = {*offers, *(decision for decision in deal.game.candidates(view) if decision.verb in together)}
        assert reached == set(deal.game.candidates(view))
        for decision in deal.game.candidates(view):
            for of in offers.sets:
                if decision.verb == of.verb:
                    assert sorted(of.decision(of.keys_of(decision.args)).args) == sorted(decision.args)
        deal.apply(decide(deal, chance))


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(20, 600))
def test_nothing_is_offered_out_of_turn(record: Record, chance: random.Random) -> None:
    deal = fresh(record)
    for _ in range(chance.randrange(20)):
        if not deal.over:
            deal.apply(decide(deal, chance))
    for seat in set(range(record.game.players)) - set(deal.actors()):
        assert not deal.game.offers(deal.view(seat))


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(33, 1000))
def test_the_pictures_of_a_decision_tell_what_apply_tells(record: Record, chance: random.Random) -> None:
    deal = fresh(record)
    for _ in range(chance.randrange(1, 80)):
        if deal.over:
            break
        decision = decide(deal, chance)
        before = deal.table()
        pictures = deal.unfold(decision)
        assert deal.table() == before
        happened = deal.apply(decision)
        assert tuple(one for picture in pictures for one in picture.happenings) == happened
        assert pictures[-1].deal.table() == deal.table()
        assert pictures[-1].deal.standing == deal.standing
        assert all(picture.happenings for picture in pictures[:-1])
        for picture in pictures:
            for seat in (None, chance.randrange(record.game.players)):
                assert picture.deal.seen(seat).viewer == seat


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(20, 600))
def test_where_one_is_goes_on_from_section_to_section_and_says_nothing_secret(
    record: Record, chance: random.Random
) -> None:
    deal, seen = fresh(record), []
    while not deal.over:
        decision = decide(deal, chance)
        section = deal.where(decision).section
        assert deal.where().section == section
        if not seen or seen[-1] != section:
            assert section not in seen
            seen.append(section)
        deal.apply(decision)
    assert seen or not deal.actors()


@pytest.mark.parametrize(("name", "players"), [("tolva", 3), ("tolva", 4), ("bondtolva", 2), ("bondtolva", 4)])
def test_a_pair_that_was_melded_is_past_and_all_that_is_past_is_forbidden(name: str, players: int) -> None:
    met = 0
    for seed in range(40):
        deal, chance = Match.begin(name, players, seed=seed).deal, random.Random(seed)
        while actors := deal.actors():
            view = deal.view(actors[0])
            could = list(deal.game.candidates(view))
            past = [its for its in could if deal.game.is_past(view, its)]
            assert not any(deal.game.verdict(view, its) for its in past)
            melded = {meld.suit for meld in view.board.melds}
            assert all(its in past for its in could if its.verb == "meld" and its.args[0] in melded)
            met += len(past)
            legal = deal.legal()
            deal.apply(next((its for its in legal if its.verb == "meld"), chance.choice(legal)))
    assert met

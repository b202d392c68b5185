"""What holds for every game, whatever its rules: one suite, run over the registry, player counts and options."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.deals import state
from helpers.every_game import dealt_records, decide, fresh, play_out
from helpers.sentences import is_sentence
from tolva_teach.games import GAMES
from tolva_teach.games.base import Decision, Refused
from tolva_teach.play.match import follow
from tolva_teach.play.replay import Replay
from tolva_teach.records.events import parse_decision
from tolva_teach.records.record import Record, deal_record
from tolva_teach.rules.verbs import ARGUMENTS
from tolva_teach.testing.conformance import (
    candidates_agree_with_apply,
    every_deal_ends,
    pictures_are_alike,
    refused_leaves_no_trace,
    replay_equals_play,
    table_shows_no_hidden_card,
    with_events,
)
from tolva_teach.texts import Speaker, reason


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(50, 1500))
def test_every_deal_ends_and_someone_can_always_act(record: Record, chance: random.Random) -> None:
    every_deal_ends(record, chance)


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(33, 1000))
def test_candidates_hold_all_that_is_legal_and_verdicts_agree_with_apply(record: Record, chance: random.Random) -> None:
    candidates_agree_with_apply(record, chance)


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(33, 1000))
def test_refused_leaves_no_trace(record: Record, chance: random.Random) -> None:
    others = [decision for game in GAMES.values() for decision in some_decisions(game(game.seats[0]).pack)]
    refused_leaves_no_trace(record, chance, others)


ANY_WORDS = ["SA", "H10", "C9", "D2", "*1", "S", "H", "A", "10", "2", "S1", "*0", "", "SA HA", " ", "\n", "spades"]


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(33, 1000))
def test_whatever_a_decision_says_it_is_answered_in_words(record: Record, chance: random.Random) -> None:
    deal = fresh(record)
    speaker = Speaker("sv", parties=deal.game.parties)
    for _ in range(chance.randrange(1, 30)):
        args = tuple(chance.choices(ANY_WORDS, k=chance.choice((0, 1, 1, 2, 3))))
        seat, verb = chance.randrange(-2, 23), chance.choice([*ARGUMENTS, "fly", ""])
        before = state(deal)
        try:
            decision = Decision(chance.choice([seat, *deal.actors()]), verb, args)
        except ValueError:
            continue
        verdict = deal.verdict(decision)
        assert is_sentence(reason(verdict, decision, speaker))
        if not verdict.allowed:
            with pytest.raises(Refused):
                deal.apply(decision)
            assert state(deal) == before
        if not deal.over:
            deal.apply(decide(deal, chance))


@pytest.mark.parametrize("args", [(), ("SA", "HA"), ("SA HA",), ("S1",), "SA"])
def test_a_decision_that_no_game_has_cannot_be_made(args: Sequence[str]) -> None:
    with pytest.raises(ValueError, match="no game has"):
        Decision(0, "play", args)


@pytest.mark.parametrize(
    "words", [("0", "play", ("SA",)), (0, "play", (1,)), (0, "play", None), (0, ["play"], ("SA",))]
)
def test_a_decision_is_made_of_a_number_and_texts(words: Any) -> None:
    with pytest.raises(TypeError):
        Decision(*words)


def test_a_decision_is_judged_from_the_view_of_its_own_seat() -> None:
    deal = fresh(deal_record("tolp", 3, seed=1))
    with pytest.raises(ValueError, match="seat 1 decides, but seat 0 looks"):
        deal.game.verdict(deal.view(0), Decision(1, "pass"))


def some_decisions(pack: tuple[str, ...]) -> list[Decision]:
    words = "ask,no,yes,half,whole,draw,turn,pass,high,knock,take,take A,take A A,ask H,ask K,meld S,meld C"
    plays = [f"{verb} {card}" for verb in ("play", "lay", "give", "discard") for card in pack[:6]]
    return [parse_decision(f"0 {word}") for word in (*words.split(","), *plays, "lay SA HA", "give SA HA")]


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(20, 600))
def test_written_and_read_back_the_same_and_replay_equals_play(record: Record, chance: random.Random) -> None:
    replay_equals_play(record, chance)


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(20, 600))
def test_the_table_shows_a_seat_its_own_cards_and_no_hidden_ones(record: Record, chance: random.Random) -> None:
    table_shows_no_hidden_card(record, chance)


def test_following_a_record_stops_at_the_first_refusal_and_gives_what_came_before() -> None:
    from tolva_teach.records.record import RecordFault, deal_record

    record = deal_record("tolva", 4, seed=1)
    _, decisions = play_out(record, random.Random(1))
    broken = with_events(record, [*decisions[:7], decisions[7]._replace(seat=(decisions[7].seat + 1) % 4)])
    turns = []
    with pytest.raises(RecordFault) as caught:
        turns.extend(follow(broken))
    assert (caught.value.rule, caught.value.deal, caught.value.event) == ("turn.order", 0, 7)
    replay, fault = Replay.until_fault(broken)
    assert len(replay) == 8
    assert fault is not None
    assert fault.event == 7


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(20, 600))
def test_in_every_picture_each_seat_sees_what_lies_open_to_all(record: Record, chance: random.Random) -> None:
    pictures_are_alike(record, chance)

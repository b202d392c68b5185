"""A wrong play that is found late: in dealt games in which one play is made a wrong one, and cards are forgotten."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from tolva_teach.games import game
from tolva_teach.games.tricksituation import Situation
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging import Position, PositionError
from tolva_teach.judging.form import LATE
from tolva_teach.judging.late import FORGOTTEN, Late, look_back
from tolva_teach.judging.spoken import Told, told_of
from tolva_teach.rules.cards import Card
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import has_sentence


class Played(NamedTuple):
    """A deal in which one seat has, or has not, played wrongly once."""

    given: dict[str, Any]
    wrong: int
    """The trick of the wrong play, counted from one; nought where there is none."""
    why: Verdict | None


def played(name: str, players: int, seed: int, *, wrongly: bool) -> Played | None:
    """Some tricks of a deal, in which seat 0 plays wrongly as soon as it can and the others never do; None where it has
    had no chance, or holds nothing in the end."""
    chance, rules = Random(seed), cast(TrickGame, game(name, players))
    dealt = rules.deal_out(rules.pack, chance.randrange(players), rules.first_standing(None, 0, None))
    pack = list(rules.pack)
    chance.shuffle(pack)
    size = len(dealt.hands[0])
    hands = [pack[size * seat : size * (seat + 1)] for seat in range(players)]
    trump, leader, tricks, leaders, fault = chance.choice([None, *"SHDC"]), chance.randrange(players), [], [], None
    for number in range(1, size):
        trick: list[Play] = []
        for place in range(players):
            seat = (leader + place) % players
            duty = rules.situation_obligation(Situation(tuple(hands[seat]), tuple(trick), trump, 2))
            barred = sorted(set(hands[seat]) - duty.cards)
            if seat == 0 and wrongly and barred and fault is None and chance.random() < 0.6:
                card = chance.choice(barred)
                fault = (number, duty.verdict(card))
            else:
                card = chance.choice(sorted(duty.cards))
            hands[seat].remove(card)
            trick.append(Play(seat, card))
        tricks.append([card for _, card in trick])
        leaders.append(leader)
        leader = winning(trick, trump, rules.order).seat
    if wrongly and fault is None:
        return None
    given = {"tricks": tricks, "leaders": leaders, "held": hands[0][0], "trump": trump}
    return Played(given, fault[0] if fault else 0, fault[1] if fault else None)


def deals(name: str, players: int, *, wrongly: bool, count: int) -> Iterator[tuple[Played, Random]]:
    found = (played(name, players, seed, wrongly=wrongly) for seed in range(1000))
    for seed, one in zip(range(count), filter(None, found), strict=False):
        yield one, Random(seed)


def forgetful(tricks: Sequence[Sequence[Card]], chance: Random) -> list[list[str]]:
    """The same tricks as somebody remembers them: some cards, of some the suit alone."""
    return [[chance.choice((card, card, card, card[0], FORGOTTEN)) for card in trick] for trick in tricks]


def back(name: str, players: int, given: dict[str, Any]) -> Late:
    told = {key: value for key, value in given.items() if value is not None}
    return look_back(Position.of(game(name, players), told))


GAMES = [("tolva", 4), ("tolva", 3), ("bondtolva", 4), ("bondtolva", 3), ("bondtolva", 2)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_where_all_is_remembered_the_wrong_play_is_named_wherever_his_cards_show_it(name: str, players: int) -> None:
    named = 0
    for one, _ in deals(name, players, wrongly=True, count=30):
        late = back(name, players, one.given)
        if late.found is None:  # the cards that show it stayed in his hand
            continue
        named += 1
        assert late.found.trick == one.wrong
        assert late.found.verdict.rule in ("trick.follow", "trick.trump", "trick.overtake")
        if late.found.shown[0] == one.given["tricks"][one.wrong - 1][0][0]:
            assert one.why is not None
            assert late.found.verdict.rule == one.why.rule
    assert named >= 25


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_is_forgotten_never_makes_an_innocent_play_wrong(name: str, players: int) -> None:
    named = 0
    for one, chance in deals(name, players, wrongly=True, count=30):
        late = back(name, players, {**one.given, "tricks": forgetful(one.given["tricks"], chance)})
        named += late.found is not None
        assert late.found is None or late.found.trick == one.wrong
    assert named >= 8
    for one, chance in deals(name, players, wrongly=False, count=30):
        for tricks in (one.given["tricks"], forgetful(one.given["tricks"], chance)):
            assert back(name, players, {**one.given, "tricks": tricks}).found is None


def told(name: str, **given: Any) -> Told:
    return told_of(Position.read({"game": name, **given}), "en", LATE)


def rules_of(told: Told) -> list[tuple[bool | None, str]]:
    return [(line.allowed, line.rule) for line in told.lines]


SHOWN_LATER = {
    "held": "HK",
    "tricks": [["S7", "D8", "S8", "S9"], ["D10", "D9", "S6", "D7"]],
    "leaders": [3, 2],
}
OVERTRUMPED = {"held": "DA", "tricks": [["S6", "D9", "D7"]], "leaders": [2], "trump": "D"}
FOLLOWED = {"held": "SK", "tricks": [["S7", "HA", "SJ", "S9"]], "leaders": [3]}


@pytest.mark.parametrize(
    ("given", "rule", "words"),
    [
        (FOLLOWED, "trick.follow", "holding the king of spades had to follow suit"),
        ({**FOLLOWED, "tricks": [["S", "H"]]}, "trick.follow", "Trick 1: a heart wasn’t allowed"),
        ({**FOLLOWED, "held": "D6", "trump": "D"}, "trick.trump", "and no spades had to trump"),
        ({**FOLLOWED, "tricks": [["S9", "S7"]]}, "trick.overtake", "could have beaten the nine of spades"),
        (OVERTRUMPED, "trick.overtake", "had to overtrump the nine of diamonds"),
        (SHOWN_LATER, "trick.follow", "holding the six of spades had to follow suit"),
    ],
)
def test_the_wrong_play_is_told_with_the_rule_and_what_one_may_agree_on(given: Any, rule: str, words: str) -> None:
    late = told("tolva", **given)
    assert rules_of(late)[-1] == (False, rule)
    assert words in late.lines[-1].why
    assert late.note.startswith("The rule books give no penalty")
    assert len(late.remedies) == 4


def test_a_play_is_taken_back_only_while_nobody_has_played_since() -> None:
    again = [
        told("tolva", **{**FOLLOWED, "tricks": [trick]}).remedies[0].effect
        for trick in (["S7", "HA"], ["S7", "HA", "SJ"])
    ]
    assert again[0].startswith("They pick the card up")
    assert again[1].startswith("Too late here")


def test_where_the_score_is_known_what_one_agrees_on_is_told_in_numbers() -> None:
    open_, over = (
        told("tolva", **{**FOLLOWED, "tricks": [trick], "score_before": [7, 5]}).remedies
        for trick in (["S7", "HA"], ["S7", "HA", "SJ"])
    )
    score = "the player with the card and the player opposite have 7 points; the player on their left and the player on"
    assert [score in its.effect for its in (*open_, *over)] == [True, False, True, False, False, False, True, False]
    late = told("trettioett", shown=["SA", "SK", "SQ"], lives_before=[1, 3, 1, 2]).remedies
    assert late[0].effect.endswith("one life left each; Player 2 has two lives left; Player 3 has no lives left.")
    assert "Player 2 has three lives left" in late[2].effect


@pytest.mark.parametrize("lives", [[0, 3, 3, 3], [3, 3], [3, 0, 0, 0], [3, 3, 3, -9]])
def test_lives_that_cannot_have_been_are_told_of(lives: list[int]) -> None:
    with pytest.raises(PositionError):
        told("trettioett", shown=["SA", "SK", "SQ"], lives_before=lives)


@pytest.mark.parametrize(
    ("name", "given", "missing"),
    [
        ("tolva", {"held": "SK", "tricks": [["S7", "HA"]]}, "leaders"),
        ("tolva", {**FOLLOWED, "tricks": [["D7", "H6"]]}, "trump"),
        ("plocketolva", {**FOLLOWED, "tricks": [["S7", "HA"]], "leaders": [1]}, "since"),
        ("tolp", {"held": "SA"}, "done"),
    ],
)
def test_what_one_must_know_is_asked_for_and_nothing_is_called_wrong(name: str, given: Any, missing: str) -> None:
    late = told(name, **given)
    assert missing in late.missing
    assert not any(line.allowed is False for line in late.lines)


def test_a_card_that_was_drawn_later_makes_no_earlier_play_wrong() -> None:
    given = {"held": "SK", "tricks": [["S7", "HA"], ["S8", "H10"]], "leaders": [1, 1]}
    late = back("plocketolva", 2, {**given, "since": 2})
    assert late.found is not None
    assert late.found.trick == 2
    assert back("plocketolva", 2, {**given, "since": 3}).found is None
    assert told("bondtolva", **{**given, "tricks": [["S9", "HA"]], "phase": 1}).lines[0].rule == "bond.phase1"


def test_a_trick_of_which_nothing_is_told_was_played_all_the_same() -> None:
    """So it says nothing of who led to the next one, and the tricks keep their numbers."""
    middle = {**FOLLOWED, "tricks": [["S7", "SQ", "SJ", "S9"], [], ["S8", "HA", "D7", "D8"]], "leaders": [3, None, 3]}
    found = back("tolva", 4, middle).found
    assert found is not None
    assert found.trick == 3
    assert back("tolva", 4, {**middle, "tricks": [*middle["tricks"], [], []]}).found == found
    assert "leaders" in back("tolva", 4, {**middle, "leaders": [3]}).missing


DUE_TWO = {"held": "D2", "done": "high", "gave": ["H3"]}


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("tolp", {"held": "SA", "done": "passed", "lay": ["H4"]}, (True, "tolp.pass")),
        ("tolp", {"held": "SA", "done": "passed"}, (False, "tolp.pass")),
        ("tolp", {"held": "H2", "done": "started", "lay": ["H4"]}, (False, "tolp.start")),
        ("tolp", {"held": "H5", "done": "started", "lay": ["H4"]}, (True, "tolp.start")),
        ("tolp", {"held": "SA", "done": "high", "gave": ["SK", "H4"]}, (False, "tolp.exchange.high")),
        ("tolp", {"held": "HK", "done": "high", "gave": ["SK"]}, (True, "tolp.exchange.high")),
        ("tolp", {**DUE_TWO, "options": {"flying": ["2"]}}, (True, "tolp.exchange.high")),
        ("trettioett", {"shown": ["SA", "SK", "SQ"]}, (False, "thirtyone.31")),
        ("trettioett", {"shown": ["SA", "SK", "HQ"]}, (None, "thirtyone.value")),
    ],
)
def test_in_the_other_games_what_the_card_or_hand_made_wrong(name: str, given: Any, said: Any) -> None:
    late = told(name, **given)
    assert rules_of(late) == [said]
    assert len(late.remedies) == (4 if said[0] is False else 0)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"held": "SK"}, "late-no-tricks"),
        ({"tricks": [["S7"]]}, "late-no-card"),
        ({**FOLLOWED, "tricks": [["S7", "HA", "SJ", "S9", "S8"]]}, "late-trick-too-long"),
        ({**FOLLOWED, "tricks": [["SK", "HA", "SJ", "S9"]]}, "late-played-by-another"),
        ({**FOLLOWED, "tricks": [["S7", "HA", "SJ", "S9"], ["D7", "D8"]], "leaders": [3, 0]}, "late-leader"),
        ({**FOLLOWED, "tricks": [["S7", "XX"]]}, "foreign"),
        ({**FOLLOWED, "tricks": [["S7", "S7"]]}, "twice"),
        ({**FOLLOWED, "tricks": [["S7", "HA"], ["HA", "D7"]]}, "twice"),
        ({"held": "SK", "tricks": [["?"]] * 10}, "late-too-many-tricks"),
        ({"game": "tolp", "held": "H4", "done": "started", "lay": ["H4"]}, "twice"),
        ({"game": "tolp", "held": "SA", "done": "high", "gave": ["SA"]}, "twice"),
        ({"game": "tolp", "lay": ["H4"]}, "late-no-card"),  # nothing but the form says that it was found late
    ],
)
def test_tricks_that_cannot_be_are_told_of(given: Any, code: str) -> None:
    with pytest.raises(PositionError) as fault:
        told_of(Position.read({"game": "tolva", **given}), "en", LATE)
    assert fault.value.code == code
    assert has_sentence("sv", f"judge-fault-{code}")


def test_a_hand_with_a_card_too_many_was_never_discarded_from() -> None:
    late = told("trettioett", shown=["SA", "SK", "SQ", "H7"], lives_before=[1, 3, 1, 2])
    assert [(line.allowed, line.rule) for line in late.lines] == [(False, "thirtyone.turn")]
    effects = [its.effect for its in late.remedies]
    assert effects[0].startswith("They discard a card now")
    assert "Player 2 has three lives left" in effects[2]
    assert "lose a life" in effects[3]
    with pytest.raises(PositionError):
        told("trettioett", shown=["SA", "SK", "SQ", "H7", "H8"])

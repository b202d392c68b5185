"""The trick obligations, rule by rule (`trick.…`)."""

import pytest

from tolva_teach.rules.cards import Card, cards_of, rank, suit
from tolva_teach.rules.tricks import RANKS, USUAL, Obligation, Play, obligation, winning


def duty(hand: str, trick: str = "", trump: str | None = None) -> Obligation:
    plays = tuple(Play(seat, card) for seat, card in enumerate(trick.split()))
    return obligation(frozenset(hand.split()), plays, trump)


def rules(hand: str, trick: str = "", trump: str | None = None) -> dict[Card, tuple[bool, str]]:
    """Whether each card may be played, and by which rule."""
    judged = duty(hand, trick, trump)
    return {card: judged.verdict(card)[:2] for card in hand.split()}


def test_trick_lead_any_card() -> None:
    assert rules("SA H6 D10") == dict.fromkeys(["SA", "H6", "D10"], (True, "trick.lead"))


def test_trick_lead_trump_needs_no_excuse() -> None:
    assert rules("SA H6", trump="S")["SA"] == (True, "trick.lead")


def test_trick_follow_refuses_every_other_suit() -> None:
    judged = rules("S7 H9 DA CA", "SA")
    assert judged == {
        "S7": (True, "trick.follow"),
        "H9": (False, "trick.follow"),
        "DA": (False, "trick.follow"),
        "CA": (False, "trick.follow"),
    }


def test_trick_follow_binds_in_a_pack_of_52_too_and_its_ten_is_below_the_court_cards() -> None:
    hand = frozenset(["S5", "S10", "H2"])
    judged = obligation(hand, [Play(0, "S4")], None, USUAL)
    assert judged.cards == {"S5", "S10"}
    assert not judged.verdict("H2")
    assert winning([Play(0, "S10"), Play(1, "SJ"), Play(2, "S2")], None, USUAL) == Play(1, "SJ")
    assert winning([Play(0, "S3"), Play(1, "H2")], "H", USUAL) == Play(1, "H2")


@pytest.mark.parametrize("trick", ["S4", "SA S5", "S7"])
def test_of_cards_that_are_not_of_the_pack_nothing_is_said(trick: str) -> None:
    plays = [Play(seat, card) for seat, card in enumerate(trick.split())]
    with pytest.raises(ValueError, match="not of this pack: S"):
        obligation(frozenset(["S5", "H9"]), plays, None)
    if trick != "S7":
        with pytest.raises(ValueError, match="not of this pack"):
            winning(plays, None)


def test_trick_follow_goes_before_trumping() -> None:
    assert rules("S7 HA", "SA", trump="H") == {"S7": (True, "trick.follow"), "HA": (False, "trick.follow")}


def test_trick_follow_trumped_trick_any_of_the_suit() -> None:
    assert rules("SA S6", "S9 H7", trump="H") == dict.fromkeys(["SA", "S6"], (True, "trick.follow"))
    assert duty("SA S6", "S9 H7", trump="H").yes.case == "trumped"


def test_trick_follow_whole_hand_of_the_led_suit_is_still_bound() -> None:
    assert rules("SA S6 S9", "S10") == {
        "SA": (True, "trick.overtake"),
        "S6": (False, "trick.overtake"),
        "S9": (False, "trick.overtake"),
    }


def test_trick_trump_void_must_trump() -> None:
    assert rules("H7 DA", "S9", trump="H") == {"H7": (True, "trick.overtake"), "DA": (False, "trick.trump")}


def test_trick_trump_also_when_it_cannot_win() -> None:
    assert rules("H7 DA", "S9 HA", trump="H") == {"H7": (True, "trick.trump"), "DA": (False, "trick.trump")}
    assert duty("H7 DA", "S9 HA", trump="H").yes.case == "undertrumps"


def test_trick_trump_not_before_trump_is_set() -> None:
    assert rules("H7 DA", "S9") == dict.fromkeys(["H7", "DA"], (True, "trick.discard"))


def test_trick_overtake_without_trump() -> None:
    assert rules("S10 S8", "SK") == {"S10": (True, "trick.overtake"), "S8": (False, "trick.overtake")}


def test_trick_overtake_the_ten_beats_the_king() -> None:
    assert rules("SK S10", "SQ SA")["S10"] == (True, "trick.follow")
    assert rules("S10 SQ", "SK")["SQ"] == (False, "trick.overtake")


def test_trick_overtake_any_higher_card_will_do() -> None:
    assert rules("SA S10 SQ", "SJ") == dict.fromkeys(["SA", "S10", "SQ"], (True, "trick.overtake"))


def test_trick_overtake_the_card_that_wins_now_not_the_led_one() -> None:
    assert rules("S10 SJ", "S9 SK") == {"S10": (True, "trick.overtake"), "SJ": (False, "trick.overtake")}


def test_trick_overtake_when_trump_is_led() -> None:
    assert rules("HA H7 S6", "HK", trump="H") == {
        "HA": (True, "trick.overtake"),
        "H7": (False, "trick.overtake"),
        "S6": (False, "trick.follow"),
    }


def test_trick_overtake_among_trumps() -> None:
    assert rules("HA H7 S6", "DA H9", trump="H") == {
        "HA": (True, "trick.overtake"),
        "H7": (False, "trick.overtake"),
        "S6": (False, "trick.trump"),
    }


def test_trick_overtake_ends_where_none_is_higher() -> None:
    assert rules("S9 S8", "SA") == dict.fromkeys(["S9", "S8"], (True, "trick.follow"))


def test_trick_discard_with_neither_suit_nor_trump() -> None:
    assert rules("D7 CA", "S9 H7", trump="H") == dict.fromkeys(["D7", "CA"], (True, "trick.discard"))


def test_trick_discard_tells_how_many_cards_there_are_to_choose_from() -> None:
    assert [duty(hand, "S9").yes.facts["count"] for hand in ("D7", "D7 CA")] == [1, 2]


def test_trick_lead_of_the_only_card_is_no_choice() -> None:
    assert [duty(hand).yes.case for hand in ("D7", "D7 CA")] == ["one-card", "any"]


def test_trick_discard_other_cards_do_not_beat() -> None:
    assert winning((Play(0, "S6"), Play(1, "DA"), Play(2, "CA")), None) == Play(0, "S6")


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("S9 S10 SK", None, 1),
        ("S9 SA S10", None, 1),
        ("S9 HA S10", None, 2),
        ("SA H6 S10", "H", 1),
        ("SA H6 H10", "H", 2),
        ("SA H10 HK", "H", 1),
        ("H6 SA HJ", "H", 2),
    ],
)
def test_trick_winner(trick: str, trump: str | None, winner: int) -> None:
    assert winning(tuple(Play(seat, card) for seat, card in enumerate(trick.split())), trump).seat == winner


def test_card_not_held_is_refused_before_anything_else() -> None:
    assert duty("S7", "SA").verdict("S9")[:2] == (False, "card.not-held")


def test_verdict_is_true_where_it_allows() -> None:
    judged = duty("S7 H9", "SA")
    assert judged.verdict("S7")
    assert not judged.verdict("H9")


def naive(hand: frozenset[Card], trick: list[Card], trump: str | None) -> set[Card]:
    """Section 1 once more, as directly as it reads, to hold the quick one against."""
    if not trick:
        return set(hand)

    def strength(card: Card) -> tuple[int, int]:
        return (2 if suit(card) == trump else suit(card) == suit(trick[0]), -RANKS.index(rank(card)))

    best = max(trick, key=strength)
    left = {c for c in hand if suit(c) == suit(trick[0])} or {c for c in hand if suit(c) == trump}
    if not left:
        return set(hand)
    return {c for c in left if strength(c) > strength(best)} or left


def test_obligation_agrees_with_a_direct_reading_of_the_rules() -> None:
    import random

    chance, pack = random.Random(1), cards_of("SHDC", RANKS)
    for _ in range(3000):
        cards = chance.sample(pack, chance.randint(1, 12))
        played = cards[: chance.randint(0, min(3, len(cards) - 1))]
        hand, trump = frozenset(cards[len(played) :]), chance.choice([None, *"SHDC"])
        judged = obligation(hand, tuple(Play(s, c) for s, c in enumerate(played)), trump)
        assert {card for card in hand if judged.verdict(card)} == naive(hand, played, trump) == set(judged.cards)

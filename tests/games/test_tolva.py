"""Tolva for four, rule by rule: the deal, what melds are called, scores, the match and its markers.

In most deals each seat holds a whole suit: see `helpers.tolva_deals`.
"""

from typing import Any

import pytest

from helpers.deals import kinds, play_tricks, refusal, say, state, the, tolva
from helpers.spoken.voices import BOTH
from helpers.tolva_deals import FIRST, LAST, RANKS, REST, SUITS_EACH, TWO_PAIRS, after_first, suits
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.score_cards import fewest, low_cards
from tolva_teach.games.tolva import Tolva


def test_tolva_deck_36_cards_120_points() -> None:
    rules = game("tolva", 4)
    assert len(rules.pack) == len(set(rules.pack)) == 36
    assert isinstance(rules, Tolva)
    assert rules.points.in_pack == 120
    assert {card[1:]: points for card, points in rules.points.of.items()} == {
        "A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0, "6": 0,
    }  # fmt: skip
    assert list(rules.ranks) == RANKS
    assert the("shuffled", suits().opening).rule == "tolva.deck"


def test_tolva_deal_one_at_a_time_from_forehand() -> None:
    rules = game("tolva", 4)
    deck = list(rules.pack)
    hands = rules.deal_out(deck, 1, rules.first_standing(None, 0, None)).hands
    assert [hand[0] for hand in hands] == [deck[2], deck[3], deck[0], deck[1]]
    assert [hand[-1] for hand in hands] == [deck[34], deck[35], deck[32], deck[33]]
    assert rules.parties == (0, 1, 0, 1)


def test_tolva_deal_three_players_for_themselves() -> None:
    rules = game("tolva", 3)
    hands = rules.deal_out(rules.pack, 2, rules.first_standing(None, 0, None)).hands
    assert [len(hand) for hand in hands] == [12, 12, 12]
    assert rules.parties == (0, 1, 2)


@pytest.mark.parametrize("dealer", range(4))
def test_tolva_forehand_leads(dealer: int) -> None:
    deal = suits(dealer=dealer)
    assert deal.actors() == ((dealer + 1) % 4,)
    assert the("leads", deal.opening)[1:3] == ("tolva.forehand", {"leader": (dealer + 1) % 4})


def test_turn_order_another_seat_is_refused() -> None:
    assert refusal(suits(), "1 play HA") == ("turn.order", "not-yours")
    assert refusal(suits(), "7 play HA") == ("turn.order", "no-such-seat")


def test_turn_order_nothing_left_when_the_deal_is_over() -> None:
    deal = suits()
    play_tricks(deal, FIRST, *REST, *LAST)
    assert refusal(deal, "0 play SA") == ("turn.order", "deal-over")


def test_turn_verb_of_another_game() -> None:
    assert refusal(suits(), "0 knock") == ("turn.verb", "another-game")
    assert refusal(suits(), "0 ask D") == ("turn.verb", "another-game")


def test_tolva_trump_none_at_first_and_then_the_first_melds() -> None:
    deal = tolva(*TWO_PAIRS)
    assert deal.view(0).board.trump is None
    say(deal, "0 play SA", "1 play S6", "2 play D6", "3 play C6", "0 meld H")
    assert deal.view(0).board.trump == "H"
    play_tricks(deal, "S10 S7 D7 C7")
    say(deal, "0 ask", "2 meld D")
    assert deal.view(0).board.trump == "H"


def test_tolva_trump_is_in_force_at_once() -> None:
    deal = after_first()
    say(deal, "0 ask", "2 meld D", "0 play S10", "1 play H7")
    assert refusal(deal, "3 play C7") == ("turn.order", "not-yours")
    say(deal, "2 play D7")
    say(deal, "3 play C7")
    assert deal.actors() == (2,)


@pytest.mark.parametrize(
    ("option", "names"),
    [
        ("standard", ["trump", "tjog", "viv", "mal"]),
        ("mal-mal", ["trump", "tjog", "mal", "mal"]),
        ("no-mal", ["trump", "tjog", "viv", "viv"]),
    ],
)
def test_tolva_names_by_the_option(option: str, names: list[str]) -> None:
    deal = tolva("SA S10 SK SQ HK HQ DK DQ CA", "CK CQ", "CJ", "HA", options={"meld_names": option})
    melded = []
    for suit in "SHD":
        say(deal, f"0 play {'SA' if suit == 'S' else 'S10' if suit == 'H' else 'SQ'}")
        while deal.actors() != (0,) or deal.view(0).trick:
            say(deal, str(next(d for d in deal.legal() if d.verb == "play")))
        melded += say(deal, f"0 meld {suit}")
    assert [told.facts["meld"] for told in melded if told.kind == "called"] == names[:3]
    assert [deal.game.meld_name(number) for number in range(4)] == names


def test_tolva_score_meld_two_for_trump_then_one() -> None:
    deal = tolva(*TWO_PAIRS)
    say(deal, "0 play SA", "1 play S6", "2 play D6", "3 play C6", "0 meld S")
    assert deal.standing.score == (2, 0)
    play_tricks(deal, "S10 S7 D7 C7")
    say(deal, "0 meld H")
    assert deal.standing.score == (3, 0)


@pytest.mark.parametrize(("score", "refused"), [(9, False), (10, True), (11, True)])
def test_tolva_score_no_meld_out_setting_trump(score: int, refused: bool) -> None:
    deal = after_first(score=[score, 0])
    assert deal.verdict(Decision(0, "meld", ("S",))).allowed is not refused
    if refused:
        assert refusal(deal, "0 meld S") == ("tolva.score.no-meld-out", "sets-trump")
        facts = {"party": 0, "score": score, "points": 2, "total": score + 2, "suit": "S"}
        assert deal.verdict(Decision(0, "meld", ("S",))).facts == facts


def test_tolva_score_no_meld_out_within_the_deal() -> None:
    deal = tolva(*TWO_PAIRS, score=[9, 0])
    say(deal, "0 play SA", "1 play S6", "2 play D6", "3 play C6", "0 meld S")
    assert deal.standing.score == (11, 0)
    play_tricks(deal, "S10 S7 D7 C7")
    assert refusal(deal, "0 meld H") == ("tolva.score.no-meld-out", "later-meld")


def test_tolva_score_vinsten_for_most_card_points() -> None:
    told = play_tricks(suits(), FIRST, *REST, *LAST)
    assert the("vinsten", told)[1:3] == (
        "tolva.score.vinsten",
        {"party": 0, "points": 1, "score": 1, "card_points": 120},
    )


def test_tolva_score_sistan_for_the_last_trick() -> None:
    deal = tolva("SA S10 SK SQ SJ S9 S8 S7 H6", "HA H10 HK HQ HJ H9 H8 H7 S6", *SUITS_EACH[2:])
    tricks = ["SA S6 D6 C6", "S10 H7 D7 C7", "SK H8 D8 C8", "SQ H9 D9 C9", "SJ HJ DJ CJ", "S9 HQ DQ CQ", "S8 HK DK CK"]
    told = play_tricks(deal, *tricks, "S7 H10 D10 C10", "H6 HA DA CA")
    assert the("sistan", told)[1:3] == ("tolva.score.sistan", {"party": 1, "points": 1, "score": 1})
    assert deal.standing.score == (1, 1)
    assert deal.over


def test_tolva_score_carry_a_tie_gives_no_vinsten() -> None:
    told, deal = tie_by_search()
    assert the("vinsten-tied", told)[1:3] == ("tolva.score.carry", {"card_points": 60, "carry": 2, **BOTH})
    assert deal.standing.carry == 1
    assert sum(deal.standing.score) == 1  # sistan alone


def tie_by_search() -> tuple[list[Any], Deal[Any]]:
    """A deal that ends 60 to 60, by playing at random from fixed seeds until one does."""
    import random

    rules = game("tolva", 4)
    for seed in range(5000):
        chance = random.Random(seed)
        deck = list(rules.pack)
        chance.shuffle(deck)
        standing = rules.first_standing(None, 0, None)
        deal = rules.start(rules.deal_out(deck, 3, standing), 3, standing)
        told: list[Any] = []
        while not deal.over:
            told += deal.apply(chance.choice([d for d in deal.legal() if d.verb == "play"]))
        if "vinsten-tied" in kinds(told):
            return told, deal
    raise AssertionError("no tie found")


def test_tolva_score_carry_is_left_alone_by_a_gubbe() -> None:
    deal = suits(carry=1)
    say(deal, "0 whole")
    play_tricks(deal, FIRST, *REST, *LAST)
    assert deal.standing.carry == 1


def test_tolva_score_order_vinsten_before_sistan() -> None:
    deal = tolva("SA S10 SK SQ SJ S9 S8 S7 H6", "H10 HK HQ HJ H9 H8 H7 S6 HA", "DA D10", "CA C10", score=[11, 11])
    play_tricks(deal, "SA S6 D6 C6")
    while not deal.over:
        spades = [d for d in deal.legal() if d.verb == "play" and d.args[0] != "H6"]
        told = deal.apply((spades or [d for d in deal.legal() if d.verb == "play"])[0])
    assert deal.standing.score == (12, 12)
    assert deal.standing.winner == 0
    assert the("match-won", told).rule == "tolva.score.order"


def test_tolva_match_first_to_twelve() -> None:
    deal = suits(score=[10, 11])
    told = play_tricks(deal, FIRST, *REST, *LAST)
    assert deal.standing.score == (12, 11)
    assert the("match-won", told)[1:3] == ("tolva.match", {"party": 0, "score": 12})


def test_tolva_match_the_deal_passes_clockwise() -> None:
    rules = game("tolva", 4)
    assert [rules.next_dealer(dealer, rules.first_standing(None, 0, None)) for dealer in range(4)] == [1, 2, 3, 0]


def test_tolva_match_next_match_is_dealt_by_the_first_deals_forehand() -> None:
    rules = game("tolva", 4)
    assert isinstance(rules, Tolva)
    assert [rules.next_match_dealer(dealer) for dealer in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize("score", [[12, 0], [0, 15], [1], [1, 2, 3]])
def test_tolva_match_a_start_must_leave_something_to_play(score: list[int]) -> None:
    with pytest.raises(ValueError, match="score"):
        game("tolva", 4).first_standing(score, 0, None)


@pytest.mark.parametrize(
    ("score", "cards"),
    [(0, []), (1, [None]), (2, ["H2"]), (6, ["H4", "H2"]), (7, ["H5", "H2"]), (11, ["H5", "D4", "D2"]), (-3, [])],
)
def test_tolva_markers_worth_their_rank(score: int, cards: list[str | None]) -> None:
    shown = [marker.card for marker in low_cards(0, 2, score)]
    worth = sum(1 if card is None else int(card[1:]) for card in shown)
    assert worth == max(score, 0)
    assert len(shown) == len(cards)
    assert all(card is None or card[0] in "HD" for card in shown)


def test_tolva_markers_red_for_one_party_black_for_the_other() -> None:
    assert {marker.card[0] for marker in low_cards(1, 2, 9) if marker.card} <= {"S", "C"}


def test_tolva_markers_a_card_face_down_is_one_point() -> None:
    assert fewest(1, ("H5", "H4", "H3", "H2")) == (None,)
    assert fewest(15, ("H5", "H4", "H3", "H2")) == ("H5", "H4", "H3", "H2", None)
    assert fewest(16, ("H5", "H4", "H3", "H2")) == fewest(10**9, ("H5", "H4", "H3", "H2")) == ()


def test_tolva_markers_are_told_when_the_deal_is_over() -> None:
    told = play_tricks(suits(score=[-3, 5]), FIRST, *REST, *LAST)
    assert the("score-written", told)[1:3] == ("tolva.markers", {"party": 0, "score": -1, "cards": (), "count": 0})
    assert the("marked", told).facts["cards"] == ("S5",)


def test_tolva_markers_that_several_write_down_are_told_of_once() -> None:
    told = play_tricks(suits(score=[-5, -3]), FIRST, *REST, *LAST)
    assert the("scores-written", told).rule == "tolva.markers"
    assert "score-written" not in kinds(told), "the deal's end says whose points they are"


def test_card_not_held_is_refused() -> None:
    assert refusal(suits(), "0 play HA") == ("card.not-held", "not-in-hand")


def test_a_copy_goes_its_own_way() -> None:
    deal = suits()
    before = state(deal)
    say(deal.copy(), "0 play SA")
    assert state(deal) == before


def test_candidates_name_the_forbidden_too() -> None:
    deal = suits(score=[7, 0])
    said = {str(decision) for decision in deal.game.candidates(deal.view(0))}
    assert {"0 meld S", "0 ask", "0 half", "0 whole"} <= said
    assert {str(decision) for decision in deal.legal()} == {f"0 play S{rank}" for rank in RANKS} | {"0 whole"}

"""Tolva for four, rule by rule (`tolva.…`). In most deals each seat holds a whole suit: spades, hearts,
diamonds, clubs, so that seat 0 takes every trick it leads to, until trump is set."""

from typing import Any

import pytest

from helpers.deals import allowance, kinds, play_tricks, refusal, say, state, the, tolva
from helpers.spoken.voices import BOTH
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.score_cards import fewest, low_cards
from tolva_teach.games.tolva import Tolva

RANKS = ["A", "10", "K", "Q", "J", "9", "8", "7", "6"]
SUITS_EACH = [" ".join(suit + rank for rank in RANKS) for suit in "SHDC"]
FIRST = "SA H6 D6 C6"
REST = ["S10 H7 D7 C7", "S9 H8 D8 C8", "S8 H9 D9 C9", "S7 HJ DJ CJ", "S6 H10 D10 C10", "SJ HA DA CA"]
LAST = ["SK HK DK CK", "SQ HQ DQ CQ"]


def suits(**more: Any) -> Deal[Any]:
    return tolva(*SUITS_EACH, **more)


def after_first(**more: Any) -> Deal[Any]:
    """Seat 0 has taken the first trick and is about to lead."""
    deal = suits(**more)
    play_tricks(deal, FIRST)
    return deal


# --- the pack and the deal ---


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


# --- melds ---


def test_tolva_meld_after_taking_a_trick() -> None:
    told = say(after_first(), "0 meld S")
    assert kinds(told) == ["called", "trump-set", "shown", "meld-scored"]


def test_tolva_meld_not_by_forehand_before_the_first_lead() -> None:
    assert refusal(suits(), "0 meld S") == ("tolva.meld", "no-trick-taken")


def test_tolva_meld_not_in_the_middle_of_a_trick() -> None:
    deal = after_first()
    say(deal, "0 play S10")
    assert refusal(deal, "1 meld H") == ("tolva.meld", "trick-under-way")


def test_tolva_meld_only_with_both_cards() -> None:
    assert refusal(after_first(), "0 meld H") == ("tolva.meld", "pair-not-held")
    deal = suits()
    play_tricks(deal, "SK H6 D6 C6")
    assert deal.verdict(Decision(0, "meld", ("S",))).facts["cards"] == ("SK",)


def test_tolva_meld_three_cards_left() -> None:
    deal = suits()
    play_tricks(deal, FIRST, *REST[:5])
    assert deal.verdict(Decision(0, "meld", ("S",)))
    play_tricks(deal, REST[5])
    assert refusal(deal, "0 meld S") == ("tolva.meld.three", "too-few-cards")


TWO_PAIRS = ("SA S10 SK SQ SJ HA H10 HK HQ", "S9 S8 S7 S6 HJ H9 H8 H7 H6", *SUITS_EACH[2:])
PARTNER_FIRST_IN = (
    "S6 CA C10 CK CQ CJ C9 C8 C7",
    SUITS_EACH[1],
    "SA S10 SK SQ SJ S9 S8 S7 D6",
    "DA D10 DK DQ DJ D9 D8 D7 C6",
)
"""Seat 0 can lead a spade that its partner takes."""


def test_tolva_meld_one_an_occasion() -> None:
    deal = tolva(*TWO_PAIRS)
    play_tricks(deal, "SA S6 D6 C6")
    say(deal, "0 meld S")
    assert refusal(deal, "0 meld H") == ("tolva.meld.one", "one-an-occasion")
    play_tricks(deal, "S10 S7 D7 C7")
    assert the("called", say(deal, "0 meld H")).facts["meld"] == "tjog"


def test_tolva_meld_a_pair_that_is_not_there_is_said_before_an_occasion_that_passes() -> None:
    deal = tolva(*TWO_PAIRS)
    assert refusal(deal, "0 meld D") == ("tolva.meld", "pair-not-held")
    play_tricks(deal, "SA S6 D6 C6")
    say(deal, "0 meld S")
    assert refusal(deal, "0 meld D") == ("tolva.meld", "pair-not-held")
    assert refusal(deal, "0 meld S") == ("tolva.meld.one", "melded-before")


def test_tolva_meld_one_is_said_of_a_pair_that_has_been_melded_and_played() -> None:
    deal = after_first()
    say(deal, "0 meld S", "0 play SK")
    while deal.actors() != (0,) or deal.view(0).trick:
        deal.apply(deal.legal()[0])
    assert "SK" not in deal.view(0).hand
    assert refusal(deal, "0 meld S") == ("tolva.meld.one", "melded-before")


def test_tolva_meld_one_a_pair_is_melded_once() -> None:
    deal = after_first()
    say(deal, "0 meld S")
    play_tricks(deal, REST[0])
    assert refusal(deal, "0 meld S") == ("tolva.meld.one", "melded-before")


def test_tolva_meld_show_everyone_knows_the_pair_until_it_is_played() -> None:
    deal = after_first()
    told = say(deal, "0 meld S")
    assert the("shown", told) == ("shown", "tolva.meld.show", {"seat": 0, "suit": "S"}, {})

    def seen_by_1() -> list[str | None]:
        zones = {zone.name: zone for zone in deal.game.table(deal.view(1)).zones}
        return [card.card for card in zones["hand:0"].cards]

    assert seen_by_1() == ["SK", "SQ", *[None] * 6]
    say(deal, "0 play SK")
    assert seen_by_1() == ["SQ", *[None] * 6]


# --- asking the partner ---


def test_tolva_ask_the_partner_may_meld() -> None:
    deal = after_first()
    say(deal, "0 ask")
    assert deal.actors() == (2,)
    told = say(deal, "2 meld D")
    assert the("called", told).facts == {"seat": 2, "suit": "D", "meld": "trump"}
    assert deal.standing.score == (2, 0)
    assert deal.actors() == (0,)


def test_tolva_ask_the_partner_may_say_no_with_a_pair() -> None:
    deal = after_first()
    say(deal, "0 ask")
    assert allowance(deal, "2 no") == ("tolva.ask", "may-decline")
    assert kinds(say(deal, "2 no")) == ["declined"]
    assert deal.actors() == (0,)


def test_tolva_ask_the_partner_without_a_pair_must_say_no() -> None:
    spades, hearts, diamonds, clubs = SUITS_EACH
    deal = tolva(spades, hearts, diamonds.replace("DQ", "CQ"), clubs.replace("CQ", "DQ"))
    play_tricks(deal, FIRST)
    say(deal, "0 ask")
    assert allowance(deal, "2 no") == ("tolva.ask", "must-decline")


def test_tolva_ask_the_asker_may_not_meld_on_that_occasion() -> None:
    deal = after_first()
    say(deal, "0 ask", "2 no")
    assert refusal(deal, "0 meld S") == ("tolva.ask", "asker-melds")
    play_tricks(deal, REST[0])
    assert deal.verdict(Decision(0, "meld", ("S",)))


def test_tolva_ask_the_asker_may_not_meld_after_the_partners_meld() -> None:
    deal = after_first()
    say(deal, "0 ask", "2 meld D")
    assert refusal(deal, "0 meld S") == ("tolva.ask", "asker-melds")


def test_tolva_ask_one_question_an_occasion() -> None:
    deal = after_first()
    say(deal, "0 ask", "2 no")
    assert refusal(deal, "0 ask") == ("tolva.ask", "asked-before")


def test_tolva_ask_needs_a_trick_and_the_lead() -> None:
    assert refusal(suits(), "0 ask") == ("tolva.ask", "no-trick-taken")
    deal = after_first()
    say(deal, "0 play S10")
    assert refusal(deal, "1 ask") == ("tolva.ask", "trick-under-way")


def test_tolva_ask_not_after_a_meld_on_the_occasion() -> None:
    deal = after_first()
    say(deal, "0 meld S")
    assert refusal(deal, "0 ask") == ("tolva.ask", "melded-already")


def test_tolva_ask_needs_three_cards() -> None:
    deal = suits()
    play_tricks(deal, FIRST, *REST)
    assert refusal(deal, "0 ask") == ("tolva.ask", "too-few-cards")


def test_tolva_ask_needs_a_score_that_allows_the_meld() -> None:
    assert refusal(after_first(score=[10, 0]), "0 ask") == ("tolva.ask", "score-bars")
    deal = after_first(score=[8, 0])
    say(deal, "0 meld S")
    play_tricks(deal, REST[0])
    assert deal.verdict(Decision(0, "ask"))  # at 10 with trump set, a meld worth 1 is allowed


def test_tolva_ask_not_while_a_gubbe_runs() -> None:
    deal = suits()
    say(deal, "0 half")
    play_tricks(deal, FIRST)
    assert refusal(deal, "0 ask") == ("tolva.ask", "gubbe-running")


def test_turn_verb_the_question_must_be_answered_first() -> None:
    deal = after_first()
    say(deal, "0 ask")
    for said in ("2 play DA", "2 ask", "2 half", "2 whole"):
        assert refusal(deal, said) == ("turn.verb", "answer-due")
    assert refusal(deal, "0 play S10") == ("turn.order", "not-yours")


def test_turn_verb_no_is_an_answer() -> None:
    assert refusal(after_first(), "0 no") == ("turn.verb", "nothing-asked")


def test_tolva_ask_an_answer_keeps_to_the_rules_of_melding() -> None:
    deal = after_first()
    say(deal, "0 ask")
    assert refusal(deal, "2 meld S") == ("tolva.meld", "pair-not-held")


# --- trump and names ---


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


# --- scores ---


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


# --- markers ---


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


# --- half gubbe ---


def test_tolva_half_by_forehand_counts_from_the_first_trick() -> None:
    deal = suits()
    say(deal, "0 half")
    told = play_tricks(deal, FIRST, *REST[4:], *LAST, "S10 H7 D7 C7")
    assert the("gubbe-made", told)[1:3] == (
        "tolva.half.score",
        {"party": 0, "points": 6, "score": 6, "announcer": 0, "card_points": 114},
    )
    assert deal.over
    assert deal.standing.score == (6, 0)


def test_tolva_half_by_another_counts_the_trick_that_brought_them_in() -> None:
    deal = tolva("S6", SUITS_EACH[0].replace(" S6", ""), *SUITS_EACH[2:])
    play_tricks(deal, "S6 SA D6 C6")
    say(deal, "1 half")
    for count in range(5):
        assert not deal.over, count
        say(deal, f"1 play {['S10', 'SK', 'SQ', 'SJ', 'S9'][count]}")
        while deal.actors() and (deal.actors() != (1,) or deal.view(1).trick):
            say(deal, str(next(d for d in deal.legal() if d.verb == "play")))
    assert deal.over
    assert len(deal.view(1).board.tricks) == 6


def test_tolva_half_only_the_first_time_one_is_in() -> None:
    assert refusal(after_first(), "0 half") == ("tolva.half", "been-in-before")


def test_tolva_half_though_the_partner_was_in_earlier() -> None:
    deal = tolva(*PARTNER_FIRST_IN)
    play_tricks(deal, "S6 H6 SA D7")
    assert deal.actors() == (2,)
    assert deal.verdict(Decision(2, "half")).allowed


def test_tolva_half_needs_six_tricks_with_the_one_that_brought_one_in() -> None:
    deal = tolva("SA S10 SK SQ SJ S9 S8 C7 C6", *SUITS_EACH[1:3], "CA C10 CK CQ CJ C9 C8 S7 S6")
    play_tricks(deal, "SA H6 D6 S6", "S10 H7 D7 S7", "SK H8 D8 C8")
    early = deal.copy()
    play_tricks(early, "C6 H9 D9 CA")
    assert early.verdict(Decision(3, "half")).allowed
    play_tricks(deal, "SQ H9 D9 C9", "C6 HJ DJ CA")
    assert refusal(deal, "3 half") == ("tolva.half", "too-few-tricks")


def test_tolva_half_not_in_the_middle_of_a_trick() -> None:
    deal = suits()
    say(deal, "0 play SA")
    assert refusal(deal, "1 half") == ("tolva.half", "trick-under-way")


def test_tolva_half_trumpless_not_after_trump_has_been_set() -> None:
    deal = after_first()
    say(deal, "0 meld S")
    assert refusal(deal, "0 half") == ("tolva.half.trumpless", "trump-set")


def test_tolva_half_trumpless_no_melds_once_announced() -> None:
    deal = suits()
    say(deal, "0 half")
    play_tricks(deal, FIRST)
    assert refusal(deal, "0 meld S") == ("tolva.half.trumpless", "no-melds")


@pytest.mark.parametrize(("score", "refused"), [(-6, False), (5, False), (6, True), (11, True)])
def test_tolva_half_limit_at_most_five_points(score: int, refused: bool) -> None:
    deal = suits(score=[score, 0])
    assert deal.verdict(Decision(0, "half")).allowed is not refused
    if refused:
        assert refusal(deal, "0 half") == ("tolva.half.limit", "score-too-high")


def test_tolva_half_score_six_lost_when_another_party_takes_a_trick() -> None:
    deal = tolva("SA H6 S10", SUITS_EACH[1].replace(" H6", ""), SUITS_EACH[2], SUITS_EACH[3])
    say(deal, "0 half")
    told = play_tricks(deal, "H6 HA D6 C6")
    assert the("gubbe-failed", told)[1:3] == (
        "tolva.half.score",
        {"party": 0, "points": -6, "score": -6, "announcer": 0, "taker": 1},
    )
    assert deal.over
    assert deal.standing.score == (-6, 0)
    assert "vinsten" not in kinds(told)
    assert "sistan" not in kinds(told)


def test_tolva_half_score_fails_with_too_few_points() -> None:
    """All six tricks are the party's, but hold too little."""
    deal = tolva("S6 S7 S8 S9 SJ SQ SK SA S10", *SUITS_EACH[1:])
    say(deal, "0 half")
    told = play_tricks(deal, "S6 H6 D6 C6", "S7 H7 D7 C7", "S8 H8 D8 C8", "S9 H9 D9 C9", "SJ HJ DJ CJ", "SQ HQ DQ CQ")
    assert the("gubbe-failed", told).facts["points"] == -6
    assert the("gubbe-failed", told).facts["taker"] is None, "no trick was lost"
    assert the("gubbe-failed", told).facts["count"] == 6
    assert the("gubbe-failed", told).facts["card_points"] == 20
    assert len(deal.view(0).board.tricks) == 6


def test_tolva_half_score_stops_when_the_points_cannot_be_reached() -> None:
    """Three rich tricks have gone to the others: hopeless when announced, decided at the end of the next trick."""
    deal = tolva(
        "SA HA DA C6 SJ HJ DJ S6 H6",
        "SK HK DK CA C10 CK CQ CJ C9",
        "S10 H10 D10 C7 S7 H7 D7 S8 H8",
        "SQ HQ DQ C8 S9 H9 D9 D8 D6",
    )
    play_tricks(deal, "SA SK S10 SQ", "HA HK H10 HQ", "DA DK D10 DQ", "C6 CA C7 C8")
    say(deal, "1 half")
    assert not deal.over
    told = play_tricks(deal, "C10 S7 S9 S6")
    assert the("gubbe-failed", told).facts["party"] == 1
    assert the("gubbe-failed", told).facts["count"] == 2, "the trick that brought them in and the next"
    assert deal.over
    assert deal.standing.score == (0, -6)


# --- whole gubbe ---


def test_tolva_whole_twelve_when_every_trick_is_taken() -> None:
    deal = suits()
    say(deal, "0 whole")
    told = play_tricks(deal, FIRST, *REST, *LAST)
    assert the("gubbe-made", told)[1:3] == ("tolva.whole", {"party": 0, "points": 12, "score": 12, "announcer": 0})
    assert deal.standing.winner == 0


def test_tolva_whole_below_zero_only_adds_the_twelve() -> None:
    deal = suits(score=[-1, 0])
    say(deal, "0 whole")
    play_tricks(deal, FIRST, *REST, *LAST)
    assert deal.standing.score == (11, 0)
    assert deal.standing.winner is None


def test_tolva_whole_lost_at_the_first_trick_taken_by_another() -> None:
    deal = tolva("SA H6 S10", SUITS_EACH[1].replace(" H6", ""), SUITS_EACH[2], SUITS_EACH[3])
    say(deal, "0 whole")
    told = play_tricks(deal, "H6 HA D6 C6")
    assert the("gubbe-failed", told)[1:3] == (
        "tolva.whole",
        {"party": 0, "points": -12, "score": -12, "announcer": 0, "taker": 1},
    )
    assert deal.over


def test_tolva_whole_by_another_who_took_the_first_trick() -> None:
    deal = tolva("S6", SUITS_EACH[0].replace(" S6", ""), *SUITS_EACH[2:])
    play_tricks(deal, "S6 SA D6 C6")
    assert allowance(deal, "1 whole") == ("tolva.whole", "may-announce")


def test_tolva_whole_by_forehand_before_the_first_lead() -> None:
    assert allowance(suits(), "0 whole") == ("tolva.whole", "forehand-announces")


def test_tolva_whole_forehand_not_after_the_first_lead() -> None:
    assert refusal(after_first(), "0 whole") == ("tolva.whole", "was-forehand")


def test_tolva_whole_not_later() -> None:
    deal = tolva("S6", SUITS_EACH[0].replace(" S6", ""), *SUITS_EACH[2:])
    play_tricks(deal, "S6 SA D6 C6")
    say(deal, "1 play S10", "2 play D7", "3 play C7")
    say(deal, str(deal.legal()[0]))
    assert refusal(deal, "1 whole") == ("tolva.whole", "too-late")


def test_tolva_whole_forehand_hears_of_the_first_lead_later_too() -> None:
    deal = after_first()
    play_tricks(deal, REST[0])
    assert refusal(deal, "0 whole") == ("tolva.whole", "was-forehand")


def test_tolva_whole_not_after_trump_has_been_set() -> None:
    deal = after_first()
    say(deal, "0 meld S")
    assert refusal(deal, "0 whole") == ("tolva.whole", "trump-set")


def test_tolva_whole_no_melds_and_not_in_the_middle_of_a_trick() -> None:
    deal = suits()
    say(deal, "0 whole")
    play_tricks(deal, FIRST)
    assert refusal(deal, "0 meld S") == ("tolva.whole", "no-melds")
    deal = suits()
    say(deal, "0 play SA")
    assert refusal(deal, "1 whole") == ("tolva.whole", "trick-under-way")


def test_tolva_gubbe_one_announcement_a_deal() -> None:
    deal = suits()
    say(deal, "0 half")
    assert refusal(deal, "0 whole") == ("tolva.gubbe.one", "half-running")
    assert refusal(deal, "0 half") == ("tolva.gubbe.one", "half-running")
    deal = suits()
    say(deal, "0 whole")
    assert refusal(deal, "0 half") == ("tolva.gubbe.one", "whole-running")


def test_tolva_half_may_still_be_announced_after_ask_and_no() -> None:
    deal = tolva(*PARTNER_FIRST_IN)
    play_tricks(deal, "S6 H6 SA D7")
    say(deal, "2 ask", "0 no")
    assert deal.verdict(Decision(2, "half")).allowed


# --- the deal as a whole ---


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

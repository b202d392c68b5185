"""Tolva for four, rule by rule: half and whole gubbe."""

import pytest

from helpers.deals import allowance, kinds, play_tricks, refusal, say, the, tolva
from helpers.tolva_deals import FIRST, LAST, REST, SUITS_EACH, after_first, suits
from tolva_teach.games.base import Decision

PARTNER_FIRST_IN = (
    "S6 CA C10 CK CQ CJ C9 C8 C7",
    SUITS_EACH[1],
    "SA S10 SK SQ SJ S9 S8 S7 D6",
    "DA D10 DK DQ DJ D9 D8 D7 C6",
)
"""Seat 0 can lead a spade that its partner takes."""


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

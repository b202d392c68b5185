"""Bondtolva rule by rule: the deal, the two phases, and its variants."""

from typing import Any

import pytest

from helpers.bondtolva_deals import LEADER, OTHER, after_a_trick, last_told
from helpers.deals import kinds, refusal, say, the
from helpers.deals_for_two import PACK_24, bond, play_on
from tolva_teach.games import game
from tolva_teach.games.bondtolva import scoring
from tolva_teach.records.situation import card_verdicts


def dealt_out(players: int) -> Any:
    rules = game("bondtolva", players)
    return rules.deal_out(PACK_24, players - 1, rules.first_standing(None, 0, None))


def test_bond_deck_24_cards_the_ten_below_the_ace() -> None:
    rules = game("bondtolva", 2)
    assert sorted(rules.pack) == sorted(PACK_24)
    assert rules.worth(rules.pack) == {"matadors": 8, "eyes": 40}
    deal = bond("S10", "SK SA")
    assert the("trick-taken", say(deal, "0 play S10", "1 play SK")).facts["taker"] == 0


def test_bond_deck_forehand_leads() -> None:
    assert bond(LEADER, OTHER, dealer=0).actors() == (1,)


def test_bond_deal_in_packets_of_three_and_twelve_to_the_stock() -> None:
    dealt = dealt_out(2)
    assert dealt.hands[0] == tuple(PACK_24[0:3] + PACK_24[6:9])
    assert dealt.hands[1] == tuple(PACK_24[3:6] + PACK_24[9:12])
    assert dealt.piles["stock"] == tuple(PACK_24[12:])


def test_bond_deal_three_players_three_three_and_two() -> None:
    dealt = dealt_out(3)
    assert dealt.hands[0] == tuple(PACK_24[0:3] + PACK_24[9:12] + PACK_24[18:20])
    assert dealt.hands[2] == tuple(PACK_24[6:9] + PACK_24[15:18] + PACK_24[22:24])
    assert dealt.piles == {}


def test_bond_deal_four_players_six_each_partners_opposite() -> None:
    dealt = dealt_out(4)
    assert dealt.hands[3] == tuple(PACK_24[9:12] + PACK_24[21:24])
    assert game("bondtolva", 4).parties == (0, 1, 0, 1)


def test_bond_phase1_any_card_and_the_highest_of_the_led_suit_wins() -> None:
    deal = bond("S9 HA", "S10 CA")
    assert {verdict.rule for _, verdict in deal.hand_verdicts(0)} == {"bond.phase1"}
    say(deal, "0 play S9")
    assert all(verdict.allowed for _, verdict in deal.hand_verdicts(1))
    assert the("trick-taken", say(deal, "1 play CA")).facts["taker"] == 0


def test_bond_phase1_a_meld_sets_trump_that_does_not_trump_yet() -> None:
    deal = after_a_trick()
    say(deal, "0 meld S", "0 draw", "0 play H9", "1 play SJ")
    assert deal.view(0).board.last_taker == 0
    trick = next(zone for zone in deal.table().zones if zone.kind == "centre")
    assert trick.cards == ()


def test_bond_phase1_of_a_situation() -> None:
    position = {"game": "bondtolva", "hand": ["H9", "S9"], "trick": ["SA"], "trump": "S", "phase": 1}
    assert [(verdict.allowed, verdict.rule) for _, verdict in card_verdicts(position)] == [(True, "bond.phase1")] * 2


def test_bond_draw_both_the_winner_first_and_each_sees_its_own() -> None:
    deal = after_a_trick()
    told = say(deal, "0 draw")
    assert [happened.facts["seat"] for happened in told] == [0, 1]
    assert [happened.seen_by(1).facts.get("card") for happened in told] == [None, "HJ"]
    assert deal.hands[0][-1] == "HK"


def test_bond_draw_before_the_next_lead() -> None:
    deal = after_a_trick()
    assert refusal(deal, "0 play S10") == ("bond.draw", "due-first")
    assert refusal(deal, "1 draw") == ("turn.order", "not-yours")


def test_bond_draw_once_after_each_of_the_first_six_tricks() -> None:
    deal = bond(LEADER, OTHER)
    assert refusal(deal, "0 draw") == ("bond.draw", "no-trick-taken")
    say(deal, "0 play SA")
    assert refusal(deal, "1 draw") == ("bond.draw", "trick-under-way")
    say(deal, "1 play S9", "0 draw")
    assert refusal(deal, "0 draw") == ("bond.draw", "done-already")
    play_on(deal, until=7)
    assert deal.stock == ()
    assert refusal(deal, f"{deal.actors()[0]} draw") == ("bond.draw", "nothing-left")


@pytest.mark.parametrize("players", [3, 4])
def test_bond_draw_not_with_three_or_four(players: int) -> None:
    assert refusal(bond(*["SA", "S9", "SJ", "SQ"][:players]), "0 draw") == ("bond.draw", "no-stock")


def test_bond_phase2_section_one_with_trump_from_the_seventh_trick() -> None:
    deal = after_a_trick()
    told = say(deal, "0 meld S")
    assert the("trump-set", told)[1:3] == ("bond.phase2", {"suit": "S"})
    play_on(deal, until=6)
    taker = deal.actors()[0]
    assert the("phase-two", say(deal, f"{taker} draw")).facts == {"trump": "S"}
    assert {verdict.rule for _, verdict in deal.hand_verdicts(taker)} == {"trick.lead"}
    deal.apply(deal.legal()[0])
    follower = deal.actors()[0]
    assert all(verdict.rule.startswith("trick.") for _, verdict in deal.hand_verdicts(follower))
    assert deal.game.trump_in_force(deal.view(0).board) == "S"
    assert len(play_on(deal).view(0).board.tricks) == 12


def test_bond_phase2_without_a_meld_has_no_trump() -> None:
    deal = play_on(bond(LEADER, OTHER), until=6)
    told = say(deal, f"{deal.actors()[0]} draw")
    assert the("phase-two", told).facts == {"trump": None}


def test_bond_option_one_tjog_one_meld_after_trump() -> None:
    deal = bond("SA S10 SK SQ HK HQ", OTHER, stock="DK HJ DQ", max_tjog=1)
    say(deal, "0 play SA", "1 play S9", "0 meld S", "0 draw", "0 play S10", "1 play SJ", "0 meld H", "0 draw")
    say(deal, "0 play SK", "1 play C10")
    assert refusal(deal, "0 meld D") == ("bond.option.one-tjog", "tjog-used")


@pytest.mark.parametrize("hands", [(LEADER, OTHER), ("SA SK SQ", "S9", "SJ"), ("SA SK SQ", "S9", "SJ", "S10")])
def test_bond_option_forehand_trump_before_the_first_lead(hands: tuple[str, ...]) -> None:
    deal = bond(*hands, forehand_trump=True)
    assert deal.verdict(next(d for d in deal.legal() if d.verb == "meld")).rule == "bond.option.forehand-trump"
    say(deal, "0 meld S")
    assert deal.standing.score[0] == 2
    assert refusal(deal, "0 ask")[0] == "bond.ask"
    say(deal, "0 play SA")


def test_bond_option_forehand_trump_no_second_meld_before_the_lead() -> None:
    deal = bond("SA SK SQ HK HQ", OTHER, forehand_trump=True)
    say(deal, "0 meld S")
    assert refusal(deal, "0 meld H") == ("bond.meld.one", "one-an-occasion")


def test_bond_option_forehand_trump_does_not_let_forehand_ask() -> None:
    deal = bond("SA", "S9", "SK SQ", "S10", forehand_trump=True)
    assert refusal(deal, "0 ask") == ("bond.ask", "no-trick-taken")


@pytest.mark.parametrize(("score", "refused"), [(9, False), (10, True), (11, True)])
def test_bond_option_skane_nobody_sets_trump_out(score: int, refused: bool) -> None:
    deal = after_a_trick(scoring="no-meld-out", score=(score, 0))
    assert deal.verdict(next(d for d in deal.game.candidates(deal.view(0)) if d.verb == "meld")).allowed != refused
    if refused:
        assert refusal(deal, "0 meld S") == ("bond.option.skane", "sets-trump")


def test_bond_option_skane_nobody_melds_out_within_the_deal() -> None:
    deal = bond("SA S10 SK SQ HK HQ", OTHER, scoring="no-meld-out", score=(9, 0))
    say(deal, "0 play SA", "1 play S9", "0 meld S", "0 draw", "0 play S10", "1 play SJ")
    assert refusal(deal, "0 meld H") == ("bond.option.skane", "later-meld")


def test_bond_option_gotland_from_eleven_no_setting_trump() -> None:
    barred = after_a_trick(scoring="gotland", score=(11, 0))
    assert refusal(barred, "0 meld S") == ("bond.option.gotland", "from-eleven")
    say(after_a_trick(scoring="gotland", score=(10, 0)), "0 meld S")


def test_bond_option_gotland_tjog_is_allowed_and_the_deal_played_out() -> None:
    deal = bond("SA S10 SK SQ HK HQ", OTHER, scoring="gotland", score=(10, 0))
    say(deal, "0 play SA", "1 play S9", "0 meld S", "0 draw", "0 play S10", "1 play SJ", "0 meld H")
    assert deal.standing.score == (13, 0)
    assert not deal.over
    assert deal.standing.winner is None


def test_bond_option_gotland_vinstens_taker_wins_whatever_the_totals() -> None:
    assert scoring.as_on_gotland((15, 12), (1, 0)) == scoring.Won(1, "bond.option.gotland", "several")
    assert scoring.as_on_gotland((15, 12), (1,)).party == 1, "without vinsten, sistan's"
    assert scoring.as_on_gotland((15, 11), (1, 1)) == scoring.Won(0, "bond.match")
    assert scoring.as_on_gotland((11, 11), (1, 1)).party is None


def test_bond_option_gotland_three_players_then_the_highest_and_a_tie_goes_on() -> None:
    assert scoring.as_on_gotland((12, 14, 3), (2, 2)).party == 1
    assert scoring.as_on_gotland((13, 13, 3), (2, 2)).party is None
    assert scoring.as_on_gotland((13, 13, 3), (2, 0)).party == 0


def test_bond_option_exact_twelve_after_a_deal_wins() -> None:
    assert scoring.exactly_there((12, 9), (1, 0)) == scoring.Won(0, "bond.option.exact", "one")
    assert scoring.exactly_there((13, 9), (1, 0)).party is None


def test_bond_option_exact_both_at_twelve_vinstens_taker() -> None:
    assert scoring.exactly_there((12, 12), (1, 0)).party == 1
    assert scoring.exactly_there((12, 12), (0,)).party == 0, "without vinsten, sistan's"


def test_bond_option_exact_three_players_the_first_of_the_two_who_is_there() -> None:
    assert scoring.exactly_there((12, 12, 3), (2, 1)).party == 1
    assert scoring.exactly_there((12, 12, 3), (2, 2)).party is None


def test_bond_option_exact_both_at_twelve_in_a_deal() -> None:
    for seed in range(2):
        deal = bond(LEADER, OTHER, scoring="exact-12", score=(11, 11), dealer=seed)
        told = last_told(deal)
        vinsten = next((h.facts["party"] for h in told if h.kind == "vinsten"), None)
        if deal.standing.score == (12, 12):
            assert deal.standing.winner == vinsten
        else:
            assert sorted(deal.standing.score) == [7, 11]
            assert deal.standing.winner is None


def test_bond_option_exact_above_twelve_falls_to_seven_also_when_another_wins() -> None:
    deal = after_a_trick(scoring="exact-12", score=(11, 11))
    say(deal, "0 meld S")
    assert deal.standing.score == (13, 11)
    assert not deal.over
    told = last_told(deal)
    assert "fell-back" in kinds(told)
    assert the("fell-back", [h for h in told if h.facts.get("party") == 0]).facts["points"] == 7
    assert deal.standing.score[0] == 7
    assert (deal.standing.winner == 1) == (deal.standing.score[1] == 12)

"""Bondtolva rule by rule: the deal, the two phases, melds, and how deals and matches are scored."""

from typing import Any

import pytest

from helpers.deals import kinds, refusal, say, the
from helpers.deals_for_two import PACK_24, bond, play_on
from helpers.spoken.voices import BOTH
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Happening, evolve
from tolva_teach.games.bondtolva import scoring
from tolva_teach.games.score_cards import sixes
from tolva_teach.games.trickboard import Trick
from tolva_teach.records.situation import card_verdicts
from tolva_teach.rules.tricks import Play
from tolva_teach.texts import Speaker, happening

LEADER, OTHER = "SA S10 SK SQ H9 D9", "S9 SJ HA D10 CA C10"


def after_a_trick(**options: Any) -> Deal:
    """Two players; forehand has taken the first trick."""
    deal = bond(LEADER, OTHER, stock="HK HJ HQ", **options)
    say(deal, "0 play SA", "1 play S9")
    return deal


def dealt_out(players: int) -> Any:
    rules = game("bondtolva", players)
    return rules.deal_out(PACK_24, players - 1, rules.first_standing(None, 0, None))


# --- the deal ---


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


# --- two phases ---


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


# --- melds ---


def test_bond_meld_by_the_taker_before_drawing() -> None:
    deal = after_a_trick()
    say(deal, "0 meld S")
    assert deal.standing.score == (2, 0)
    assert refusal(deal, "0 play S10") == ("bond.draw", "due-first")


def test_bond_meld_not_by_forehand_before_the_first_lead() -> None:
    assert refusal(bond(LEADER, OTHER), "0 meld S") == ("bond.meld", "no-trick-taken")


def test_bond_meld_a_pair_that_is_not_there_is_said_before_an_occasion_that_passes() -> None:
    assert refusal(bond("SA SK", "SQ"), "0 meld S") == ("bond.meld", "pair-not-held")


def test_bond_meld_not_in_the_middle_of_a_trick() -> None:
    deal = bond("SA", "SK SQ")
    say(deal, "0 play SA")
    assert refusal(deal, "1 meld S") == ("bond.meld", "trick-under-way")


def test_bond_meld_not_after_the_draw() -> None:
    deal = after_a_trick()
    say(deal, "0 draw")
    assert refusal(deal, "0 meld S") == ("bond.meld", "after-refill")


def test_bond_meld_only_with_both_cards() -> None:
    assert refusal(after_a_trick(), "0 meld H") == ("bond.meld", "pair-not-held")


def test_bond_meld_last_of_all_by_the_taker_of_the_sixth_trick() -> None:
    deal = play_on(bond(LEADER, "S9 SJ H10 D10 C9 C10", stock="H9 HJ"), until=6, keep="SK SQ SA")
    assert "0 meld S" in map(str, deal.legal())
    say(deal, "0 draw")
    assert refusal(deal, "0 meld S") == ("bond.meld", "stock-gone"), "the stock is empty, so no trick will help"
    say(deal, "0 play SA")
    deal.apply(deal.legal()[0])
    assert refusal(deal, f"{deal.actors()[0]} meld S") == ("bond.meld", "stock-gone")


def test_bond_meld_one_an_occasion() -> None:
    deal = bond("SA SK SQ HK HQ", OTHER)
    say(deal, "0 play SA", "1 play S9", "0 meld S")
    assert refusal(deal, "0 meld H") == ("bond.meld.one", "one-an-occasion")


def test_bond_meld_one_a_pair_is_melded_once() -> None:
    deal = bond("SA S10 SK SQ", OTHER)
    say(deal, "0 play SA", "1 play S9", "0 meld S", "0 draw", "0 play S10", "1 play SJ")
    assert refusal(deal, "0 meld S") == ("bond.meld.one", "melded-before")


def test_bond_meld_show_everyone_knows_the_pair() -> None:
    deal = after_a_trick()
    told = say(deal, "0 meld S")
    assert the("shown", told)[1:3] == ("bond.meld.show", {"seat": 0, "suit": "S"})
    hand = next(zone for zone in deal.game.table(deal.view(1)).zones if zone.name == "hand:0")
    assert [card.card for card in hand.cards if card.card] == ["SK", "SQ"]


MANY = ("SA SK SQ S10 CK CQ", "S9 HA H10 HJ H9 DA", "SJ D10 DK DQ DJ D9", "HK HQ CA C10 CJ C9")


def test_bond_meld_many_in_every_trick_and_trump_is_in_force_at_once() -> None:
    deal = bond(*MANY)
    assert refusal(deal, "0 meld S") == ("bond.meld.many", "no-trick-taken")
    say(deal, "0 play SA", "1 play S9", "2 play SJ", "3 play C9", "0 meld S", "0 play CK", "1 play DA")
    assert deal.game.trump_in_force(deal.view(0).board) == "S"
    say(deal, "2 play D10", "3 play CA")
    assert refusal(deal, "3 meld D") == ("bond.meld.many", "pair-not-held")
    say(deal, "3 meld H")
    assert deal.standing.score == (2, 1)


def test_bond_meld_many_section_one_from_the_first_trick() -> None:
    deal = bond(*MANY)
    say(deal, "0 play SQ")
    assert refusal(deal, "1 meld H") == ("bond.meld.many", "trick-under-way")
    assert refusal(deal, "1 play HA") == ("trick.follow", "holds-led")


def test_bond_meld_many_without_a_three_card_limit() -> None:
    hands = ("SA S10 HA H10 CK CQ", "S9 SK H9 HJ D9 DJ", "SJ DA HK D10 C9 CJ", "SQ DK HQ DQ C10 CA")
    deal = bond(*hands)
    say(deal, "0 play SA", "1 play S9", "2 play SJ", "3 play SQ", "0 play S10", "1 play SK", "2 play DA", "3 play DK")
    say(deal, "0 play HA", "1 play H9", "2 play HK", "3 play HQ", "0 play H10", "1 play HJ", "2 play D10", "3 play DQ")
    assert len(deal.hands[0]) == 2
    say(deal, "0 meld C")


# --- what melds are called and worth ---


@pytest.mark.parametrize(
    ("option", "names"),
    [
        ("tjog", ["trump", "tjog", "tjog", "tjog"]),
        ("viv", ["trump", "viv", "viv", "viv"]),
        ("mal", ["trump", "mal", "mal", "mal"]),
        ("tjog-viv-mal", ["trump", "tjog", "viv", "mal"]),
    ],
)
def test_bond_trump_and_the_names_of_the_later_melds(option: str, names: list[str]) -> None:
    rules = game("bondtolva", 2, {"meld_names": option})
    assert [rules.meld_name(number) for number in range(4)] == names
    assert rules.meld_name(4) == names[-1]


def test_bond_trump_is_the_first_melds_suit_for_the_deal() -> None:
    deal = bond("SA S10 SK SQ HK HQ", OTHER)
    say(deal, "0 play SA", "1 play S9", "0 meld S", "0 draw", "0 play S10", "1 play SJ")
    assert the("called", say(deal, "0 meld H")).facts["meld"] == "tjog"
    assert deal.view(1).board.trump == "S"
    assert deal.standing.score == (3, 0)


def test_bond_score_meld_may_end_the_match_in_mid_deal() -> None:
    deal = after_a_trick(score=(10, 11))
    told = say(deal, "0 meld S")
    assert the("match-won", told)[1:3] == ("bond.score.meld", {"party": 0, "score": 12})
    assert deal.over
    assert deal.standing.winner == 0
    assert refusal(deal, "0 draw") == ("turn.order", "deal-over")


# --- vinsten, sistan, the match ---


def last_told(deal: Deal) -> tuple[Happening, ...]:
    """What happened of the last decision of the deal."""
    told: tuple[Happening, ...] = ()
    while not deal.over:
        due = [decision for decision in deal.legal() if decision.verb == "draw"]
        told = deal.apply((due or [decision for decision in deal.legal() if decision.verb == "play"])[0])
    return told


def test_bond_score_vinsten_for_most_matadors() -> None:
    told = last_told(bond("SA S10 HA H10 DA D10", OTHER.replace("HA D10", "CJ CQ")))
    vinsten = the("vinsten", told)
    assert (vinsten.rule, vinsten.facts["party"], vinsten.facts["points"]) == ("bond.score.vinsten", 0, 1)
    assert vinsten.facts["matadors"] > 4


def vinsten_of(taken: list[str], **options: Any) -> Happening:
    """Vinsten where the parties' tricks hold these cards, the first tricks' card by card."""
    players = len(taken)
    deal = bond(*["SA", "S9", "SJ"][:players], **options)
    tricks = [Trick(tuple(Play(seat, card) for card in cards.split()), seat, seat) for seat, cards in enumerate(taken)]
    deal.board = evolve(deal.board, tricks=tuple(tricks))
    return deal._score_tricks()[0]


def test_bond_score_vinsten_a_tie_in_matadors_by_eyes() -> None:
    vinsten = vinsten_of(["SA S10 HA H10 SK", "DA D10 CA C10 SQ"])
    assert (vinsten.kind, vinsten.facts["party"], vinsten.facts["eyes"]) == ("vinsten", 0, 6)


def test_bond_score_vinsten_eyes_count_among_the_tied_alone() -> None:
    vinsten = vinsten_of(["SA S10 HA", "DA D10 CA SJ", "C10 H10 SK HK DK CK"])
    assert vinsten.facts["party"] == 1
    assert (vinsten.facts["tied"], vinsten.facts["among"]) == ((0, 1), "some")
    assert happening(vinsten, Speaker("sv", parties=(0, 1, 2), you=1)).startswith(
        "Du och spelare 1 har flest matadorer, tre var. Då avgör ögonen: du har fler, "
    )


def test_bond_score_vinsten_still_a_tie_and_nobody_gets_it_nor_is_it_carried() -> None:
    vinsten = vinsten_of(["SA S10 HA H10 SK", "DA D10 CA C10 HK"])
    assert (vinsten.kind, vinsten.facts) == ("vinsten-tied", {"matadors": 4, "eyes": 6, **BOTH})
    assert game("bondtolva", 2).first_standing(None, 3, None).carry == 0


def test_bond_option_eyes_late() -> None:
    tricks = ["SA HA DA S10", "CA H10 D10 C10 SK"]
    assert vinsten_of(tricks).facts == {
        "party": 1,
        "points": 1,
        "score": 1,
        "matadors": 4,
        "eyes": 5,
        "level": 2,
        **BOTH,
    }
    late = {"party": 0, "points": 1, "score": 1, "matadors": 4, "eyes": 12, "level": 2, **BOTH}
    assert vinsten_of(tricks, eyes="late").facts == late
    rules = game("bondtolva", 2, {"eyes": "late"})
    assert rules.worth(["SA", "SK", "SQ", "SJ", "S10"])["eyes"] == 10
    assert bond("SA", "S9", eyes="late").opening[0].rule == "bond.option.eyes"


def test_bond_score_sistan_for_the_last_trick() -> None:
    deal = bond(LEADER, OTHER)
    told = last_told(deal)
    sistan = the("sistan", told)
    assert (sistan.rule, sistan.facts["points"]) == ("bond.score.sistan", 1)
    assert sistan.facts["party"] == deal.view(0).board.last_taker


@pytest.mark.parametrize(
    ("way", "score", "vinsten", "decided"),
    [
        ("exact-12", (12, 9), 0, "alone"),
        ("exact-12", (12, 12), 1, "vinsten"),
        ("exact-12", (12, 12), None, "sistan"),
        ("gotland", (12, 15), 0, "vinsten"),
        ("gotland", (12, 15), None, "sistan"),
        ("gotland", (12, 14, 3), None, "points"),
        ("gotland", (12, 9), 0, ""),
        ("standard", (12, 9), 0, ""),
    ],
)
def test_bond_what_decided_a_match_among_several_is_told(
    way: str, score: tuple[int, ...], vinsten: int | None, decided: str
) -> None:
    sistan = 2 if len(score) == 3 else 0
    won = scoring.SCORINGS[way].winner(score, [sistan] if vinsten is None else [vinsten, sistan])
    assert scoring.decided_by(won, vinsten, sistan) == decided


def test_bond_score_order_vinsten_before_sistan() -> None:
    assert scoring.first_past((12, 12), (1, 0)) == scoring.Won(1, "bond.score.order")
    assert scoring.first_past((13, 12), (1, 0)).party == 1
    assert scoring.first_past((11, 12), (0, 1)) == scoring.Won(1, "bond.match")


def test_bond_match_first_to_twelve_and_the_deal_passes_clockwise() -> None:
    deal = bond(LEADER, OTHER, score=(11, 11))
    told = last_told(deal)
    assert deal.standing.winner is not None
    assert the("match-won", told).facts["party"] == deal.standing.winner
    assert deal.game.next_dealer(1, deal.standing) == 0
    with pytest.raises(ValueError, match="below 12"):
        deal.game.first_standing((12, 0), 0, None)


def test_bond_markers_uncovered_pips_are_the_points_still_missing() -> None:
    for score in range(13):
        under, over = sixes(0, score)
        assert 6 - under.covered + (6 if over.card else 0) == 12 - score
    assert [card.card for card in sixes(0, 0)] == ["H6", "D6"]
    assert [card.card for card in sixes(1, 6)] == ["S6", "C6"]
    assert [card.card for card in sixes(1, 7)] == ["S6", None]
    assert sixes(0, 14)[0].covered == 6


def test_bond_markers_for_two_parties_only() -> None:
    assert len(game("bondtolva", 4).tally(1, 5).markers) == 2
    assert game("bondtolva", 3).tally(1, 5).markers == ()
    assert game("bondtolva", 3).marked(1, 5).kind == "score-written"
    assert game("bondtolva", 2).marked(1, 5)[1:3] == ("bond.markers", {"party": 1, "score": 5, "count": 7})


# --- options ---


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

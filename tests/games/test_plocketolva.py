"""Plocketolva rule by rule: the stock, and what is done before and after drawing from it."""

from helpers.deals import PACK_36, kinds, refusal, say, the
from helpers.deals_for_two import play_on, plocke
from tolva_teach.games import game
from tolva_teach.games.base import Deal
from tolva_teach.rules.table import Zone

STRONG, WEAK = "SA S10 SK SQ H9 D9", "S9 S8 S7 H6 D6 C6"


def zone(deal: Deal, name: str, seat: int) -> Zone:
    (found,) = (zone for zone in deal.game.table(deal.view(seat)).zones if zone.name == name)
    return found


def after_a_trick(stock: str = "C7 C8", **kwargs) -> Deal:
    deal = plocke(STRONG, WEAK, stock=stock, **kwargs)
    say(deal, "0 play SA", "1 play S9")
    return deal


def test_plocke_deal_six_each_one_at_a_time_and_24_to_the_stock() -> None:
    rules = game("plocketolva", 2)
    dealt = rules.deal_out(PACK_36, 0, rules.first_standing(None, 0, None))
    assert dealt.hands[1] == ("SA", "SK", "SJ", "S8", "S6", "H10")
    assert dealt.hands[0] == ("S10", "SQ", "S9", "S7", "HA", "HK")
    assert dealt.piles["stock"] == tuple(PACK_36[12:])


def test_plocke_deal_the_stock_is_unseen() -> None:
    deal = plocke(STRONG, WEAK)
    assert (zone(deal, "stock", 0).count, zone(deal, "stock", 0).cards) == (24, ())


def test_plocke_draw_both_draw_one_the_winner_first() -> None:
    deal = after_a_trick()
    told = say(deal, "0 draw")
    assert deal.hands[0][-1] == "C7"
    assert deal.hands[1][-1] == "C8"
    assert [happened.facts["seat"] for happened in told] == [0, 1]
    assert zone(deal, "stock", 1).count == 22


def test_plocke_draw_shows_each_its_own_card_alone() -> None:
    told = say(after_a_trick(), "0 draw")
    assert [happened.seen_by(0).facts.get("card") for happened in told] == ["C7", None]
    assert [happened.seen_by(1).facts.get("card") for happened in told] == [None, "C8"]
    assert [happened.seen_by(None).facts["card"] for happened in told] == ["C7", "C8"]


def test_plocke_draw_before_the_next_lead_and_said_by_the_taker() -> None:
    deal = after_a_trick()
    assert refusal(deal, "0 play S10") == ("plocke.draw", "due-first")
    assert refusal(deal, "0 play CA") == ("plocke.draw", "due-first")
    assert refusal(deal, "1 draw") == ("turn.order", "not-yours")
    assert {verdict.rule for _, verdict in deal.hand_verdicts(0)} == {"plocke.draw"}


def test_plocke_draw_once_after_each_trick() -> None:
    deal = plocke(STRONG, WEAK)
    assert refusal(deal, "0 draw") == ("plocke.draw", "no-trick-taken")
    say(deal, "0 play SA")
    assert refusal(deal, "1 draw") == ("plocke.draw", "trick-under-way")
    say(deal, "1 play S9", "0 draw")
    assert refusal(deal, "0 draw") == ("plocke.draw", "done-already")


def test_plocke_draw_while_the_stock_lasts_eighteen_tricks() -> None:
    deal = play_on(plocke(STRONG, WEAK), until=12)
    told = say(deal, f"{deal.actors()[0]} draw")
    assert deal.stock == ()
    assert kinds(told) == ["drew", "drew", "stock-out"]
    play_on(deal, until=13)
    assert refusal(deal, f"{deal.actors()[0]} draw") == ("plocke.draw", "nothing-left")
    assert len(play_on(deal).view(0).board.tricks) == 18


def test_plocke_draw_section_one_from_the_first_trick() -> None:
    deal = plocke(STRONG, WEAK)
    say(deal, "0 play S10")
    assert refusal(deal, "1 play H6") == ("trick.follow", "holds-led")


def test_plocke_meld_before_drawing_and_then_one_draws() -> None:
    deal = after_a_trick()
    assert "melded" not in kinds(say(deal, "0 meld S"))
    assert deal.standing.score == (2, 0)
    assert refusal(deal, "0 meld S") == ("tolva.meld.one", "melded-before")
    assert refusal(deal, "0 play S10") == ("plocke.draw", "due-first")
    say(deal, "0 draw", "0 play S10")


def test_plocke_meld_a_drawn_card_waits_for_the_next_trick() -> None:
    deal = plocke("SA S10 SK HA H9 D9", WEAK, stock="SQ C8")
    say(deal, "0 play SA", "1 play S9")
    assert refusal(deal, "0 meld S") == ("tolva.meld", "pair-not-held")
    assert refusal(deal, "0 meld H") == ("tolva.meld", "pair-not-held")
    say(deal, "0 draw")
    assert refusal(deal, "0 meld H") == ("tolva.meld", "pair-not-held")
    assert refusal(deal, "0 meld S") == ("plocke.meld", "after-refill")
    say(deal, "0 play S10", "1 play S8", "0 meld S")


def test_plocke_meld_not_by_forehand_before_the_first_lead() -> None:
    assert refusal(plocke(STRONG, WEAK), "0 meld S") == ("tolva.meld", "no-trick-taken")


def test_plocke_meld_when_the_stock_is_gone_with_three_cards() -> None:
    deal = play_on(plocke("SA S10 SK SQ HA H10", "C7 C8 C9 D7 D8 D9"), until=13, keep="SK SQ")
    taker = next(seat for seat in (0, 1) if "SK" in deal.hands[seat])
    while taker not in deal.actors():
        play_on(deal, until=len(deal.view(0).board.tricks) + 1, keep="SK SQ")
    assert deal.view(taker).board.refill == "none"
    assert len(deal.hands[taker]) >= 3
    assert f"{taker} meld S" in map(str, deal.legal())


def test_plocke_meld_shows_the_pair_to_the_other() -> None:
    deal = after_a_trick()
    say(deal, "0 meld S")
    shown = [card.card for card in zone(deal, "hand:0", 1).cards if card.card]
    assert shown == ["SK", "SQ"]
    say(deal, "0 draw", "0 play SQ")
    assert [card.card for card in zone(deal, "hand:0", 1).cards if card.card] == ["SK"]


def test_plocke_gubbe_after_drawing() -> None:
    deal = plocke(WEAK, STRONG)
    say(deal, "0 play S9", "1 play SA")
    assert refusal(deal, "1 half") == ("plocke.gubbe", "before-refill")
    assert refusal(deal, "1 whole") == ("plocke.gubbe", "before-refill")
    say(deal, "1 draw", "1 half")


def test_plocke_gubbe_what_bars_it_for_good_is_said_before_drawing() -> None:
    deal = after_a_trick()
    assert refusal(deal, "0 half") == ("tolva.half", "been-in-before")
    assert refusal(deal, "0 whole") == ("tolva.whole", "was-forehand")
    say(deal, "0 meld S")
    assert refusal(deal, "0 half") == ("tolva.half.trumpless", "trump-set")


def test_plocke_gubbe_by_forehand_before_the_first_lead() -> None:
    deal = plocke("SA S10 SK SQ SJ S9", "S8 S7 S6 H6 D6 C6")
    say(deal, "0 half")
    say(deal, "0 play SA", "1 play S8")
    assert refusal(deal, "0 meld S") == ("tolva.half.trumpless", "no-melds")
    assert refusal(deal, "0 play S10") == ("plocke.draw", "due-first")
    say(deal, "0 draw")
    assert refusal(deal, "0 whole") == ("tolva.gubbe.one", "half-running")


def test_plocke_gubbe_counts_the_trick_that_brought_one_in() -> None:
    deal = plocke("S6 S7 S8 H6 H7 H8", "SA S10 SK SQ SJ S9", stock="C6 C7 C8 C9 D6 D7 D8 D9 H9 HJ")
    say(deal, "0 play S6", "1 play SA", "1 draw")
    say(deal, "1 half")
    for trick in ("S10 S7", "SK S8"):
        high, low = trick.split()
        say(deal, f"1 play {high}", f"0 play {low}", "1 draw")
    assert not deal.over
    assert len(deal.view(1).board.tricks) == 3


def test_plocke_gubbe_six_of_eighteen_tricks_must_remain() -> None:
    deal = plocke(STRONG, WEAK)
    play_on(deal, until=13)
    seat = deal.actors()[0]
    assert refusal(deal, f"{seat} half")[0] == "tolva.half"


def test_plocke_gubbe_whole_is_over_at_the_first_trick_lost() -> None:
    deal = plocke("S6 S7 S8 H6 H7 H8", "SA S10 SK SQ SJ S9")
    say(deal, "0 whole")
    told = say(deal, "0 play S6", "1 play SA")
    assert the("gubbe-failed", told).facts["points"] == -12
    assert deal.over
    assert deal.actors() == ()

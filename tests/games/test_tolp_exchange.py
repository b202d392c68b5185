"""The exchange before a round of Tölp, rule by rule."""

from collections.abc import Sequence
from typing import Any

import pytest

from helpers.deals import allowance, kinds, refusal, say, the
from helpers.tolp_rounds import hands, listed, told, tolp
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolp.exchange import numbers_due
from tolva_teach.games.tolp.round import TolpDeal

HIGH, MIDDLE, LOW = "S3 D4 S9 HK H2 D9", "S4 S5 D5 D6 C6 S8", "SA DA HA CK SQ C9"
"""Three hands; seat 0 was king, seat 2 tölp."""


def three(**options: Any) -> TolpDeal:
    """Three players, of whom seat 0 and seat 2 exchange a card."""
    return tolp(HIGH, MIDDLE, LOW, order=(0, 1, 2), **options)


def four(order: Sequence[int] = (0, 1, 2, 3), **options: Any) -> TolpDeal:
    """Four players: the outer pair exchanges two cards, the inner pair one."""
    return tolp(HIGH, MIDDLE, "S7 H7 D8 H8 DJ CJ", LOW, order=order, **options)


# tolp.exchange


@pytest.mark.parametrize(
    ("players", "due"),
    [(2, (1,)), (3, (1,)), (4, (2, 1)), (5, (2, 1)), (6, (3, 2, 1)), (7, (3, 2, 1)), (8, (4, 3, 2, 1))],
)
def test_tolp_exchange_numbers_of_cards(players: int, due: tuple[int, ...]) -> None:
    assert numbers_due(players, "continue") == due
    assert numbers_due(players, "cap-3") == due[-3:]


def test_tolp_exchange_numbers_with_twenty() -> None:
    assert numbers_due(20, "continue") == tuple(range(10, 0, -1))
    assert numbers_due(20, "cap-3") == (3, 2, 1)


def test_tolp_exchange_pairs_from_the_outside_in() -> None:
    rules = Tolp(9, {"exchange": "cap-3"})
    order = (8, 7, 6, 5, 4, 3, 2, 1, 0)
    standing = rules.first_standing(None, 0, order)
    deal = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing)
    assert [(pair.high, pair.low, pair.size) for pair in deal.exchanges] == [(8, 0, 3), (7, 1, 2), (6, 2, 1)]
    assert deal.actors() == (8, 7, 6)
    assert the("neutral", deal.opening).facts == {"neutral": (5, 4, 3)}


def test_tolp_exchange_without_a_middle_nobody_is_neutral() -> None:
    assert "neutral" not in kinds(four().opening)


def test_tolp_exchange_not_before_the_first_round() -> None:
    deal = tolp(HIGH, MIDDLE, LOW)
    assert deal.exchanges == ()
    assert listed(deal) == ["0 lay H2"]


def test_tolp_exchange_before_the_round_begins() -> None:
    deal = three()
    assert deal.actors() == (0,)
    assert told(deal.opening)[-2:] == [("exchange-due", "tolp.exchange"), ("neutral", "tolp.exchange")]
    assert refusal(deal, "2 high") == ("turn.order", "not-yours")
    assert refusal(deal, "1 give S4") == ("turn.order", "not-yours")
    say(deal, "0 give S3")
    assert kinds(say(deal, "0 high"))[-1] == "starts"
    assert listed(deal) == ["0 lay H2"]


@pytest.mark.parametrize("event", ["0 lay H2", "0 lay S3", "0 pass"])
def test_turn_verb_the_exchange_comes_first(event: str) -> None:
    deal = three()
    assert refusal(deal, event) == ("turn.verb", "exchange-first")
    say(deal, "0 give S3")
    assert refusal(deal, event) == ("turn.verb", "exchange-first")


def test_tolp_exchange_pairs_interleave_and_the_best_placed_is_named_first() -> None:
    deal = four()
    assert deal.actors() == (0, 1)
    say(deal, "1 give S4", "0 give S3 D4", "1 ask 6")
    assert deal.actors() == (0, 1)
    say(deal, "1 high")
    assert deal.actors() == (0,)
    assert refusal(deal, "1 ask 6") == ("turn.order", "not-yours")
    say(deal, "0 ask K", "0 take K")
    assert deal.actors() == (0,), "the holder of the two of hearts"


# tolp.exchange.give


def test_tolp_exchange_give_any_cards_of_the_number() -> None:
    deal = four()
    assert listed(deal) == ["0 give 2 cards"]
    assert refusal(deal, "0 give S3") == ("tolp.exchange.give", "wrong-number")
    assert refusal(deal, "0 give S3 D4 S9") == ("tolp.exchange.give", "wrong-number")
    assert refusal(deal, "0 give S3 S4") == ("card.not-held", "not-in-hand")
    assert refusal(deal, "0 give S3 S3") == ("card.not-held", "not-so-often")
    for word in ("high", "ask 9", "take 9"):
        assert refusal(deal, f"0 {word}") == ("tolp.exchange.give", "give-first")
    say(deal, "0 give H2 HK")
    assert refusal(deal, "0 give S3 D4") == ("tolp.exchange.give", "given-already")


def test_tolp_exchange_give_is_a_free_choice_but_for_cards_that_fly() -> None:
    assert allowance(four(), "0 give S3 D4") == ("tolp.exchange.give", "may-give")
    assert allowance(four(flying=["3"]), "0 give D4 S9") == ("tolp.exchange.give", "may-give-none-flying")
    assert allowance(four(jokers=1), "0 give S3 D4") == ("tolp.exchange.give", "may-give-none-flying")


def test_tolp_exchange_give_is_offered_once_for_each_card() -> None:
    deal = four(flying=["3"])
    gifts = {str(decision): verdict for decision, verdict in deal.game.verdicts(deal.view(0))}
    assert {card for gift in gifts for card in gift.split()[2:]} == set(HIGH.split())
    assert [gift for gift, verdict in gifts.items() if not verdict] == ["0 give H2 S3"]


def test_tolp_exchange_give_lies_apart_until_the_exchange_is_done() -> None:
    deal = four()
    say(deal, "0 give S3 D4")
    (apart,) = (zone for zone in deal.table().zones if zone.kind == "laid")
    assert (apart.name, apart.seat, [card.card for card in apart.cards]) == ("apart:3", 3, ["S3", "D4"])
    say(deal, "0 high")
    assert {"S3", "D4"} <= hands(deal)[3]
    assert all(zone.kind != "laid" for zone in deal.table().zones)


def test_tolp_exchange_give_is_seen_by_the_giver_and_then_by_the_receiver() -> None:
    deal = four()
    (gave,) = say(deal, "0 give S3 D4")
    assert [gave.seen_by(seat).facts.get("cards") for seat in range(4)] == [("S3", "D4"), None, None, None]
    assert [deal.view(seat).exchanges[0].given for seat in (0, 1, 3)] == [("S3", "D4"), ("", ""), ("", "")]
    happened = say(deal, "0 high")
    for kind, cards in (("got", ("SA", "HA")), ("taken-up", ("S3", "D4"))):
        seen = [the(kind, happened).seen_by(seat).facts.get("cards") for seat in range(4)]
        assert seen == [cards, None, None, cards]
    assert [deal.view(seat).exchanges[0].given for seat in (0, 1, 3)] == [("S3", "D4"), ("", ""), ("S3", "D4")]
    assert [deal.view(seat).exchanges[0].taken for seat in (0, 1, 3)] == [("SA", "HA"), ("", ""), ("SA", "HA")]


# tolp.exchange.high


def test_tolp_exchange_high_gives_the_others_highest_in_the_order_of_suits() -> None:
    deal = four()
    say(deal, "0 give S3 D4", "0 high")
    assert hands(deal)[0] == {"S9", "HK", "H2", "D9", "SA", "HA"}
    assert hands(deal)[3] == {"DA", "CK", "SQ", "C9", "S3", "D4"}


def test_tolp_exchange_high_may_still_be_said_after_asking() -> None:
    deal = three()
    say(deal, "0 give S3", "0 ask 9", "0 ask K")
    assert "0 high" in listed(deal)
    say(deal, "0 high")
    assert "SA" in hands(deal)[0]


def test_tolp_exchange_high_passes_over_flying_cards() -> None:
    deal = tolp("S3 D4", "S4 S5", "*1 SA SK", order=(0, 1, 2), flying=["A"], jokers=1)
    say(deal, "0 give S3", "0 high")
    assert hands(deal)[0] == {"D4", "SK"}


# tolp.exchange.ask


def test_tolp_exchange_ask_tells_how_many_and_may_be_repeated() -> None:
    deal = three()
    say(deal, "0 give S3")
    (answer,) = say(deal, "0 ask 9")
    assert answer.facts == {"seat": 0, "partner": 2, "rank": "9", "count": 1}
    assert the("asked-for", say(deal, "0 ask 9")).facts["count"] == 1
    assert the("asked-for", say(deal, "0 ask 4")).facts["count"] == 0
    assert deal.view(1).exchanges[0].answers == (("9", 1), ("4", 0)), "everyone hears it"
    assert listed(deal) == ["0 ask 2", "0 ask 4", "0 ask 9", "0 ask K", "0 high", "0 take 9"]


def test_tolp_exchange_ask_only_for_a_rank_that_one_holds() -> None:
    deal = three()
    say(deal, "0 give S3")
    assert refusal(deal, "0 ask A") == ("tolp.exchange.ask", "not-held")
    assert refusal(deal, "0 ask 3") == ("tolp.exchange.ask", "given-away")
    assert refusal(deal, "0 ask") == ("tolp.exchange.ask", "no-rank")
    assert refusal(deal, "0 ask S") == ("tolp.exchange.ask", "no-rank")


def test_tolp_exchange_ask_for_a_rank_of_which_one_has_kept_some() -> None:
    deal = three()
    say(deal, "0 give S9")
    assert the("asked-for", say(deal, "0 ask 9")).facts["count"] == 1


def test_tolp_exchange_ask_counts_not_what_lies_apart() -> None:
    deal = tolp("S9 D9 H9", "S4 S5", "C9 SK", order=(0, 1, 2))
    say(deal, "0 give S9")
    assert the("asked-for", say(deal, "0 ask 9")).facts["count"] == 1


def test_tolp_exchange_ask_a_jokers_number_is_no_rank() -> None:
    deal = tolp("S9 D9 *7", "S4 S5", "*9 SK S7", order=(0, 1, 2), jokers=9)
    say(deal, "0 give S9")
    assert refusal(deal, "0 ask 7") == ("tolp.exchange.ask", "not-held")
    assert the("asked-for", say(deal, "0 ask 9")).facts["count"] == 0


def test_tolp_flying_cards_are_never_exchanged_or_asked_for() -> None:
    deal = tolp("S9 D9 *7 S2", "S4 S5", "S2 SK S7", order=(0, 1, 2), jokers=9, flying=["2"])
    assert refusal(deal, "0 give *7") == ("tolp.flying", "not-exchanged")
    assert refusal(deal, "0 give S2") == ("tolp.flying", "not-exchanged")
    assert refusal(deal, "0 give S9 S2") == ("tolp.exchange.give", "wrong-number")
    say(deal, "0 give S9")
    assert refusal(deal, "0 ask 2") == ("tolp.flying", "not-asked-for")
    assert listed(deal, "ask") == ["0 ask 9"]


def test_tolp_exchange_ask_take_of_two_ranks_in_any_order() -> None:
    deal = tolp("S3 D4 S9 HK HA", "S6 S7", "S5 H8", "SA DA CK SQ C9", order=(0, 1, 2, 3))
    say(deal, "1 give S6", "1 high", "0 give S3 D4", "0 ask 9", "0 ask K", "0 ask A")
    takes = ["0 take 9", "0 take A", "0 take A 9", "0 take A A", "0 take A K", "0 take K", "0 take K 9"]
    assert listed(deal, "take") == takes
    happened = say(deal, "0 take 9 A")
    assert the("took", happened).facts["taken"] == ("9", "A")
    assert hands(deal)[0] == {"S9", "HK", "HA", "C9", "SA"}
    assert hands(deal)[3] == {"S3", "D4", "DA", "CK", "SQ"}


def test_tolp_exchange_ask_take_in_the_order_of_suits() -> None:
    deal = tolp("S3 HA", "S6 S7", "DA CA SA HK", order=(0, 1, 2))
    say(deal, "0 give S3", "0 ask A", "0 take A")
    assert hands(deal)[0] == {"HA", "SA"}


def test_tolp_exchange_ask_a_shortfall_is_made_up_of_the_others_highest() -> None:
    deal = tolp("S3 D4 S9 HK", "S6 S7", "S5 H8", "SA DA CK SQ C9 S8", order=(0, 1, 2, 3))
    happened = say(deal, "0 give S3 D4", "0 ask 9", "0 take 9")
    assert the("took", happened).facts["short"] == 1
    assert the("got", happened).private[0]["cards"] == ("C9", "SA")
    assert hands(deal)[0] == {"S9", "HK", "C9", "SA"}


def test_tolp_exchange_ask_a_shortfall_may_be_of_the_rank_taken() -> None:
    deal = tolp("S3 D4 S9 HK", "S6 S7", "S5 H8", "CK DK SQ C9 S8", order=(0, 1, 2, 3))
    say(deal, "0 give S3 D4", "0 ask K", "0 take K")
    assert hands(deal)[0] == {"S9", "HK", "DK", "CK"}


def test_tolp_exchange_ask_take_only_what_was_asked_for_and_is_there() -> None:
    deal = three()
    say(deal, "0 give S3")
    assert refusal(deal, "0 take 9") == ("tolp.exchange.ask", "takes-unasked")
    say(deal, "0 ask 9", "0 ask 4")
    assert refusal(deal, "0 take") == ("tolp.exchange.ask", "takes-nothing")
    assert refusal(deal, "0 take K") == ("tolp.exchange.ask", "takes-unasked")
    assert refusal(deal, "0 take 4") == ("tolp.exchange.ask", "takes-more-than-held")
    assert refusal(deal, "0 take 9 9") == ("tolp.exchange.ask", "takes-too-many")
    outer = four()
    say(outer, "0 give S3 D4", "0 ask 9")
    assert refusal(outer, "0 take 9 9") == ("tolp.exchange.ask", "takes-more-than-held")


def test_tolp_exchange_ask_many_ranks_of_a_large_hand_is_listed_at_once() -> None:
    ranks = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    deal = tolp(
        *(" ".join(["H2"] * (suit == "S") + [suit + rank for rank in ranks]) for suit in "SHD"), order=(0, 1, 2)
    )
    say(deal, "0 give H2", *(f"0 ask {rank}" for rank in ranks))
    assert listed(deal, "take") == sorted(f"0 take {rank}" for rank in ranks)


# tolp.exchange.size


def test_tolp_exchange_size_both_hold_as_many_as_before() -> None:
    deal = four()
    before = [len(hand) for hand in deal.hands]
    say(deal, "0 give S3 D4", "0 high", "1 give S4", "1 high")
    assert [len(hand) for hand in deal.hands] == before


def test_tolp_exchange_size_no_more_than_either_has_that_may_be_exchanged() -> None:
    deal = tolp("*1 *2 S9 H9", "S6 S7", "S5 H8", "SA *3 *4 *5", order=(0, 1, 2, 3), jokers=5)
    due = the("exchange-due", deal.opening[2:3])
    assert (due.rule, due.facts["count"], due.facts["due"]) == ("tolp.exchange.size", 1, 2)
    assert listed(deal) == ["0 give 1 cards"]
    assert refusal(deal, "0 give S9 H9") == ("tolp.exchange.give", "wrong-number")


def test_tolp_exchange_size_of_nought_is_passed_over() -> None:
    deal = tolp("*1 *2 S2", "S6 S7", "H2 SK", order=(0, 1, 2), jokers=2, flying=["2"])
    assert told(deal.opening)[2:] == [
        ("exchange-impossible", "tolp.exchange.size"),
        ("neutral", "tolp.exchange"),
        ("starts", "tolp.start"),
    ]
    assert listed(deal) == ["2 lay H2"]
    one_left = tolp("*1 *2", "S6 S7", "H2 S8", "H3 SK", order=(0, 1, 2, 3), jokers=2)
    assert one_left.actors() == (1,)


def test_tolp_exchange_size_of_whole_hands_leaves_nothing_to_ask_for() -> None:
    deal = tolp("S3 H3", "S6 S7", "H2 S8", "SA SK", order=(0, 1, 2, 3))
    say(deal, "1 give S6", "1 high", "0 give S3 H3")
    assert listed(deal) == ["0 high"]
    assert refusal(deal, "0 ask 3") == ("tolp.exchange.ask", "given-away")
    say(deal, "0 high")
    assert hands(deal)[0] == {"SA", "SK"}


def test_tolp_exchange_with_two_players_is_of_one_card() -> None:
    deal = tolp("H3 S4", "D5 D6", order=(1, 0))
    assert listed(deal) == ["1 give 1 cards"]
    say(deal, "1 give D5", "1 high")
    assert hands(deal) == [{"H3", "D5"}, {"D6", "S4"}]

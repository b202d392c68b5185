"""The round of Tölp, rule by rule: start, lays, passes, the pile, going out."""

import pytest

from helpers.deals import allowance, kinds, refusal, say, the
from helpers.tolp_rounds import facing, listed, told, tolp
from tolva_teach.games import game
from tolva_teach.games.base import Decision
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolp.lays import in_hand
from tolva_teach.records.record import deal_record


@pytest.mark.parametrize(("players", "cards"), [(3, 52), (10, 52), (11, 104), (20, 104)])
def test_tolp_deal_all_cards_as_evenly_as_they_go(players: int, cards: int) -> None:
    rules = Tolp(players, {"jokers": 1})
    dealt = rules.deal_out(rules.pack, 1, rules.first_standing(None, 0, None))
    sizes = [len(hand) for hand in dealt.hands]
    assert sum(sizes) == cards + 1
    assert max(sizes) - min(sizes) <= 1
    assert [hand[0] for hand in (*dealt.hands[2:], *dealt.hands[:2])] == list(rules.pack[:players])


def test_tolp_start_two_of_hearts_alone() -> None:
    deal = tolp("S2 D5", "H2 C2 D9", "C4 C5")
    assert deal.actors() == (1,)
    assert the("starts", deal.opening).facts == {"leader": 1, "card": "H2", "by": "two"}
    assert listed(deal) == ["1 lay H2"]
    assert refusal(deal, "1 lay H2 C2") == ("tolp.start", "other-cards")
    assert refusal(deal, "1 lay D9") == ("tolp.start", "other-cards")
    assert refusal(deal, "1 pass") == ("tolp.start", "starter-passes")
    assert refusal(deal, "1 lay S2") == ("card.not-held", "not-in-hand")
    assert refusal(deal, "0 lay S2") == ("turn.order", "not-yours")
    say(deal, "1 lay H2")
    assert deal.actors() == (2,)


def test_tolp_start_even_a_flying_card_and_the_last_one() -> None:
    deal = tolp("H2", "S3 S4", "D5 D6", flying=["2"])
    assert listed(deal) == ["0 lay H2"]
    assert told(say(deal, "0 lay H2")) == [("laid", "tolp.start"), ("out", "tolp.out"), ("turned", "tolp.out")]


@pytest.mark.parametrize(
    ("held", "start"),
    [
        (("S2 H5", "C2 H4"), "H4"),
        (("S2 HA", "C2 HK"), "HK"),
        (("D2 S3 *1", "C2 *2"), "C2"),
        (("S3 D3", "S4 *1"), "D3"),
        (("S9 *1", "SA *2"), "S9"),
    ],
)
def test_tolp_start_fallback_lowest_heart_then_lowest_card_never_a_joker(held: tuple[str, str], start: str) -> None:
    deal = tolp(*held, jokers=2)
    assert listed(deal) == [f"{deal.actors()[0]} lay {start}"]


@pytest.mark.parametrize(("dealer", "starter"), [(10, 3), (2, 3), (3, 7), (6, 7), (7, 3)])
def test_tolp_start_two_decks_nearest_the_dealers_left(dealer: int, starter: int) -> None:
    held = [f"S{rank} D{rank}" for rank in "3456789JQKA"]
    held[3] = held[7] = "H2 S6"
    assert tolp(*held, dealer=dealer).actors() == (starter,)


def test_tolp_start_two_decks_both_in_one_hand_is_laid_alone() -> None:
    deal = tolp("H2 H2", *["S3 S4"] * 10)
    assert listed(deal) == ["0 lay H2"]
    assert refusal(deal, "0 lay H2 H2") == ("tolp.start", "other-cards")


def test_tolp_start_is_offered_beside_the_other_forms() -> None:
    deal = tolp("S2 H2 C9", "S3", "S4")
    verdicts = {str(decision): verdict.allowed for decision, verdict in deal.game.verdicts(deal.view(0))}
    assert verdicts == {"0 lay H2": True, "0 lay S2": False, "0 lay S2 H2": False, "0 lay C9": False, "0 pass": False}


def test_tolp_higher_than_the_cards_on_the_table() -> None:
    deal = facing("D7", "C7 CK C3", "S8 S9")
    assert refusal(deal, "1 lay C7") == ("tolp.higher", "same-rank")
    assert refusal(deal, "1 lay C3") == ("tolp.higher", "too-low")
    assert listed(deal) == ["1 lay CK", "1 pass"]


def test_tolp_higher_a_refusal_names_what_would_beat() -> None:
    deal = facing("DJ", "C7 CK", "S8 S9")
    assert deal.verdict(Decision(1, "lay", ("C7",))).facts == {"rank": "7", "lying": "J", "beaters": ("Q", "K", "A")}


def test_tolp_higher_nothing_beats_the_highest() -> None:
    deal = facing("DA", "C7 CK", "S8 S9")
    assert refusal(deal, "1 lay CK") == ("tolp.higher", "nothing-beats")
    turned = facing("S6 H6 D6 C6", "SK S2", "SA S4", revolution=True)
    say(turned, "1 pass", "2 pass", "0 lay DA", "1 lay S2")
    assert refusal(turned, "2 lay S4") == ("tolp.higher", "nothing-beats-turned")


def test_tolp_higher_a_flying_card_alone_is_of_its_own_rank() -> None:
    deal = facing("S5", "D2 C7 CK", "S8 S9", flying=["2"])
    assert refusal(deal, "1 lay D2") == ("tolp.higher", "too-low-own-rank")


def test_tolp_higher_one_rank_only() -> None:
    deal = facing("S5", "D7 D9 *1", "C7 CK", jokers=1)
    assert refusal(deal, "1 lay D7 D9") == ("tolp.higher", "mixed-ranks")
    assert refusal(deal, "1 lay D7 D9 *1") == ("tolp.higher", "mixed-ranks")


def test_tolp_higher_anything_on_an_empty_table() -> None:
    deal = tolp("H2 S3 D3 SK", "D7 D9", "C7 CK")
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert listed(deal) == ["0 lay S3", "0 lay S3 D3", "0 lay SK"]


def test_tolp_higher_the_last_card_is_no_choice_of_ranks() -> None:
    deal = tolp("H2 S9", "D7 DA", "C8 CQ")
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert allowance(deal, "0 lay S9") == ("tolp.turn", "leads-last-card")


def test_tolp_higher_with_more_cards_than_asked_for() -> None:
    deal = facing("S5", "S6 H6 D3", "S4 H4")
    assert allowance(deal, "1 lay S6") == ("tolp.higher", "beats")
    assert allowance(deal, "1 lay S6 H6") == ("tolp.higher", "beats-with-more")


def test_tolp_count_at_least_as_many() -> None:
    deal = facing("S6 D6 C6", "SK DK S7 D7 C7 H7 S8", "C9 CK")
    assert refusal(deal, "1 lay SK DK") == ("tolp.count", "too-few")
    assert refusal(deal, "1 lay SK") == ("tolp.count", "too-few")
    assert listed(deal) == ["1 lay S7 H7 D7", "1 lay S7 H7 D7 C7", "1 pass"]


def test_tolp_count_more_than_on_the_table_binds_those_after() -> None:
    deal = facing("S6", "S7 D7 C4", "S8 D8 C9")
    say(deal, "1 lay S7 D7")
    assert refusal(deal, "2 lay C9") == ("tolp.count", "too-few")
    assert listed(deal) == ["2 lay S8 D8", "2 pass"]


def test_tolp_count_comes_after_higher_where_both_are_broken() -> None:
    deal = facing("S5 D5", "S4 D9", "SK D8")
    assert refusal(deal, "1 lay S4") == ("tolp.higher", "too-low")
    assert refusal(deal, "1 lay D9") == ("tolp.count", "too-few")


def test_card_not_held_so_often_in_one_lay() -> None:
    deal = facing("S5", "S6 D6", "SK DK")
    assert refusal(deal, "1 lay S6 S6") == ("card.not-held", "not-so-often")
    assert refusal(deal, "1 lay S6 S7") == ("card.not-held", "not-in-hand")
    assert refusal(deal, "1 lay *1") == ("card.not-held", "not-in-hand")


def test_tolp_count_two_decks_more_than_four() -> None:
    deal = facing("S3", "S7 S7 H7 H7 D7 D7 C9", *["C9 CK"] * 9)
    sevens = ["S7", "S7", "H7", "H7", "D7", "D7"]
    assert listed(deal, "lay") == ["1 lay C9", *(f"1 lay {' '.join(sevens[:count])}" for count in range(1, 7))]
    assert refusal(deal, "1 lay S7 S7 S7") == ("card.not-held", "not-so-often")
    say(deal, "1 lay D7 S7 D7")
    assert deal.hands[1] == ("S7", "H7", "H7", "C9")


def test_tolp_pass_whatever_one_holds_and_lay_later_in_the_same_pile() -> None:
    deal = tolp("H2 S9 SK", "D7 DA", "C8 CQ")
    say(deal, "0 lay H2", "1 pass", "2 lay C8", "0 lay S9", "1 lay DA")
    assert deal.actors() == (2,)


def test_tolp_pass_says_whether_there_is_a_choice_and_whether_it_closes_the_pile() -> None:
    deal = tolp("H2 S9 SK", "D7 D8", "C8 CQ")
    say(deal, "0 lay H2")
    assert allowance(deal, "1 pass") == ("tolp.pass", "may-pass")
    say(deal, "1 pass")
    assert allowance(deal, "2 pass") == ("tolp.pass", "closes-pile"), "all the others have passed"
    say(deal, "2 lay C8", "0 lay S9")
    assert allowance(deal, "1 pass") == ("tolp.pass", "nothing-to-lay")
    assert ("tolp.pass", "nothing-to-lay") in [verdict[1:3] for _, verdict in deal.game.verdicts(deal.view(1))]


def test_tolp_pass_closes_the_pile_past_those_who_are_out() -> None:
    deal = tolp("H2 S9 SK", "D7", "C8 CQ", "D3 D4")
    say(deal, "0 lay H2", "1 lay D7", "2 lay C8", "3 pass")
    assert allowance(deal, "0 pass") == ("tolp.pass", "closes-pile")


def test_tolp_pass_not_by_the_leader_who_can_lay() -> None:
    deal = tolp("H2 S9 SK", "D7 DA", "C8 CQ")
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert refusal(deal, "0 pass") == ("tolp.pass", "must-lead")


def test_tolp_turn_when_all_the_others_have_passed() -> None:
    deal = tolp("H2 S9 SK", "D7 DA", "C8 CQ")
    say(deal, "0 lay H2", "1 lay D7", "2 pass")
    assert told(say(deal, "0 pass")) == [("passed", "tolp.pass"), ("turned", "tolp.turn")]
    assert (deal.actors(), deal.board.pile) == ((1,), ())
    assert [laid.lay.cards for laid in deal.board.away] == [("H2",), ("D7",)]


def test_tolp_turn_counts_passes_from_the_last_lay() -> None:
    deal = tolp("H2 S9 SK", "D7 DA", "C8 CQ", "D3 D4")
    happened = say(deal, "0 lay H2", "1 pass", "2 pass", "3 lay D3", "0 pass", "1 pass")
    assert "turned" not in kinds(happened)
    assert "turned" in kinds(say(deal, "2 pass"))
    assert deal.actors() == (3,)


def test_tolp_out_the_next_still_in_leads() -> None:
    deal = tolp("H2", "S3 S9", "S4 S8", "D3")
    assert told(say(deal, "0 lay H2"))[1:] == [("out", "tolp.out"), ("turned", "tolp.out")]
    say(deal, "1 lay S3", "2 lay S4", "3 pass")
    happened = say(deal, "1 lay S9")
    assert the("out", happened).facts == {"seat": 1, "place": 2}
    assert the("turned", happened).facts == {"leader": 2}
    assert refusal(deal, "1 pass") == ("turn.order", "not-yours")


def test_tolp_out_the_last_one_holding_cards_is_last() -> None:
    deal = tolp("H2", "S3", "S4 S8")
    happened = say(deal, "0 lay H2", "1 lay S3")
    assert the("deal-over", happened).facts == {"king": 0, "tolp": 2, "order": (0, 1, 2)}
    assert deal.over
    assert deal.standing.order == (0, 1, 2)
    assert refusal(deal, "2 lay S4") == ("turn.order", "deal-over")


def test_tolp_titles_are_the_last_rounds_until_the_round_is_over_and_the_last_is_not_out() -> None:
    def marks() -> list[set[str]]:
        return [{"king", "tolp", "out"} & set(place.marks) for place in deal.table().places]

    deal = tolp("H3 S4", "D5 D6", order=(1, 0))
    assert marks() == [{"tolp"}, {"king"}]
    say(deal, "1 give D5", "1 high")
    assert marks() == [{"tolp"}, {"king"}]
    say(deal, "0 lay H3", "1 lay S4", "0 lay D5")
    assert marks() == [{"king", "out"}, {"tolp"}]


def test_tolp_out_turns_pass_over_those_who_are_out() -> None:
    deal = tolp("H2 D4", "S3", "S4 S8", "D9 DK")
    say(deal, "0 lay H2", "1 lay S3", "2 lay S4", "3 pass", "0 pass")
    assert deal.actors() == (2,)


def test_tolp_titles_first_is_king_and_last_is_tolp() -> None:
    deal = tolp("H2", "S3", "S4 S8")
    say(deal, "0 lay H2", "1 lay S3")
    assert deal.standing.score == (1, 0, 0)
    after = tolp("H2", "S3", "S4 S8", order=(0, 1, 2)).table()
    assert ["king" in place.marks for place in after.places] == [True, False, False]
    assert ["tolp" in place.marks for place in after.places] == [False, False, True]


@pytest.mark.parametrize("event", ["0 give S3", "0 high", "0 ask A", "0 take A", "0 ask", "0 take"])
def test_turn_verb_no_exchange_goes_on(event: str) -> None:
    deal = tolp("H2 S3", "S4 S5")
    assert refusal(deal, event) == ("turn.verb", "no-exchange")


@pytest.mark.parametrize("event", ["0 play H2", "0 draw", "0 knock", "0 meld H", "0 discard H2"])
def test_turn_verb_of_another_game(event: str) -> None:
    assert refusal(tolp("H2 S3", "S4 S5"), event)[0] == "turn.verb"


def test_turn_order_no_such_seat() -> None:
    assert refusal(tolp("H2 S3", "S4 S5"), "2 lay H2") == ("turn.order", "no-such-seat")


def test_table_keys_stay_as_cards_are_laid_and_turned_down() -> None:
    deal = facing("S3", "S7 S9 SK", "S7 S8 SQ", *["C9 CK"] * 8, "S9 D4")
    own = {card.card: card.key for card in deal.game.table(deal.view(2)).zones[2].cards}
    say(deal, "1 lay S7", "2 pass")
    assert {card.card: card.key for card in deal.game.table(deal.view(2)).zones[2].cards} == own
    (pile,) = (zone for zone in deal.game.table(deal.view(2)).zones if zone.name == "pile")
    assert [(card.card, card.key, card.seat) for card in pile.cards] == [("S3", "S3", 0), ("S7", "S7'", 1)]


def test_table_says_what_is_in_force() -> None:
    deal = facing("S6 H6 D6 C6", "SK S3", "SQ S4", revolution=True)
    assert deal.table().notes == (("revolution", {}),)
    start = tolp("S3", "H2 S4")
    assert start.table().notes == (("start", {"leader": 1, "card": "H2"}),)
    assert ("aside", 10) in [(zone.name, zone.count) for zone in start.table().zones]


def test_record_of_tolp_is_made_and_named() -> None:
    record = deal_record("tolp", 12, seed=1, options={"jokers": 2})
    assert len(record.deals[0].cards["deck"]) == 106
    assert repr(game("tolp", 3, {"flying": ["2"]})) == "Tolp(3, {'flying': ['2']})"
    assert in_hand(("*1", "SA", "H2", "C2", "S2")) == ("S2", "H2", "C2", "SA", "*1")

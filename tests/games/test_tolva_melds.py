"""Tolva for four, rule by rule: melds, and asking the partner for one."""

from helpers.deals import allowance, kinds, play_tricks, refusal, say, the, tolva
from helpers.tolva_deals import FIRST, REST, SUITS_EACH, TWO_PAIRS, after_first, suits
from tolva_teach.games.base import Decision


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

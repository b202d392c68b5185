"""Bondtolva's questions: to the partner in general and about a suit, and where the score bars them."""

import pytest

from helpers.bondtolva_answers import ASKING, asking, tjog
from helpers.deals import refusal, say, the
from helpers.deals_for_two import bond
from tolva_teach.games.base import Deal


def known(deal: Deal, owner: int, viewer: int) -> list[str]:
    (hand,) = (zone for zone in deal.game.table(deal.view(viewer)).zones if zone.name == f"hand:{owner}")
    return [card.card for card in hand.cards if card.card]


def test_bond_ask_the_partner_may_meld_a_pair_of_theirs() -> None:
    deal = asking("0 ask")
    assert deal.actors() == (2,)
    told = say(deal, "2 meld H")
    assert the("trump-set", told).facts == {"suit": "H"}
    assert deal.standing.score == (2, 0)
    assert deal.actors() == (0,)
    assert deal.view(0).board.duties == ()


def test_bond_ask_the_partner_may_say_no_with_a_pair() -> None:
    deal = asking("0 ask")
    assert {str(decision) for decision in deal.legal()} == {"2 meld H", "2 no"}
    say(deal, "2 no", "0 play S10")


def test_bond_ask_needs_the_lead_and_a_trick() -> None:
    deal = bond(*ASKING)
    assert refusal(deal, "0 ask") == ("bond.ask", "no-trick-taken")
    say(deal, "0 play SA")
    assert refusal(deal, "1 ask") == ("bond.ask", "trick-under-way")


def test_bond_ask_the_general_question_once_an_occasion() -> None:
    assert refusal(asking("0 ask", "2 no"), "0 ask") == ("bond.ask", "asked-before")
    assert refusal(asking("0 ask", "2 meld H"), "0 ask") == ("bond.ask", "melded-already")


def test_bond_ask_not_after_a_meld_of_ones_own() -> None:
    deal = bond("SA HK HQ", "S10 SJ", "S9", "SK SQ")
    say(deal, "0 play SA", "1 play S10", "2 play S9", "3 play SK", "0 meld H")
    assert refusal(deal, "0 ask") == ("bond.ask", "melded-already")


@pytest.mark.parametrize("players", [2, 3])
def test_bond_ask_takes_a_partner(players: int) -> None:
    deal = bond(*["SA", "S9", "SJ"][:players])
    assert refusal(deal, "0 ask") == ("bond.ask", "no-partner")


def test_turn_verb_the_general_question_is_answered_before_anything_else() -> None:
    deal = asking("0 ask")
    for event in ("2 play HK", "2 ask", "2 draw", "2 ask D"):
        assert refusal(deal, event) == ("turn.verb", "answer-due")
    assert refusal(deal, "0 play S10") == ("turn.order", "not-yours")
    assert {verdict.rule for _, verdict in deal.hand_verdicts(2)} == {"turn.verb"}


def test_bond_ask_an_answer_is_a_pair_held_or_no() -> None:
    deal = asking("0 ask")
    assert refusal(deal, "2 meld C") == ("bond.meld.many", "pair-not-held")


def test_turn_verb_the_general_question_is_not_answered_by_a_yes() -> None:
    assert refusal(asking("0 ask"), "2 yes") == ("turn.verb", "yes-to-general")


def test_turn_verb_an_answer_nobody_asked_for() -> None:
    deal = asking()
    assert refusal(deal, "0 no") == ("turn.verb", "nothing-asked")
    assert refusal(deal, "0 yes") == ("turn.verb", "nothing-to-affirm")


def test_turn_verb_a_rank_is_asked_for_in_another_game() -> None:
    assert refusal(asking(), "0 ask K")[0] == "turn.verb"


def test_bond_ask_one_may_ask_while_holding_a_pair_but_not_meld_it_then() -> None:
    deal = bond("SA HK HQ", "S10 SJ", "S9", "SK SQ")
    say(deal, "0 play SA", "1 play S10", "2 play S9", "3 play SK", "0 ask", "2 no")
    assert refusal(deal, "0 meld H") == ("bond.ask.no-meld", "asker-melds")


def test_bond_ask_no_meld_until_next_in() -> None:
    deal = bond("SA S10 HK HQ", "SJ", "S9", "SK SQ")
    say(deal, "0 play SA", "1 play SJ", "2 play S9", "3 play SK", "0 ask", "2 no", "0 play S10")
    while deal.view(0).trick:
        deal.apply(deal.legal()[0])
    assert deal.actors() == (0,)
    say(deal, "0 meld H")


def test_bond_ask_no_meld_but_when_asked_by_the_partner() -> None:
    deal = bond("SA HK HQ D9", "SJ S9", "S10 DA", "SK SQ DJ")
    say(deal, "0 play SA", "1 play SJ", "2 play S10", "3 play SK", "0 ask", "2 no")
    assert refusal(deal, "0 meld H") == ("bond.ask.no-meld", "asker-melds")
    say(deal, "0 play D9")
    while deal.view(0).trick:
        taking = [decision for decision in deal.legal() if decision.args == ("DA",)]
        deal.apply((taking or deal.legal())[0])
    assert deal.actors() == (2,)
    say(deal, "2 ask", "0 meld H")


def test_bond_ask_suit_yes_melds_the_pair_for_the_party() -> None:
    deal = asking("0 ask", "2 no", "0 ask C")
    assert {str(decision) for decision in deal.legal()} == {"2 yes", "2 no"}
    told = say(deal, "2 yes")
    assert the("affirmed", told).facts == {"seat": 2, "asker": 0, "suit": "C", "meld": "trump"}
    assert the("shown-by-two", told).facts == {"seat": 0, "partner": 2, "suit": "C"}
    assert deal.standing.score == (2, 0)
    assert deal.view(1).board.trump == "C"


def test_bond_ask_suit_after_yes_everyone_knows_who_holds_the_two() -> None:
    deal = asking("0 ask", "2 no", "0 ask C")
    assert (known(deal, 0, 1), known(deal, 2, 1), known(deal, 2, 0)) == ([], [], [])
    say(deal, "2 yes")
    assert (known(deal, 0, 1), known(deal, 2, 1), known(deal, 2, 0)) == (["CK"], ["CQ"], ["CQ"])
    say(deal, "0 play CK")
    assert (known(deal, 0, 1), known(deal, 2, 1)) == ([], ["CQ"])


def test_bond_ask_suit_only_after_a_no() -> None:
    assert refusal(asking(), "0 ask C") == ("bond.ask.suit", "general-first")
    assert refusal(asking("0 ask", "2 meld H"), "0 ask C") == ("bond.ask.suit", "melded-already")


def test_bond_ask_suit_only_with_exactly_one_of_the_two() -> None:
    assert refusal(asking(), "0 ask H") == ("bond.ask.suit", "holds-neither")
    assert refusal(asking("0 ask", "2 no"), "0 ask H") == ("bond.ask.suit", "holds-neither")
    both = bond("SA HK HQ", "S10 SJ", "S9", "SK SQ")
    say(both, "0 play SA", "1 play S10", "2 play S9", "3 play SK")
    assert refusal(both, "0 ask H") == ("bond.ask.suit", "holds-both")
    say(both, "0 ask", "2 no")
    assert refusal(both, "0 ask H") == ("bond.ask.suit", "holds-both")


def test_bond_ask_suit_yes_takes_the_other_card() -> None:
    deal = asking("0 ask", "2 no", "0 ask D")
    assert refusal(deal, "2 yes") == ("bond.ask.suit", "other-not-held")
    assert [str(decision) for decision in deal.legal()] == ["2 no"]


def test_bond_ask_suit_no_is_allowed_with_the_other_card() -> None:
    deal = asking("0 ask", "2 no", "0 ask C", "2 no")
    assert deal.standing.score == (0, 0)
    assert [str(decision) for decision in deal.legal() if decision.verb != "play"] == []


def test_bond_ask_suit_no_more_questions_after_a_second_no() -> None:
    deal = asking("0 ask", "2 no", "0 ask D", "2 no")
    assert refusal(deal, "0 ask C") == ("bond.ask.suit", "second-no")
    assert refusal(deal, "0 ask") == ("bond.ask", "asked-before")


def test_turn_verb_the_suit_question_is_answered_before_anything_else() -> None:
    deal = asking("0 ask", "2 no", "0 ask C")
    for event in ("2 meld H", "2 play CQ", "2 ask"):
        assert refusal(deal, event) == ("turn.verb", "suit-answer-due")


def test_bond_ask_suit_needs_the_lead_and_a_trick() -> None:
    deal = bond(*ASKING)
    assert refusal(deal, "0 ask C") == ("bond.ask.suit", "no-trick-taken")
    say(deal, "0 play SA")
    assert refusal(deal, "1 ask C") == ("bond.ask.suit", "trick-under-way")
    assert refusal(bond("SA", "S9"), "0 ask S") == ("bond.ask.suit", "no-partner")


def test_bond_meld_one_a_melded_pair_is_not_asked_for() -> None:
    deal = bond("SA SK SQ CK CJ S10", "S9 SJ", "HK", "", forehand_trump=True)
    say(deal, "0 meld S", "0 play SK")
    while not (deal.actors() == (0,) and not deal.view(0).trick):
        deal.apply(next(decision for decision in deal.legal() if decision.verb == "play"))
    say(deal, "0 ask", "2 no")
    assert refusal(deal, "0 ask S") == ("bond.meld.one", "melded-before")


@pytest.mark.parametrize(
    ("scoring", "score", "case"),
    [("no-meld-out", (10, 0), "sets-trump"), ("gotland", (11, 0), "from-eleven")],
)
def test_bond_ask_barred_where_the_party_may_not_set_trump(scoring: str, score: tuple[int, int], case: str) -> None:
    deal = asking(scoring=scoring, score=score)
    assert refusal(deal, "0 ask") == ("bond.ask.barred", case)
    allowed = asking(scoring=scoring, score=(score[0] - 1, 0))
    say(allowed, "0 ask")


def test_bond_ask_barred_also_for_a_tjog() -> None:
    assert refusal(tjog(scoring="no-meld-out", score=(9, 0)), "0 ask") == ("bond.ask.barred", "later-meld")


def test_bond_ask_barred_not_for_a_tjog_on_gotland() -> None:
    say(tjog(scoring="gotland", score=(10, 0)), "0 ask")


def test_bond_ask_not_when_the_one_tjog_has_been_used() -> None:
    deal = tjog("0 ask", "2 meld D", "0 play D9", "1 play S10", "2 play DQ", "3 play DJ", max_tjog=1)
    seat = deal.actors()[0]
    assert refusal(deal, f"{seat} ask") == ("bond.ask", "tjog-used")

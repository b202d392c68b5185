"""Bondtolva for four: the questions to the partner, the answers, and the leads that they oblige to."""

import pytest

from helpers.deals import allowance, kinds, refusal, say, the
from helpers.deals_for_two import bond
from tolva_teach.games.base import Deal, Happening, play
from tolva_teach.games.bondtolva.board import Duty
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Replay
from tolva_teach.rules.verdicts import refused
from tolva_teach.texts import Speaker, reason

ASKING = ("SA S10 CK DK D9 C9", "S9 CA DA HA H10 HJ", "HK HQ SJ CQ H9 D10", "SQ SK DQ DJ C10 CJ")
FIRST = ("0 play SA", "1 play S9", "2 play SJ", "3 play SQ")
"""Forehand takes the first trick and may ask."""

TJOG = ("SA SK SQ HK D9 C9", "S10 SJ HA H10 HJ H9", "HQ S9 DA D10 DK DQ", "DJ CA C10 CK CQ CJ")
TRUMP = ("0 meld S", "0 play SA", "1 play SJ", "2 play S9", "3 play CJ")
"""Forehand sets trump before the first lead and takes the first trick."""


def asking(*said: str, **options) -> Deal:
    deal = bond(*ASKING, **options)
    say(deal, *FIRST, *said)
    return deal


def tjog(*said: str, hands: tuple[str, ...] = TJOG, **options) -> Deal:
    deal = bond(*hands, forehand_trump=True, **options)
    say(deal, *TRUMP, *said)
    return deal


def tjog_told(*said: str) -> list[Happening]:
    """What happens when forehand asks for a tjog and is answered so."""
    return say(tjog(), *said)


SPLIT = ("SA SK SQ HK D9 C9", "S10 SJ HA H10 HJ H9", "HQ S9 DA D10 DK C10", "DJ CA DQ CK CQ CJ")
"""Forehand sets trump, and the partner has no pair."""


def known(deal: Deal, owner: int, viewer: int) -> list[str]:
    (hand,) = (zone for zone in deal.game.table(deal.view(viewer)).zones if zone.name == f"hand:{owner}")
    return [card.card for card in hand.cards if card.card]


# --- the general question ---


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


# --- the question about a suit ---


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


# --- what the score bars ---


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


# --- the leads that answers oblige to ---


def test_bond_lead_answer_none_after_setting_trump() -> None:
    deal = asking("0 ask", "2 no", "0 ask C", "2 yes")
    assert len([decision for decision in deal.legal() if decision.verb == "play"]) == 5


def test_bond_lead_answer_after_a_suit_question_the_asker_leads_that_card() -> None:
    deal = tjog("0 ask", "2 no", "0 ask H", "2 yes")
    assert deal.view(1).board.duties == (Duty("lead-card", 0, "H"),)
    for card in ("SK", "D9", "C9"):
        assert refusal(deal, f"0 play {card}") == ("bond.lead-answer", "lead-card")
    assert refusal(deal, "0 play CA") == ("card.not-held", "not-in-hand")
    say(deal, "0 play HK")
    assert deal.view(1).board.duties == ()


def test_bond_lead_answer_after_the_general_question_the_asker_leads_the_suit() -> None:
    deal = tjog("0 ask", "2 meld D")
    assert refusal(deal, "0 play HK") == ("bond.lead-answer", "lead-suit")
    say(deal, "0 play D9")
    assert deal.view(1).board.duties == (Duty("answer", 2, "D"),)


def test_bond_lead_answer_and_the_partner_plays_king_or_queen_to_that_trick() -> None:
    deal = tjog("0 ask", "2 meld D", "0 play D9", "1 play S10")
    assert refusal(deal, "2 play DA") == ("bond.lead-answer", "answer")
    assert refusal(deal, "2 play HQ") == ("trick.follow", "holds-led")
    assert {str(decision) for decision in deal.legal()} == {"2 play DK", "2 play DQ"}
    say(deal, "2 play DQ", "3 play DJ")
    assert deal.view(1).board.duties == ()


BEATEN = ("SA SK SQ HK D9 C9", "D10 SJ HA H10 HJ H9", "HQ S9 DA S10 DK DQ", "DJ CA C10 CK CQ CJ")


def test_bond_lead_answer_section_one_comes_first_and_the_duty_waits_for_the_next_lead() -> None:
    deal = tjog("0 ask", "2 meld D", "0 play D9", "1 play D10", hands=BEATEN)
    assert refusal(deal, "2 play DK") == ("trick.overtake", "must-beat")
    told = say(deal, "2 play DA", "3 play DJ")
    assert the("must-lead-pair", told).facts == {"seat": 2, "suit": "D"}
    assert refusal(deal, "2 play HQ") == ("bond.lead-answer", "lead-pair")
    say(deal, "2 play DK")
    assert deal.view(1).board.duties == ()


VOID = ("SA SK SQ HK C10 C9", "S10 SJ D10 H10 HJ CQ", "HQ S9 DA CA DK DQ", "DJ D9 HA H9 CK CJ")


def test_bond_lead_answer_without_the_suit_the_asker_cannot_and_leads_anything() -> None:
    deal = tjog("0 ask", hands=VOID)
    told = say(deal, "2 meld D")
    assert the("cannot", told).facts == {"seat": 0, "partner": 2, "suit": "D"}
    assert len([decision for decision in deal.legal() if decision.verb == "play"]) == 5
    say(deal, "0 play C9", "1 play CQ", "2 play CA", "3 play CK")
    for card in ("DA", "HQ"):
        assert refusal(deal, f"2 play {card}") == ("bond.lead-answer", "lead-pair")
    say(deal, "2 play DQ")
    assert deal.view(1).board.duties == ()


def test_bond_lead_answer_cannot_lasts_while_the_partner_holds_one_of_the_two() -> None:
    hands = ("SA SK SQ HK HA C9", "S10 SJ D10 H10 HJ H9", "S9 CA C10 CK DK DQ", "DJ D9 DA HQ CQ CJ")
    deal = tjog("0 ask", "2 meld D", "0 play HA", "1 play H9", hands=hands)
    say(deal, "2 play DK", "3 play HQ")
    assert deal.view(1).board.duties == (Duty("lead-pair", 2, "D"),)
    say(deal, "0 play HK", "1 play H10", "2 play DQ")
    deal.apply(deal.legal()[0])
    assert deal.view(1).board.duties == (), "both cards are gone"


def test_bond_lead_answer_ends_where_the_partner_cannot_come_to_lead_again() -> None:
    replay = Replay(PlayedName.of("bondtolva", 7, 4).record())  # seat 2 holds the king to the end, and leads no more
    boards = [replay[number].after.view(1).board for number in range(len(replay))]
    bound = {len(board.tricks) for board in boards if Duty("lead-pair", 2, "D") in board.duties}
    assert bound == {4}
    assert all(board.duties == () for board in boards if len(board.tricks) > 4)
    assert replay[len(replay) - 1].table(0).notes == ()


def test_bond_lead_answer_of_two_duties_the_older_goes_first_and_the_newer_waits_for_the_next_lead() -> None:
    hands = ("CJ C10 HJ HA HQ HK", "H9 CA CQ SQ CK S10", "S9 DA DK SJ D10 D9", "DQ SK DJ SA H10 C9")
    deal = bond(*hands, forehand_trump=True)
    say(deal, "0 meld H", "0 play HJ", "1 play H9", "2 play DA", "3 play H10")
    say(deal, "3 ask", "1 meld C", "3 play C9", "0 play C10")
    assert refusal(deal, "1 play CK") == ("trick.overtake", "must-beat")
    say(deal, "1 play CA", "2 play S9", "1 ask", "3 no", "1 ask S", "3 yes")
    assert deal.view(1).board.duties == (Duty("lead-pair", 1, "C", waited=True), Duty("lead-card", 1, "S"))
    assert refusal(deal, "1 play SQ") == ("bond.lead-answer", "lead-pair")
    say(deal, "1 play CK", "2 play D9", "3 play DQ", "0 play CJ")
    assert deal.view(1).board.duties == (Duty("lead-card", 1, "S"),)
    assert refusal(deal, "1 play CQ") == ("bond.lead-answer", "lead-card")
    assert refusal(deal, "1 play S10") == ("bond.lead-answer", "lead-card")
    say(deal, "1 play SQ")
    assert deal.view(1).board.duties == ()


def test_bond_lead_answer_a_suit_to_lead_waits_behind_an_older_duty() -> None:
    hands = ("DA D10 CK CQ CJ S9", "SK SQ S10 SJ DQ C9", "HK HQ SA C10 CA DK", "DJ D9 HA H10 HJ H9")
    deal = bond(*hands, dealer=0, forehand_trump=True)
    say(deal, "1 meld S", "1 play DQ", "2 play DK", "3 play D9", "0 play DA", "0 ask", "2 meld H")
    say(deal, "0 play CJ", "1 play C9", "2 play CA", "3 play HJ", "2 ask", "0 meld C")
    assert deal.view(1).board.duties == (Duty("lead-pair", 2, "H"), Duty("lead-suit", 2, "C"))
    assert refusal(deal, "2 play C10") == ("bond.lead-answer", "lead-pair")
    say(deal, "2 play HQ", "3 play HA", "0 play S9", "1 play SK")
    say(deal, "1 play SQ", "2 play SA", "3 play H9", "0 play D10")
    assert deal.view(1).board.duties == (Duty("lead-suit", 2, "C"),)
    assert refusal(deal, "2 play HK") == ("bond.lead-answer", "lead-suit")
    say(deal, "2 play C10")
    assert deal.view(1).board.duties == (Duty("answer", 0, "C"),)


def test_bond_score_meld_a_match_may_end_in_mid_deal_by_an_answer() -> None:
    deal = asking("0 ask", score=(10, 0))
    told = say(deal, "2 meld H")
    assert the("match-won", told).facts == {"party": 0, "score": 12}
    assert deal.over
    assert "must-lead-suit" not in kinds(told)


# --- what is said of a card that a duty leaves ---


def test_bond_lead_answer_is_told_of_the_lead_that_it_leaves() -> None:
    assert allowance(tjog("0 ask", "2 no", "0 ask H", "2 yes"), "0 play HK") == ("bond.lead-answer", "lead-card")
    deal = tjog("0 ask", "2 meld D")
    assert allowance(deal, "0 play D9") == ("bond.lead-answer", "lead-suit")
    said = reason(deal.verdict(play(0, "D9")), play(0, "D9"), Speaker("sv"))
    assert said == "Spelare 1 frågade sin partner, som mälde ruter, och måste nu spela ut ruter."
    say(deal, "0 play D9", "1 play S10")
    assert allowance(deal, "2 play DK") == ("bond.lead-answer", "answer")


def test_bond_lead_answer_is_told_of_the_pair_that_must_be_led() -> None:
    deal = tjog("0 ask", "2 meld D", "0 play D9", "1 play D10", "2 play DA", "3 play DJ", hands=BEATEN)
    assert allowance(deal, "2 play DK") == ("bond.lead-answer", "lead-pair")
    assert reason(deal.verdict(play(2, "DK")), play(2, "DK"), Speaker("sv", parties=(0, 1, 0, 1), you=2)) == (
        "Du mälde ruter på din partners fråga, men fick inte lägga något av korten i paret när partnern spelade ut "
        "ruter. Ruter kung eller dam måste därför spelas ut nu."
    )


LED_BEFORE = ("SA SK SQ DA C10 C9", "S10 SJ D9 H10 HJ CQ", "HQ S9 D10 CA DK DQ", "DJ HK HA H9 CK CJ")
"""The asker plays the only diamond before asking."""


@pytest.mark.parametrize(
    ("hands", "said"),
    [(VOID, ()), (LED_BEFORE, ("0 play DA", "1 play D9", "2 play D10", "3 play DJ"))],
    ids=["never held", "led before the question"],
)
def test_bond_lead_answer_is_told_of_the_pair_that_must_be_led_since_the_asker_cannot(
    hands: tuple[str, ...], said: tuple[str, ...]
) -> None:
    deal = tjog(*said, "0 ask", "2 meld D", "0 play C9", "1 play CQ", "2 play CA", "3 play CK", hands=hands)
    assert reason(deal.verdict(play(2, "DK")), play(2, "DK"), Speaker("sv", parties=(0, 1, 0, 1), you=2)) == (
        "Du mälde ruter på din partners fråga, men partnern sade ”kan inte”. "
        "Ruter kung eller dam måste därför spelas ut nu."
    )


def test_bond_lead_answer_leaves_the_word_to_section_one_where_that_leaves_no_more() -> None:
    hands = ("SA SK SQ HK D9 C9", "S10 SJ DJ HA H10 H9", "HQ S9 HJ CA DK DQ", "DA D10 C10 CK CQ CJ")
    deal = tjog("0 ask", "2 meld D", "0 play D9", "1 play DJ", hands=hands)
    assert allowance(deal, "2 play DK") == ("trick.overtake", "beats")


def test_bond_lead_answer_names_the_card_that_the_asker_holds() -> None:
    told = tjog_told("0 ask", "2 no", "0 ask H", "2 yes")
    assert the("must-lead-card", told).facts == {"seat": 0, "suit": "H", "card": "HK"}
    table = tjog("0 ask", "2 no", "0 ask H", "2 yes").table()
    assert table.notes == (("must-lead-card", {"seat": 0, "suit": "H", "card": "HK"}),)


def test_bond_ask_without_a_pair_the_answer_must_be_no() -> None:
    assert allowance(asking("0 ask"), "2 no") == ("bond.ask", "may-decline")
    assert allowance(tjog("0 ask"), "2 no") == ("bond.ask", "may-decline")
    assert allowance(tjog("0 ask", hands=SPLIT), "2 no") == ("bond.ask", "must-decline")


def test_bond_ask_suit_without_the_other_card_the_answer_must_be_no() -> None:
    assert allowance(asking("0 ask", "2 no", "0 ask C"), "2 no") == ("bond.ask.suit", "may-decline")
    assert allowance(asking("0 ask", "2 no", "0 ask D"), "2 no") == ("bond.ask.suit", "must-decline")


# --- the duties in a seat's obligation ---


def test_bond_lead_answer_is_part_of_the_obligation_of_the_seat_that_answers() -> None:
    deal = tjog("0 ask", "2 meld D", "0 play D9", "1 play S10")
    obligation = deal.view(2).obligation
    assert obligation.cards == {"DK", "DQ"}
    assert obligation.barred == {"DA", "D10"}
    assert obligation.verdict("DA") == refused("bond.lead-answer", "answer", {"suit": "D", "must": {"DK", "DQ"}})
    assert obligation.verdict("HQ").facts["must"] == {"DK", "DQ"}
    assert obligation.facts["must"] == {"DK", "DQ"}


def test_bond_lead_answer_is_part_of_the_obligation_of_the_seat_that_leads() -> None:
    obligation = tjog("0 ask", "2 meld D").view(0).obligation
    assert obligation.cards == {"D9"}
    assert obligation.verdict("HK").case == "lead-suit"


def test_bond_lead_answer_section_one_leaves_nothing_to_keep_the_duty_with() -> None:
    deal = tjog("0 ask", "2 meld D", "0 play D9", "1 play D10", hands=BEATEN)
    obligation = deal.view(2).obligation
    assert (obligation.cards, obligation.barred) == ({"DA"}, frozenset())

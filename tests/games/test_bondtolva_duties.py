"""What answers in Bondtolva oblige to: the leads, what is told of them, and the duties in a seat's obligation."""

import pytest

from helpers.bondtolva_answers import asking, tjog
from helpers.deals import allowance, kinds, refusal, say, the
from helpers.deals_for_two import bond
from tolva_teach.games.base import Happening, play
from tolva_teach.games.bondtolva.board import Duty
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Replay
from tolva_teach.rules.verdicts import refused
from tolva_teach.texts import Speaker, reason


def tjog_told(*said: str) -> list[Happening]:
    """What happens when forehand asks for a tjog and is answered so."""
    return say(tjog(), *said)


SPLIT = ("SA SK SQ HK D9 C9", "S10 SJ HA H10 HJ H9", "HQ S9 DA D10 DK C10", "DJ CA DQ CK CQ CJ")
"""Forehand sets trump, and the partner has no pair."""


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


def test_bond_lead_answer_is_told_of_the_lead_that_it_leaves() -> None:
    assert allowance(tjog("0 ask", "2 no", "0 ask H", "2 yes"), "0 play HK") == ("bond.lead-answer", "lead-card")
    deal = tjog("0 ask", "2 meld D")
    assert allowance(deal, "0 play D9") == ("bond.lead-answer", "lead-suit")
    said = reason(deal.verdict(play(0, "D9")), play(0, "D9"), Speaker("sv"))
    assert said == "Spelare 1 frågade sin partner, som mälde ruter, och måste spela ut ruter."
    say(deal, "0 play D9", "1 play S10")
    assert allowance(deal, "2 play DK") == ("bond.lead-answer", "answer")


def test_bond_lead_answer_is_told_of_the_pair_that_must_be_led() -> None:
    deal = tjog("0 ask", "2 meld D", "0 play D9", "1 play D10", "2 play DA", "3 play DJ", hands=BEATEN)
    assert allowance(deal, "2 play DK") == ("bond.lead-answer", "lead-pair")
    assert reason(deal.verdict(play(2, "DK")), play(2, "DK"), Speaker("sv", parties=(0, 1, 0, 1), you=2)) == (
        "Du mälde ruter på din partners fråga, men fick inte lägga något av korten i paret när partnern spelade ut "
        "ruter. Därför måste du nu spela ut ruter kung eller dam."
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
        "Därför måste du nu spela ut ruter kung eller dam."
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

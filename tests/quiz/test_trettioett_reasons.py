"""Why a hand of Trettioett is worth what it is, and who loses a life: that the reason decides, and is true."""

from collections.abc import Iterator

import pytest

from tolva_teach.quiz.trettioett import LOSES, WORTH
from tolva_teach.quiz.trettioett.claims import Held, claims
from tolva_teach.quiz.trettioett.loses import LosesQuestion
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import LANGUAGES, Speaker, say

SEEDS = range(60)


def verdict_on(hand: str, points: int, *, taken: str | None = None) -> Verdict:
    """What is right or wrong about a number, said of four cards one of which must go."""
    cards = tuple(hand.split())
    return claims(Held(cards, tuple(card for card in cards if card != taken), taken))[points]


def said(verdict: Verdict) -> str:
    return say(f"worth-{'right' if verdict else 'wrong'}-{verdict.case}", verdict.facts, Speaker("sv"))


def test_thirtyone_value_whichever_of_two_cards_goes_the_suit_is_worth_the_same() -> None:
    told = verdict_on("SA S4 H4 CA", 15)
    assert told.facts["card"] is None
    assert said(told).startswith("Spader ger 11 + 4 = 15 vare sig du lägger bort hjärter fyra eller klöver ess")


def test_thirtyone_value_of_two_suits_that_are_worth_the_same_one_is_left_whatever_goes() -> None:
    told = verdict_on("CJ C8 D10 D8", 18)
    assert (told.case, set(told.facts["suits"])) == ("either-suit", {"C", "D"})
    assert said(told).endswith("18, och en av färgerna blir kvar vilket kort du än lägger bort.")


def test_thirtyone_value_of_four_aces_three_are_left_whichever_goes() -> None:
    assert verdict_on("SA HA DA CA", 31).case == "either-aces"


def test_thirtyone_value_three_aces_are_not_said_to_be_worth_eleven_each() -> None:
    assert said(verdict_on("SA HA DA C5", 3)) == "Ess räknas aldrig som 1: tre ess är värda 31 tillsammans."
    assert verdict_on("SA S4 H7 C9", 5).case == "ace-one"


def test_thirtyone_value_one_card_alone_that_leaves_most_is_named() -> None:
    told = verdict_on("H8 HA H4 S4", 23)
    assert (told.case, told.facts["card"]) == ("one-suit", "S4")


def test_thirtyone_turn_a_card_just_taken_that_one_would_rather_discard_is_named_first() -> None:
    assert verdict_on("CK CQ C5 S8", 20, taken="S8").facts["kept"] == "S8"
    assert verdict_on("CK CQ S8 C5", 25, taken="C5").facts["kept"] is None


def test_thirtyone_value_several_cards_worth_the_highest_alone_are_all_named() -> None:
    told = verdict_on("CJ C8 D10 D8", 10)
    assert told.case == "highest-of-several"
    assert set(told.facts["cards"]) == {"CJ", "D10"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_right_number_names_the_taken_card_only_where_it_would_go(lang: str) -> None:
    found = 0
    for question in (WORTH[0].question(seed, 3) for seed in SEEDS):
        (right,) = question.answer
        stays = "stays" in question.kinds
        named = bool(question.verdict(right).facts["kept"])
        assert named is stays
        if named:
            first = say("worth-stays", question.verdict(right).facts, question.speaker(lang))
            assert question.why(right, question.speaker(lang)).startswith(first)
        found += stays
    assert found


def ends() -> Iterator[LosesQuestion]:
    return (family.question(seed, difficulty) for family in LOSES[:3] for difficulty in (2, 3) for seed in SEEDS)


def test_nobody_is_said_to_lose_a_life_who_has_none() -> None:
    """Where some lose their free lap, it is not said of all the others that they lose a life."""
    met = 0
    for question in ends():
        outcome = question._outcome
        if not (outcome.with_31 and outcome.off_their_lap):
            continue
        met += 1
        for choice in question.choices:
            why = question.why(choice.key, question.speaker("sv"))
            assert "alla andra ett liv" not in why.replace("alla andra ett liv eller sin frisväng", "")
            assert "som alla andra" not in why
    assert met


def test_who_is_spared_is_told_what_all_had_left() -> None:
    left = set()
    for question in ends():
        if question._outcome.spared:
            standing = question.position.standing
            assert standing is not None
            lives = {standing.score[seat] for seat in question.view.board.playing}
            (kind,) = {question.verdict(choice.key).facts["by"] for choice in question.choices}
            assert lives == {0 if kind == "lap" else 1}
            left.add(kind)
    assert left == {"lap", "life"}


def test_where_all_hands_are_level_those_are_named_who_do_not_go_out() -> None:
    found = 0
    for question in ends():
        for choice in question.choices:
            if question.verdict(choice.key).case == "everyone":
                found += 1
                lives = question._outcome.view.board.lives
                staying = question.verdict(choice.key).facts["staying"] or question.view.board.playing
                least = 0 if question.view.game.options["free_lap"] else 1
                assert {seat for seat in question.view.board.playing if lives[seat] >= least} == set(staying)
    assert found


def test_the_cards_that_make_a_hand_worth_what_it_is_add_up() -> None:
    for question in ends():
        for choice in question.choices:
            facts = question.verdict(choice.key).facts
            if "addends" in facts:
                assert sum(facts["addends"]) == facts["points"]
                assert (facts["lone"] is None) is (len(facts["addends"]) > 1)

"""House rules of Tölp, which are in no description: a pass for the whole pile, and the same rank on itself."""

import pytest

from helpers.deals import allowance, kinds, refusal, say
from helpers.tolp_rounds import facing, listed, tolp
from tolva_teach.games.tolp import Tolp
from tolva_teach.picture import describe
from tolva_teach.texts import Speaker, reason

OUT, EQUAL = {"passing": "out"}, {"equal": True}

# tolp.house.passing


def test_tolp_house_passing_who_has_passed_has_no_further_turn_in_the_pile() -> None:
    for passing, then in (("again", 1), ("out", 2)):
        deal = tolp("H2 S9 SK", "D7 DA", "C8 CQ CA", passing=passing)
        say(deal, "0 lay H2", "1 pass", "2 lay C8", "0 lay S9")
        assert deal.actors() == (then,)


def test_tolp_house_passing_the_pile_is_turned_down_when_only_the_last_to_lay_is_left() -> None:
    deal = tolp("H2 S9 SK", "D7 DA", "C8 CQ CA", **OUT)
    say(deal, "0 lay H2", "1 pass", "2 lay C8")
    assert allowance(deal, "0 pass") == ("tolp.pass", "closes-pile")
    assert "turned" in kinds(say(deal, "0 pass"))
    assert (deal.actors(), deal.board.pile, deal.board.passed) == ((2,), (), ())
    say(deal, "2 lay CQ")
    assert deal.actors() == (0,), "a new pile is everybody's"


def test_tolp_house_passing_is_said_of_a_pass_that_does_not_close_the_pile() -> None:
    deal = tolp("H2 S9 SK", "D7 DA", "C8 CQ CA", **OUT)
    say(deal, "0 lay H2")
    assert allowance(deal, "1 pass") == ("tolp.house.passing", "may-pass")


def test_tolp_house_passing_whoever_goes_out_ends_the_pile_as_ever() -> None:
    deal = tolp("H2 S9 SK", "D7", "C8 CQ CA", "D3 D4 D5", **OUT)
    say(deal, "0 lay H2")
    assert kinds(say(deal, "1 lay D7")) == ["laid", "out", "turned"]
    assert deal.actors() == (2,)
    say(deal, "2 lay C8", "3 pass", "0 lay S9", "2 lay CQ")
    assert deal.actors() == (0,), "seat 3 has passed, and seat 1 is out"
    assert "turned" in kinds(say(deal, "0 pass"))
    assert deal.actors() == (2,)


def test_tolp_house_passing_who_has_passed_leads_the_next_pile_where_somebody_goes_out_before_them() -> None:
    deal = tolp("H2 S9 SK", "D7 DA DK", "C8 CA", "D3 D4 D5", **OUT)
    say(deal, "0 lay H2", "1 lay D7", "2 lay C8", "3 pass", "0 lay S9", "1 pass")
    assert kinds(say(deal, "2 lay CA")) == ["laid", "out", "turned"]
    assert deal.actors() == (3,), "seat 3 has passed, but that pile is gone"


def test_tolp_house_passing_two_who_are_left_lay_in_turn_until_one_of_them_goes_out() -> None:
    deal = tolp("H2 S9 SJ SK", "D7 DA", "C8 CQ CA", "D3 D4 D5", **OUT)
    say(deal, "0 lay H2", "1 pass", "2 lay C8", "3 pass")
    for seat, card in ((0, "S9"), (2, "CQ"), (0, "SK"), (2, "CA")):
        assert deal.actors() == (seat,)
        happened = say(deal, f"{seat} lay {card}")
    assert kinds(happened) == ["laid", "out", "turned"]
    assert deal.actors() == (3,), "the next still in leads, who had passed on the pile that is gone"


@pytest.mark.parametrize(
    ("lang", "words"), [("sv", "Har passat i den här högen: du."), ("en", "Passed on this pile: you.")]
)
def test_tolp_house_passing_who_has_passed_is_to_be_seen_until_they_may_lay_again(lang: str, words: str) -> None:
    for passing, still in (("out", True), ("again", False)):
        deal = tolp("H2 S9 SK", "D7 DA", "C8 CQ CA", passing=passing)
        say(deal, "0 lay H2", "1 pass")
        assert words in describe(deal.game.table(deal.view(1)), lang)
        say(deal, "2 lay C8", "0 lay S9")
        table = deal.game.table(deal.view(1))
        assert ("passed" in table.places[1].marks) == still
        assert (words in describe(table, lang)) == still


# tolp.house.equal


def test_tolp_house_equal_the_same_rank_will_do_with_as_many_cards() -> None:
    deal = facing("S8 D8", "H8 C8 S9", "S9 D9 SK", **EQUAL)
    assert allowance(deal, "1 lay H8 C8") == ("tolp.house.equal", "same-rank")
    assert refusal(deal, "1 lay H8") == ("tolp.count", "too-few")
    assert listed(deal, "lay") == ["1 lay H8 C8"]
    without = facing("S8 D8", "H8 C8 S9", "S9 D9 SK")
    assert refusal(without, "1 lay H8 C8") == ("tolp.higher", "same-rank")


def test_tolp_higher_nothing_lower_though_by_a_house_rule_the_same_rank_will_do() -> None:
    deal = facing("S8", "D7 H8 S9", "S9 D9 SK", **EQUAL)
    assert refusal(deal, "1 lay D7") == ("tolp.higher", "below")
    assert allowance(deal, "1 lay S9") == ("tolp.higher", "beats")
    deal = facing("SA", "D7 HA S9", "S9 D9 SK", **EQUAL)
    assert allowance(deal, "1 lay HA") == ("tolp.house.equal", "same-rank")
    assert refusal(deal, "1 lay D7") == ("tolp.higher", "below")


def test_tolp_house_equal_with_flying_cards() -> None:
    deal = facing("S8 D8", "H8 S2 S9", "S9 D9 SK", flying=["2"], **EQUAL)
    assert allowance(deal, "1 lay H8 S2") == ("tolp.house.equal", "same-rank-standing-in")


def test_tolp_house_equal_four_of_the_same_rank_turn_the_order() -> None:
    rank = [f"{suit}8" for suit in "SDHC"]
    two_packs = facing(" ".join(rank), " ".join([*rank, "S9"]), *["S9 D9"] * 9, revolution=True, **EQUAL)
    assert two_packs.board.turned
    assert "counter-revolution" in kinds(say(two_packs, f"1 lay {' '.join(rank)}"))
    assert not two_packs.board.turned


def test_tolp_higher_nothing_lower_in_reversed_order_though_the_same_rank_will_do() -> None:
    rank = [f"{suit}8" for suit in "SDHC"]
    deal = facing(" ".join(rank), " ".join([*rank, "S9 D9 C9 H9"]), *["S9 D9"] * 9, revolution=True, **EQUAL)
    assert refusal(deal, "1 lay S9 D9 C9 H9") == ("tolp.higher", "below-turned")


# Words, and what is written out with its default


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_tolp_house_rules_are_said_to_be_house_rules(lang: str) -> None:
    named = {"sv": "husregel", "en": "house rule"}[lang]
    passing = tolp("H2 S9 SK", "D7 DA", "C8 CQ CA", **OUT)
    say(passing, "0 lay H2")
    equal = facing("S8", "D7 H8 S9", "S9 D9 SK", **EQUAL)
    for deal, said in ((passing, "1 pass"), (equal, "1 lay H8"), (equal, "1 lay D7")):
        decision = next(its for its in deal.game.candidates(deal.view(1)) if str(its) == said)
        words = reason(deal.game.verdict(deal.view(1), decision), decision, Speaker(lang, None, (0, 1, 2), 1))
        assert named in words


def test_tolp_house_rules_written_out_as_they_are_change_nothing() -> None:
    assert Tolp(4, {"passing": "again", "equal": False}).options == Tolp(4).options
    for options in ({"passing": "never"}, {"equal": "yes"}):
        with pytest.raises(ValueError, match=next(iter(options))):
            Tolp(4, options)

"""A level in which things are put in order: what is right, what counts, and what its page shows and says."""

import json
import re

import pytest

from helpers.parts import buttons, heard, parts, press, said, synced, table_of
from tolva_teach.quiz.orders import ordering
from tolva_teach.review import Grade
from tolva_teach.texts import LANGUAGES
from tolva_widgets.levels.faults import LevelFault
from tolva_widgets.levels.order.task import OrderAttempt, OrderSource
from tolva_widgets.levels.order.widget import OrderLevel
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.levels.stars_line import StarsLine

HEARTS = "tolva: HK H7 HA H10"
HANDS = "trettioett: SA-S2-H3 DK-DQ-D9 C7-C8-H2"


def placed(level: LevelSession[OrderAttempt], *keys: str) -> LevelSession[OrderAttempt]:
    for key in keys:
        level.current.choose(key)
    return level


def tap(level: OrderLevel, *keys: str) -> None:
    """Chooses on the page."""
    for key in keys:
        table_of(level)._handle_custom_msg({"do": "choose", "key": key}, [])


def stars(level: OrderLevel) -> StarsLine:
    (found,) = (part for part in parts(level) if isinstance(part, StarsLine))
    return found


@pytest.mark.parametrize(
    ("text", "ranked", "rule"),
    [
        (HEARTS, ["HA", "H10", "HK", "H7"], "tolva.deck"),
        ("bondtolva: HK HQ HA H10", ["HA", "H10", "HK", "HQ"], "bond.deck"),
        ("tolva: D10 C6 DA CJ trump=C", ["CJ", "C6", "DA", "D10"], "trick.winner"),
        ("tolp: H10 S2 DA CK", ["DA", "CK", "H10", "S2"], "tolp.higher"),
        ("tolp: H10 S2 DA CK turned", ["S2", "H10", "CK", "DA"], "tolp.option.revolution"),
        (HANDS, ["seat:1", "seat:2", "seat:0"], "thirtyone.value"),
    ],
)
def test_order_is_the_games_own(text: str, ranked: list[str], rule: str) -> None:
    _, task = ordering(text)
    assert [item.key for item in task.ranked] == ranked
    assert task.rule == rule


def test_what_is_as_high_may_stand_either_way() -> None:
    for keys in (("DA", "S7", "H7", "C2"), ("DA", "H7", "S7", "C2")):
        level = placed(LevelSession(OrderSource(["tolp: S7 H7 DA C2"])), *keys)
        assert level.current.answer()
        assert (level.current.right, level.stars) == (True, 3)


def test_wrong_order_is_marked_place_by_place_and_comes_back() -> None:
    level = placed(LevelSession(OrderSource([HEARTS, "tolva: S9 S8 SA"])), "HA", "HK", "H10", "H7")
    assert level.current.answer()
    assert level.current.marked == (True, False, False, True)
    assert level.current.noted(None) == {"tolva.deck": Grade.AGAIN}
    first = level.current.task
    assert level.next()
    placed(level, "SA", "S9", "S8").current.answer()
    assert level.next()
    assert level.current.task is first
    placed(level, "HA", "H10", "HK", "H7").current.answer()
    assert level.stars == 2


def test_what_is_chosen_again_is_taken_back_and_nothing_is_marked_before_all_is_placed() -> None:
    level = placed(LevelSession(OrderSource([HEARTS])), "HK", "HA", "HK")
    assert [item.key for item in level.current.placed] == ["HA"]
    assert not level.current.answer()
    assert (level.current.incomplete, level.slips) == (True, 0)
    placed(level, "H10", "HK", "H7", "SK")
    assert level.current.answer()
    assert not level.current.answer()
    placed(level, "HA")
    assert len(level.current.placed) == 4


def test_hints_and_the_shown_order_cost_stars() -> None:
    level = LevelSession(OrderSource([HEARTS]))
    assert level.hint()
    assert level.hint()
    assert not level.hint()
    assert level.current.show_answer()
    assert (level.current.shown, level.current.right, level.comes_back, level.slips) == (True, False, True, 3)
    level.next()
    placed(level, "HA", "H10", "HK", "H7").current.answer()
    assert level.stars == 1


@pytest.mark.parametrize("text", [HEARTS, "tolva: D10 C6 DA CJ trump=C", "tolp: H10 S2 DA turned", HANDS])
def test_others_of_the_same_kind_follow(text: str) -> None:
    level = LevelSession(OrderSource([text]))
    before = level.current.task
    level.fresh()
    assert type(level.current.task) is type(before)
    assert (level.current.task.rule, len(level.current.task.items)) == (before.rule, len(before.items))
    placed(level, *(item.key for item in level.current.task.ranked)).current.answer()
    assert level.stars == 3


def test_a_level_left_in_the_midst_is_gone_on_with_where_one_was() -> None:
    given = [HEARTS, HANDS, "tolp: H10 S2 DA turned"]
    level = placed(LevelSession(OrderSource(given)), "HA", "H10", "H7", "HK")
    assert LevelSession(OrderSource(given)).memory == ""
    for step in ("placed", "answered", "next", "fresh"):
        {
            "placed": lambda: placed(level, "HA"),
            "answered": level.current.answer,
            "next": lambda: (level.next(), placed(level, "seat:1"), level.hint()),
            "fresh": level.fresh,
        }[step]()
        after = LevelSession(OrderSource(given))
        assert after.resume(level.memory)
        if level.current.ended:
            level.next()
        assert (after.slips, after.solved, after.memory) == (level.slips, level.solved, level.memory)
        for told in ("task", "game", "placed", "marked", "hinted"):
            one, other = getattr(after.current, told), getattr(level.current, told)
            assert (one.items, one.rule) == (other.items, other.rule) if told == "task" else one == other, (step, told)


@pytest.mark.parametrize(
    "changed",
    [
        {"done": ["SA"]},
        {"done": [["HA"]]},
        {"hinted": True},
    ],
)
def test_what_tells_of_no_such_level_changes_nothing(changed: dict[str, object]) -> None:
    kept = json.loads(placed(LevelSession(OrderSource([HEARTS])), "HA").memory)
    level = LevelSession(OrderSource([HEARTS]))
    assert not level.resume(json.dumps({**kept, "first": {**kept["first"], **changed}}))
    assert (level.current.placed, level.memory) == ((), "")
    assert level.resume(json.dumps({**kept, "first": {**kept["first"], "hinted": 99}}))
    assert (level.current.placed, level.current.hints_left) == (("HA",), 0)


def test_its_page_remembers_and_what_is_damaged_there_is_let_go_of() -> None:
    level = OrderLevel("tolva.some", HEARTS, lang="en")
    tap(level, "HA")
    kept = stars(level).memory
    after = OrderLevel("tolva.some", HEARTS, lang="en")
    stars(after).set_state({"memory": "<b>"})  # as the browser tells
    assert stars(after).memory == ""
    stars(after).set_state({"memory": kept})
    assert [card.key for card in table_of(after).table.zones[0].cards] == ["HA"]  # type: ignore[union-attr]
    tap(after, "H10", "HK", "H7")
    press(after, "Answer")
    assert (stars(after).memory, stars(after).stars) == ("", 3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("whist: HK H7 HA", "what is to be put in order is written as in"),
        ("x" * 9999, "what is to be put in order is written as in"),
        ("tolva: HK H7", "3 to 7 things"),
        ("tolva: HK SK HA", "the cards must be of one suit"),
        ("tolva: HK H7 C6 trump=S", "trump is the suit of some of the cards"),
        ("tolva: HK HK HA", "there twice: HK"),
        ("tolva: H2 H3 HA", "not cards of the game"),
        ("tolva: HK H7 what", "not a card"),
        ("tolp: H7 S7 D7", "nothing to put in order"),
        ("trettioett: SA-S2 DK-DQ-D9 C7-C8-H2", "a hand is 3 cards"),
        ("trettioett: SA-S2-H3 SA-DQ-D9 C7-C8-H2", "a card appears twice"),
    ],
)
def test_what_cannot_be_put_in_order_says_why(text: str, said: str) -> None:
    with pytest.raises(LevelFault, match=re.escape(said)) as refused:
        LevelSession(OrderSource([text]))
    english, swedish = (refused.value.sentence(lang) for lang in ("en", "sv"))
    assert english.partition(": ")[2] not in swedish
    assert len(english) < 300


def test_cards_go_to_the_row_as_they_are_chosen_and_stars_are_earned() -> None:
    level = OrderLevel("tolva.some", HEARTS, lang="en")
    assert buttons(level) == ["Answer", "Hint"]
    tap(level, "HA")
    assert "place 1" in heard(level)
    assert [card.key for card in table_of(level).table.zones[0].cards] == ["HA"]  # type: ignore[union-attr]
    press(level, "Answer")
    assert "no place yet" in said(level)
    tap(level, "H10", "HK", "H7")
    press(level, "Answer")
    assert {mark["kind"] for mark in table_of(level).marks.values()} == {"yes"}
    assert "three stars" in heard(level)
    assert stars(level).stars == 3
    press(level, "Once more, with new ones")
    assert table_of(level).mode == "play"


def test_hands_are_chosen_by_their_players_and_told_with_their_place() -> None:
    level = OrderLevel("tolva.some", HANDS, lang="en")
    tap(level, "seat:1")
    assert [phrase["label"] for phrase in table_of(level).phrases][1].startswith("1. ")
    tap(level, "seat:0", "seat:2")
    press(level, "Answer")
    assert {key: mark["kind"] for key, mark in table_of(level).marks.items()} == {
        "seat:1": "yes",
        "seat:0": "no",
        "seat:2": "no",
    }
    assert "The order is" in said(level)


def test_before_the_answer_nothing_tells_the_order() -> None:
    level = OrderLevel("tolva.some", HANDS, lang="en")
    known = json.dumps(synced(level), default=str, ensure_ascii=False)
    assert "The order is" not in known
    assert '"kind": "yes"' not in known
    assert all(place.worth is None for place in table_of(level).table.places)  # type: ignore[union-attr]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_either_language_where_nothing_runs_too(lang: str) -> None:
    level = OrderLevel("tolva.some", HEARTS)
    level.lang = lang
    assert buttons(level)[0] == {"sv": "Svara", "en": "Answer"}[lang]
    assert '<img alt="' in level.still()
    with pytest.raises(ValueError, match={"sv": "nivå", "en": "level"}[lang]):
        OrderLevel("Order!", HEARTS, lang=lang)


def test_it_can_be_typed_through() -> None:
    level = OrderLevel("tolva.some", HEARTS, lang="en")
    for words in ("ha", "h10", "hk", "h7", "answer"):
        table_of(level)._handle_custom_msg({"do": "type", "text": words}, [])
    assert level.session.stars == 3

"""A level's widget: what it says and offers, its stars, and what it does not say before the answer."""

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from traitlets import TraitError

from helpers.levels import wrong_pick
from helpers.parts import buttons, heard, parts, press, said, synced, table_of
from tolva_teach.texts import LANGUAGES, rule, sentence
from tolva_widgets.levels.question.widget import Level
from tolva_widgets.levels.stars_line import StarsLine

NAME = "tolva.melding.pair"


@pytest.fixture
def level() -> Level:
    return Level(
        NAME, "tolva/may-do/1/1/13", "tolva/may-do/1/1/10", rule="tolva.meld", only=["meld", "play"], lang="en"
    )


def rightly(level: Level) -> None:
    level.select(*level.session.current.task.answer)
    level.answer()


def wrongly(level: Level) -> None:
    level.select(*wrong_pick(level.session.current.task))
    level.answer()


def stars(level: Level) -> StarsLine:
    (found,) = (part for part in parts(level) if isinstance(part, StarsLine))
    return found


def test_it_leads_from_task_to_task_to_its_stars_and_on_to_fresh_ones(level: Level) -> None:
    assert buttons(level) == ["Answer", "Hint"]
    rightly(level)
    assert buttons(level) == ["Next"]
    assert stars(level).so_far == "1 of 2 done"
    press(level, "Next")
    assert "forehand" in said(level).lower()
    rightly(level)
    assert buttons(level) == ["Read on", "Once more, with new ones"]
    assert "three stars" in said(level)
    assert stars(level).stars == 3
    press(level, "Once more, with new ones")
    assert stars(level).so_far == "0 of 2 done"
    assert stars(level).stars == 3, "the best count"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_is_told_of_before_the_solution_and_noted_once(lang: str) -> None:
    level = Level("tolva.follow", "tolva/must-play/1/1/10", rule="trick.follow", lang=lang)
    noted: list[object] = []
    level.panel.logbook.note = noted.append  # type: ignore[method-assign, assignment]
    task = level.session.current.task
    level.select(next(choice.key for choice in task.choices if choice not in task.answer))
    level.answer()
    assert buttons(level) == [sentence(lang, "quiz-again"), sentence(lang, "level-show")]
    marks = table_of(level).marks
    assert set(marks) == set(level.selected), "nothing is marked but what was picked"
    picked = level.session.current.picked[0]
    told, why = said(level), level.panel.words.why(picked)
    assert why not in told, "most reasons name what would have been right"
    assert all(why not in str(mark) for mark in marks.values())
    assert level.panel.words.met("chose-forbidden") in told
    (hint,) = level.panel.words.hints
    assert hint in told, "what to look at"
    level.panel._tell_why(picked)
    assert why not in said(level) + heard(level)
    press(level, sentence(lang, "quiz-again"))
    assert (level.selected, table_of(level).marks) == ([], {})
    assert hint in said(level)
    assert level.session.slips == 1, "a hint that came with the miss costs nothing"
    rightly(level)
    assert "tolva-answering-results" in said(level), "all reasons"
    assert len(table_of(level).marks) == len(level.session.current.task.choices)
    assert len(noted) == 1


def test_a_card_that_is_tapped_after_a_wrong_answer_is_the_next_try() -> None:
    level = Level("tolva.follow", "tolva/must-play/1/1/9", rule="trick.follow", lang="en")
    wrongly(level)
    other = next(choice.key for choice in level.session.current.task.choices if choice.key not in level.selected)
    level.panel._tell_why(other)
    assert level.selected == [other]
    assert buttons(level)[0] == "Answer"


def test_all_its_questions_are_printed_with_their_answers_wherever_one_is_in_it(level: Level) -> None:
    rightly(level)
    press(level, "Next")
    line = stars(level)
    assert line.printing == "Print the questions"
    sent: list[dict[str, str]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line, "send", sent.append)
        line._handle_custom_msg({"do": "print"}, [])
    (told,) = sent
    assert told["do"] == "print"
    asked, answered = (told["html"].count(f"tolva-handout-{part}") for part in ('question"', 'answer"'))
    assert (asked, answered) == (2, 2)


def test_level_of_one_question_is_printed_with_its_page() -> None:
    assert stars(Level(NAME, "tolva/may-do/1/1/13", lang="en")).printing == ""


def test_what_was_wrong_is_said_to_come_again_and_does(level: Level) -> None:
    asked = said(level)
    wrongly(level)
    assert "You’ll be asked this again in a while." in table_of(level).announcement
    press(level, "Next")
    rightly(level)
    press(level, "Next")
    assert said(level) == asked
    rightly(level)
    assert stars(level).stars == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_wrong_answer_the_rules_of_what_was_wrong_lead_to_their_entries(level: Level, lang: str) -> None:
    level.lang = lang
    wrongly(level)
    assert level.session.current.marked is not None
    broken = {choice.verdict.rule for choice in level.session.current.marked.choices if not choice.right}
    assert broken
    for name in broken:
        assert rule(lang, name, "tolva", 4).title in said(level)
        assert f'href="rules-tolva.ipynb#{name}"' in said(level)
    press(level, sentence(lang, "level-next"))
    rightly(level)
    assert "tolva-rule-named" not in said(level)


def test_hints_come_in_steps_and_then_the_answer(level: Level) -> None:
    press(level, "Hint")
    assert level.session.current.hinted == 1
    assert "Hint 1" in said(level)
    press(level, "Hint 2")
    assert buttons(level) == ["Answer", "Show the answer"]
    press(level, "Show the answer")
    assert "Here is the answer." in said(level)
    assert buttons(level) == ["Next"]


def test_nothing_picked_is_said_and_is_no_answer(level: Level) -> None:
    level.answer()
    assert level.result is None
    assert table_of(level).announcement
    assert level.session.slips == 0


def test_fewer_stars_do_not_take_away_those_there_are(level: Level) -> None:
    stars(level).set_state({"stars": 3})  # as the browser tells
    wrongly(level)
    press(level, "Next")
    rightly(level)
    press(level, "Next")
    rightly(level)
    assert stars(level).stars == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_level_that_was_done_another_time_is_not_said_to_have_nothing_done(lang: str) -> None:
    level = Level(NAME, "tolva/may-do/1/1/13", "tolva/may-do/1/1/10", rule="tolva.meld", lang=lang)
    stars(level).set_state({"stars": 2})  # as the browser tells after a reload
    assert stars(level).so_far == sentence(lang, "level-done-before")
    rightly(level)
    assert stars(level).so_far == sentence(lang, "level-so-far", solved=1, count=2), "it has begun once more"


@pytest.mark.parametrize("told", [4, -1, "3", None])
def test_stars_that_there_cannot_be_are_not_taken(level: Level, told: Any) -> None:
    with suppress(TraitError):
        stars(level).set_state({"stars": told})
    assert stars(level).stars == 0


def test_before_the_answer_nothing_tells_what_holds(level: Level) -> None:
    known = json.dumps(synced(level), default=str, ensure_ascii=False)
    for choice in level.session.current.task.choices:
        assert level.session.current.task.why(choice, level.session.current.task.speaker("en")) not in known
    assert '"kind": "yes"' not in known
    assert "holds-pair" not in known + repr(level)


def test_it_follows_its_language(level: Level) -> None:
    level.lang = "sv"
    assert buttons(level) == ["Svara", "Ledtråd"]
    assert stars(level).so_far == "0 av 2 klara"
    assert stars(level).words["0"] == sentence("sv", "level-stars-0")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_runs_the_question_is_there(lang: str) -> None:
    still = Level(NAME, "tolva/may-do/1/1/13", lang=lang).still()
    assert "<h3>" in still
    assert '<img alt="' in still


def test_level_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="a level’s name is like"):
        Level("Melding!", "tolva/may-do/1/1/13", lang="en")
    with pytest.raises(ValueError, match=r"handlar inte om tolva\.half: den handlar om tolva\.meld"):
        Level(NAME, "tolva/may-do/1/1/13", rule="tolva.half", only=["meld"], lang="sv")
    with pytest.raises(TypeError, match="colour"):
        Level(NAME, "tolva/may-do/1/1/13", colour="red")


def test_a_still_lists_all_that_can_be_chosen_besides_cards_for_nothing_can_be_pressed_there() -> None:
    still = Level(NAME, "trettioett/may-do/1/1/1", lang="en").still()
    listed = re.findall("<li>([^<]*)</li>", still)
    assert len(listed) == 3
    assert [word for word in ("pile", "stock", "Knock") if not any(word in line for line in listed)] == []


def test_a_task_that_does_not_suit_is_told_of_in_its_place_and_the_level_goes_on() -> None:
    follow, other = "tolva/must-play/1/1/9", "tolva/must-play/1/1/1"
    level = Level("tolva.some", follow, other, rule="trick.follow", lang="en")
    rightly(level)
    press(level, "Next")
    assert "A task is left out here: the question" in said(level)
    assert "is not about trick.follow" in heard(level)
    assert (buttons(level), stars(level).stars) == (["Read on", "Once more, with new ones"], 3)


def test_its_page_goes_on_where_one_was(level: Level) -> None:
    rightly(level)
    press(level, "Next")
    press(level, "Hint")
    after = Level(
        NAME, "tolva/may-do/1/1/13", "tolva/may-do/1/1/10", rule="tolva.meld", only=["meld", "play"], lang="en"
    )
    stars(after).set_state({"memory": stars(level).memory})  # as the browser tells
    assert said(after) == said(level)
    assert stars(after).so_far == "1 of 2 done"


def reloaded(level: Level, *names: str, **given: Any) -> Level:
    """The level on the page that comes after this one."""
    after = Level(NAME, *names, lang="en", **given)
    stars(after).set_state({"memory": stars(level).memory})
    return after


def test_the_hint_that_came_with_a_miss_is_there_after_reloading_and_costs_nothing_then() -> None:
    given = "tolva/must-play/1/1/10", "tolva/must-play/1/1/9"
    level = Level(NAME, *given, rule="trick.follow", lang="en")
    wrongly(level)
    (hint,) = level.panel.words.hints
    after = reloaded(level, *given, rule="trick.follow")
    assert hint in said(after)
    assert after.session.slips == 1


def test_what_cost_stars_is_not_said_where_part_of_it_happened_before_reloading() -> None:
    given = "tolva/must-play/1/1/10", "tolva/must-play/1/1/9"
    level = Level(NAME, *given, rule="trick.follow", lang="en")
    wrongly(level)
    after = reloaded(level, *given, rule="trick.follow")
    press(after, "Hint 2")
    while not after.session.is_done:
        rightly(after)
        if "Next" in buttons(after):
            press(after, "Next")
    assert after.session.slip_kinds == {"hint"}
    assert "What cost stars" not in said(after) + heard(after)
    press(after, "Once more, with new ones")
    assert after.session.knows_slips

"""The review's widget: what is due as the browser tells it, a fresh question about each, and what one knows."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from helpers.levels import wrong_pick
from helpers.parts import hear, parts, press, said, sent, synced, table_of
from tolva_teach.quiz import FAMILIES, Family, rules_met
from tolva_teach.review import DAY, Grade, families_about
from tolva_teach.texts import LANGUAGES, game_name, sentence
from tolva_teach.texts import rule as rule_text
from tolva_widgets.levels.question.widget import Level
from tolva_widgets.review.logbook import Logbook
from tolva_widgets.review.session import MOST, ReviewSession, kind_of, rules_due
from tolva_widgets.review.widget import Review

NOW = 1_800_000_000
LONG_AGO, JUST_NOW = [[NOW - 30 * DAY, 3]], [[NOW - 60, 4]]
JUST_MISSED, KNOWN_ONCE, HELD = [[NOW - 60, 1]], [[NOW - 60 * DAY, 3]], [[NOW - DAY, 3], [NOW - 60, 3]]
RULES = ("trick.follow", "tolva.meld", "tolp.pass")


def logbook_of(review: Review) -> Logbook:
    (found,) = (part for part in parts(review) if isinstance(part, Logbook))
    return found


def opened(seen: Mapping[str, Any], lang: str = "en") -> Review:
    """A review whose browser has told what it keeps."""
    review = Review(lang=lang)
    hear(logbook_of(review), {"do": "all", "at": NOW, "day_ends": NOW + 3600, "seen": seen})
    return review


def due_rules(count: int = len(RULES)) -> dict[str, Any]:
    return dict.fromkeys(RULES[:count], LONG_AGO)


def rightly(review: Review) -> None:
    review.select(*review.session.current.task.answer)
    review.answer()


@pytest.mark.parametrize("name", ["select", "choose", "decide", "type"])
def test_before_the_browser_has_told_what_is_due_nothing_does_anything(name: str) -> None:
    review = Review(lang="en")
    hear(table_of(review), {"do": name, "key": "SA", "keys": ["SA"], "text": "SA", "id": "1"})
    table_of(review).set_state({"choices": ["SA"], "mode": "select", "selected": ["SA"]})
    for does in (review.answer, review.hint, review.next, review.show, lambda: review.select("SA")):
        does()
    for button in review._buttons.values():
        button.click()
    assert (review.selected, review.result, review.headline) == ([], None, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_answered_nothing_is_led_to_the_courses(lang: str) -> None:
    review = opened({}, lang)
    assert sentence(lang, "review-empty") in said(review)
    assert 'href="courses.ipynb"' in said(review)
    assert "tolva-review-asks" not in review._dom_classes, "what would ask is out of sight"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_missed_is_listed_with_its_cards_and_what_comes_back_with_its_day(lang: str) -> None:
    name = "tolva/must-play/1/1/10"
    review = Review(lang=lang)
    told = {"do": "all", "at": NOW, "day_ends": NOW + 3600, "seen": {"trick.follow": JUST_MISSED}}
    hear(logbook_of(review), {**told, "missed": [name, "<b>no/such/1/1/1", "tolva/must-play/1/1/x"]})
    shown = said(review)
    assert sentence(lang, "review-missed-title") in shown
    assert shown.count("quiz.ipynb?") == 1, "what is no question's name is left out"
    assert "seed=10" in shown
    (line, folded) = re.findall("<summary>(.*?)</summary>(.*?)</details>", shown)[0]
    assert line.startswith(f"{game_name('tolva', lang)}: {sentence(lang, 'family-must-play')}"), "a line to know it by"
    assert 0 < line.count("tolva-chip") <= 4
    assert "quiz.ipynb?" in folded
    assert sentence(lang, "quiz-ask") in folded
    assert sentence(lang, "review-coming-title") in shown
    assert (
        rule_text(lang, "trick.follow", "tolva", 4).title in shown.partition(sentence(lang, "review-coming-title"))[2]
    )


@pytest.mark.parametrize("family", FAMILIES, ids=lambda its: "-".join(map(str, its.question(1, 1).name[:2])))
def test_whatever_was_missed_is_listed_and_can_be_practised(family: Family) -> None:
    review = Review(lang="en")
    missed = [str(family.question(seed, difficulty).name) for seed, difficulty in ((1, 1), (2, 2), (3, 3))]
    told = {"do": "all", "at": NOW, "day_ends": NOW + 3600, "seen": {"trick.follow": JUST_MISSED}}
    hear(logbook_of(review), {**told, "missed": missed})
    assert said(review).count("quiz.ipynb?") == len(missed)
    lines = re.findall("<details><summary>([^/]*: .*?)</summary>", said(review))
    assert len(lines) == len(missed)
    assert max(len(re.sub("<.*?>", "", line)) for line in lines) < 160, "signs are heard by their names"
    review.practise_wrong()
    assert review._buttons["answer"].description


def test_a_question_that_is_missed_is_remembered_until_it_is_answered_rightly() -> None:
    level = Level("tolva.follow", "tolva/must-play/1/1/10", rule="trick.follow", lang="en")
    (book,) = (part for part in parts(level) if isinstance(part, Logbook))
    kept = sent(book)
    level.select(*wrong_pick(level.session.current.task))
    level.answer()
    level.show_answer()
    level.next()
    level.select(*level.session.current.task.answer)
    level.answer()
    told = [(its["question"], its["right"]) for its in kept if its["do"] == "remember"]
    assert told == [("tolva/must-play/1/1/10", False), ("tolva/must-play/1/1/10", True)]


def test_where_there_is_a_choice_no_two_questions_are_of_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter([3, 3, 3, 4, 5, 6, *range(7, 40)])
    monkeypatch.setattr("tolva_widgets.review.session.drawn_seed", lambda: next(seeds))
    session = ReviewSession(["tolp.pass", "tolp.higher", "tolp.turn"], {})
    kinds = [kind_of(session.current.task)]
    for _ in range(2):
        session.current.show_answer()
        session.next()
        kinds.append(kind_of(session.current.task))
    assert len(set(kinds)) == 3


def test_no_three_questions_in_a_row_are_of_one_family_while_what_another_asks_about_is_left() -> None:
    rules = ["tolp.higher", "tolp.count", "tolp.turn", "tolp.pass", "tolp.match.open", "tolp.match.streak"]
    session = ReviewSession(rules, {})
    asked = [session.current.task.name.family]
    left = [*rules[1:]]
    while left:
        session.current.pick(session.current.task.answer)
        session.current.answer()
        session.next()
        others = [rule for rule in left if not families_about(rule) <= {asked[-1]}]
        asked.append(session.current.task.name.family)
        assert len(set(asked[-3:])) > 1 or len(asked) < 3 or not others, asked
        left.remove(session.rule)


def test_what_was_missed_comes_back_as_the_very_question_also_after_others_and_more_than_once() -> None:
    session = ReviewSession(["trick.overtake", "tolp.pass"], {"tolva.meld": ()})
    missed, asked = session.current.task.name, []
    for _ in range(4):
        session.current.show_answer()
        session.next()
        asked.append((session.rule, session.current.task.name))
    assert asked[1] == asked[3] == ("trick.overtake", missed)
    assert asked[0] == asked[2]
    assert (session.current.picked, session.current.marked) == ((), None)


def test_who_practises_anyway_stays_with_the_game_that_was_last_asked_about() -> None:
    weak, lately = [[NOW - 20 * DAY, 3], [NOW - 10 * DAY, 3]], [[NOW - 60, 4]]
    review = opened({"tolva.meld": weak, "tolva.ask": weak, "trick.follow": lately, "bond.meld": lately})
    press(review, "Practise anyway")
    asked = []
    while True:
        asked.append((review.session.rule, review.session.current.task.game))
        rightly(review)
        if not review.session.next():
            break
    assert dict(asked) == {"bond.meld": "bondtolva", "trick.follow": "bondtolva"}
    review.fresh()
    assert review.session.current.task.game == "bondtolva"


def test_each_rule_that_is_due_is_asked_about_once_and_then_all_is_done() -> None:
    review = opened(due_rules())
    assert logbook_of(review).asks_for_all
    asked = set()
    for place in range(len(RULES)):
        if place:
            press(review, "Next")
        asked.add(review.session.rule)
        assert review.session.rule in rules_met(review.session.current.task)
        rightly(review)
    assert asked == set(RULES)
    assert sentence("en", "review-done", None, count=3) in said(review)


def test_what_is_answered_wrongly_comes_back_with_the_same_cards_and_without_its_answer() -> None:
    review = opened(due_rules(1))
    first = repr(review.session.current.task.table)
    asked = said(review)
    review.select(*wrong_pick(review.session.current.task))
    review.answer()
    press(review, sentence("en", "quiz-again"))
    assert review.session.rule == RULES[0]
    assert repr(review.session.current.task.table) == first
    assert said(review) == asked, "nothing is left of what was told after the answer"
    assert table_of(review).marks == {}
    rightly(review)
    done, missed = sentence("en", "review-done", None, count=1), sentence("en", "review-done-missed", None, missed=1)
    assert f"{done} {missed}" in said(review)


def test_in_the_end_it_is_said_how_many_rules_were_missed_each_counted_once() -> None:
    review = opened(due_rules())
    for wrong in (True, True, False, True, False, False):
        if wrong:
            review.select(*wrong_pick(review.session.current.task))
            review.answer()
        else:
            rightly(review)
        review.next()
    missed = sentence("en", "review-done-missed", None, missed=2)
    assert review.headline.endswith(f"{sentence('en', 'review-done', None, count=3)} {missed}")
    review = opened(due_rules(1))
    rightly(review)
    assert "rong" not in review.headline


def test_the_answer_says_when_the_rule_comes_again() -> None:
    review = opened(due_rules(1))
    messages = sent(logbook_of(review))
    rightly(review)
    grades = messages[-1]["grades"]
    assert grades[RULES[0]] in (Grade.GOOD, Grade.EASY)
    hear(
        logbook_of(review), {"do": "met", "at": NOW + 5, "day_ends": NOW + 3600, "seen": due_rules(1), "grades": grades}
    )
    assert re.search(r"This rule will come up again in \d+ days", said(review))


def test_where_nothing_is_due_it_is_said_when_and_the_weakest_can_be_practised() -> None:
    seen = dict.fromkeys(RULES, JUST_NOW)
    review = opened(seen)
    assert "Nothing to review today. The next rule is due in " in said(review)
    press(review, "Practise anyway")
    assert review.session.count == 2, "of the one game"


def test_a_rule_that_nothing_is_asked_about_does_not_come() -> None:
    assert rules_due({"tolva.deck": (), "no.rule": ()}, NOW, NOW) == []
    review = opened({"tolva.deck": LONG_AGO, "no.such-rule": LONG_AGO, "trick.trump": LONG_AGO})
    assert review.session.count == 1


def test_so_many_are_asked_at_a_time_and_the_rest_afterwards() -> None:
    rules = ["trick.follow", "trick.trump", "trick.overtake", "trick.winner", "tolva.meld", "tolva.ask", "tolva.half"]
    rules += ["tolva.whole", "tolva.score.vinsten", "tolva.score.sistan", "tolp.pass", "tolp.higher"]
    seen = dict.fromkeys(rules, LONG_AGO)
    review = opened(seen)
    assert review.session.count == MOST
    while not review.session.is_done:
        rightly(review)
        told = dict.fromkeys([review.session.rule], 3)
        hear(logbook_of(review), {"do": "met", "at": NOW, "day_ends": NOW + 3600, "seen": seen, "grades": told})
        if not review.session.is_done:
            press(review, "Next")
    press(review, "Practise some more")
    assert review.session.count == len(rules) - MOST


def test_what_one_knows_stands_by_game_the_weakest_rules_first() -> None:
    review = opened({"trick.follow": LONG_AGO, "tolva.meld": HELD, "tolp.pass": JUST_NOW})
    told = said(review)
    assert told.index("Tolva") < told.index("Tölp")
    assert 'href="rules-tolva.ipynb#trick.follow"' in told
    assert re.search(r'href="tricks\.ipynb#[^"]+"', told), "the lesson that teaches it"
    tolva = told[told.index("tolva-known") :]
    assert tolva.index("trick.follow") < tolva.index("tolva.meld")
    assert sentence("en", "known-count", None, sitting=1, count=2) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_what_was_just_missed_nothing_says_that_it_sits(lang: str) -> None:
    told = said(opened(dict.fromkeys(RULES, JUST_MISSED), lang))
    assert sentence(lang, "known-missed") in told
    assert 'data-sits="true"' not in told
    assert "100" not in told
    assert sentence(lang, "known-now", None, now=0) in told
    assert "<svg" not in told, "there is nothing to draw before a week"
    assert "--share:0.00" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_went_wrong_is_offered_at_once_and_leads_to_just_that(lang: str) -> None:
    missed = dict.fromkeys(RULES, JUST_MISSED)
    review = opened({**missed, "trick.trump": LONG_AGO, "tolva.ask": JUST_NOW}, lang)
    assert sentence(lang, "review-none-due", None, when="@").partition("@")[0] not in said(review)
    press(review, sentence(lang, "review-wrong", None, count=3))
    asked = set()
    for _ in RULES:
        asked.add(review.session.rule)
        rightly(review)
        review.next()
    assert asked == set(RULES)
    assert review.session.is_done


@pytest.mark.parametrize(
    ("rule", "game"), [("tolp.pass", "Tölp"), ("tolva.meld", "Tolva"), ("thirtyone.turn", "Trettioett")]
)
def test_each_question_names_its_game(rule: str, game: str) -> None:
    review = opened({rule: LONG_AGO})
    assert f'<p class="tolva-exercise-game">{game}</p>' in said(review)
    assert review.panel.heard_first.startswith(f"{game}. ")


def test_what_was_answered_rightly_since_is_not_offered_as_wrong() -> None:
    review = opened({"trick.follow": [[NOW - 60, 1, True]], "tolva.meld": JUST_NOW})
    assert sentence("en", "known-mended") in said(review)
    assert "Nothing to review today." in said(review)
    press(review, "Practise anyway")
    assert review.session.count == 2


def test_days_are_drawn_from_the_first_on_once_there_is_a_week_of_them() -> None:
    told = said(opened({"trick.follow": [[NOW - 8 * DAY, 3], [NOW - 7 * DAY, 3]]}))
    assert sentence("en", "known-days", None, days=9) in told
    assert told.count("<rect") == 9


def test_five_missed_in_review_do_not_sit_any_more() -> None:
    rules = ("trick.follow", "trick.trump", "trick.overtake", "tolva.meld", "tolva.ask")
    seen = dict.fromkeys(rules, KNOWN_ONCE)
    review = opened(seen)
    for rule in rules:
        hear(logbook_of(review), {"do": "met", "at": NOW, "day_ends": NOW + 60, "seen": seen, "grades": {rule: 1}})
    assert sentence("en", "known-count", None, sitting=0, count=5) in said(review)


def test_a_rule_of_a_clock_that_was_ahead_is_asked_now() -> None:
    review = opened({"trick.follow": [[NOW + 730 * DAY, 4]], "tolva.meld": JUST_NOW})
    assert (review.session.rule, review.session.count) == ("trick.follow", 1)


def test_what_has_become_due_overnight_is_asked_where_nothing_was_and_does_not_break_off_questions() -> None:
    review = opened({"trick.follow": JUST_NOW, "tolva.meld": [[NOW, 1, True]]})
    tomorrow = {"do": "all", "at": NOW + DAY, "day_ends": NOW + 2 * DAY}
    seen = {"trick.follow": JUST_NOW, "tolva.meld": [[NOW, 1, True]], "tolp.pass": LONG_AGO}
    assert not review.has_task
    hear(logbook_of(review), {**tomorrow, "seen": {rule: seen[rule] for rule in ("trick.follow", "tolva.meld")}})
    assert (review.session.rule, review.session.count) == ("tolva.meld", 1)
    hear(logbook_of(review), {**tomorrow, "seen": seen})
    assert review.session.rule == "tolva.meld"


def test_a_rule_that_was_missed_is_asked_about_as_easily_as_at_first() -> None:
    sittings = [[NOW - (40 - n) * DAY, grade] for n, grade in enumerate((3, 3, 3, 1))]
    review = opened({"trick.follow": sittings})
    review.practise_wrong()
    assert review.session.current.task.name.difficulty == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_heading_says_the_game_and_what_is_asked_and_not_which_rule_it_is_about(lang: str) -> None:
    for asked, game in (("trick.overtake", "tolva"), ("tolp.pass", "tolp"), ("thirtyone.turn", "trettioett")):
        review = opened({asked: LONG_AGO}, lang)
        assert rule_text(lang, asked, game).title not in review._heading.value
        assert game_name(game, lang) in review._heading.value


def test_before_the_answer_nothing_tells_it() -> None:
    review = opened(due_rules(1))
    assert "illegal" not in str(synced(review)).lower()
    assert table_of(review).marks == {}


def test_a_stranger_may_have_written_what_the_browser_keeps() -> None:
    review = opened({"<img src=x>": LONG_AGO, "trick.follow": LONG_AGO})
    assert "<img src=x>" not in said(review)
    assert review.session.rule == "trick.follow"

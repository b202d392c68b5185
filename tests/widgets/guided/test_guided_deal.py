"""A guided deal as its page drives it: what is said and heard, what leads on and what does not; a writer's faults."""

from typing import Any

import nbformat
import pytest

from helpers.guided import OPENED, come, given_in, notebook, script_of
from helpers.parts import hear, heard, parts, said, sent, table_of
from tolva_teach.texts import LANGUAGES, rule_ids, sentence
from tolva_widgets.controls.pace import Pace
from tolva_widgets.guided.check import MOST_LINES, check
from tolva_widgets.guided.script import StepFault, script
from tolva_widgets.guided.session import GuidedSession
from tolva_widgets.guided.widget import GuidedDeal
from tolva_widgets.levels.faults import LevelFault
from tolva_widgets.table.decisions import keys_of

LEAD = "?game=tolva&seed=7"
"""The learner leads, and holds the six of spades."""
ONE = {"sv": "Spela ut spader sex.", "en": "Lead the six of spades."}
TAKEN = {"sv": "Sticket är taget.", "en": "The trick is taken."}
STEPS: tuple[dict[str, Any], ...] = (
    {"say": ONE, "light": "hand", "at": "dealt"},
    {"say": ONE, "do": "play S6", "rule": "trick.lead"},
    {"say": TAKEN, "at": "trick-taken", "light": "trick"},
)
LONGEST = 190
"""So many letters are read in one breath, beside a table."""
FEW_LINES = 120
"""So many letters are at most three lines on a phone."""


def deal_of(lesson: str, lang: str = "en") -> GuidedDeal:
    """The guided deal of a lesson, as its cell makes it."""
    return GuidedDeal(*given_in(lesson), lang=lang)


def pace_of(deal: GuidedDeal) -> Pace:
    return next(part for part in parts(deal) if isinstance(part, Pace))


def press(deal: GuidedDeal, action: str = "on") -> None:
    """Presses a button of the row, as its page tells."""
    hear(pace_of(deal), {"do": action, "turn": pace_of(deal).turn})


def tap(deal: GuidedDeal, key: str) -> None:
    hear(table_of(deal), {"do": "choose", "key": key})


def wait(deal: GuidedDeal) -> None:
    """The page's timer runs until the next step is shown."""
    while pace_of(deal).waiting:
        press(deal)


def do_asked(deal: GuidedDeal) -> None:
    """Does the first of what leads on, piece by piece."""
    session, table = deal.session, table_of(deal)
    asked, offers = session.asked[0], session.match.offers
    assert offers is not None
    keys = keys_of(offers, asked)
    if session.play.set_offered is not None and asked.args:
        hear(table, {"do": "select", "keys": keys})
        hear(table, {"do": "decide"})
    else:
        tap(deal, keys[0])


# The scripts of our lessons


@pytest.mark.parametrize("lesson", OPENED)
def test_a_script_of_ours_holds_however_one_plays_and_is_short(lesson: str) -> None:
    written = script_of(lesson)
    assert check(written, lines=MOST_LINES), "in every way"
    assert 5 <= len(written.steps) <= 12
    assert not written.steps[-1].do, "it ends with something to read"
    for step in written.steps:
        assert isinstance(step.say, str), f"write it in guided.ftl of each language, and its name here: {step.say}"
        assert step.rule is None or step.rule in rule_ids()
        assert all(len(sentence(lang, step.say)) <= LONGEST for lang in LANGUAGES), step.say


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", OPENED)
def test_a_lesson_with_a_guided_deal_begins_at_its_table_after_few_lines(lesson: str, lang: str) -> None:
    cells = nbformat.read(notebook(lesson, lang), as_version=4).cells
    first = next(place for place, cell in enumerate(cells) if "GuidedDeal(" in cell.source)
    above = [cell.source for cell in cells[1:first] if cell.cell_type == "markdown"]
    assert sum(map(len, above)) <= FEW_LINES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", OPENED)
def test_each_sentence_is_heard_once_and_seen_as_long_as_it_holds(lesson: str, lang: str) -> None:
    deal = deal_of(lesson, lang)
    told: list[str] = []
    table_of(deal).observe(lambda change: told.append(change["new"]), "announcement")
    keys = [str(step.say) for step in deal.session.script.steps]
    for number, key in enumerate(keys):
        wait(deal)
        assert deal.session.number == number
        assert sentence(lang, key) in deal.words.sentence
        assert sentence(lang, "guided-step", None, step=number + 1, steps=len(keys)) in said(deal)
        if deal.session.is_turn:
            do_asked(deal)
        elif not deal.session.is_at_end:
            press(deal)
    counts = [sum(sentence(lang, key) in words for words in told) for key in keys]
    assert counts == [0, *[1] * (len(keys) - 1)], "the first is read with the page"
    press(deal)
    assert (deal.session.number, deal.words.on) == (0, sentence(lang, "guided-on"))


# What leads on, and what does not


def test_what_is_forbidden_is_objected_to_and_what_is_not_asked_for_is_held_back() -> None:
    deal = deal_of("tricks")
    press(deal)
    wait(deal)
    tap(deal, "C6")
    assert "objects: " in heard(deal)
    assert table_of(deal).marks["C6"]["kind"] == "no"
    assert table_of(deal).marks["HA"]["kind"] == "lit"
    tap(deal, "H8")
    press(deal)
    while deal.session.number < 6:
        wait(deal)
        do_asked(deal) if deal.session.is_turn else press(deal)
    before = deal.session.match.number
    tap(deal, "D7")
    assert "You may do that too. You are on lead and may play any card." in heard(deal)
    assert heard(deal) in said(deal).replace("&#39;", "’")
    assert deal.session.match.number == before
    assert "D7" in table_of(deal).choices
    tap(deal, "C8")
    assert deal.session.number == 7
    assert "You may do that too" not in said(deal)


def test_a_single_card_that_leads_on_is_named_to_who_does_something_else() -> None:
    deal = GuidedDeal(LEAD, *STEPS, lang="en")
    assert table_of(deal).mode == "watch"
    press(deal)
    tap(deal, next(key for key in table_of(deal).choices if key != "S6"))
    assert "But right now we’re looking at something else: play the six of spades." in heard(deal)
    assert table_of(deal).marks["S6"]["kind"] == "lit"


def test_nothing_is_offered_to_say_but_what_the_step_is_about() -> None:
    deal = deal_of("thirtyone-hands")
    while deal.session.number < 6:
        wait(deal)
        assert [phrase["key"] for phrase in table_of(deal).phrases] == []
        do_asked(deal) if deal.session.is_turn else press(deal)
    wait(deal)
    assert [phrase["key"] for phrase in table_of(deal).phrases] == ["say knock"]
    assert table_of(deal).marks["say knock"]["kind"] == "lit"
    assert "say knock" in table_of(deal).at_once


def test_one_goes_back_a_step_and_what_was_played_there_is_taken_back() -> None:
    deal = deal_of("tricks")
    assert pace_of(deal).able == ["on"]
    for number in range(1, 8):
        wait(deal)
        do_asked(deal) if deal.session.is_turn else press(deal)
        assert deal.session.number == number
    wait(deal)
    seen = []
    while deal.session.number:
        seen.append((deal.session.number, deal.words.sentence))
        press(deal, "undo")
    assert [number for number, _ in seen] == [7, 6, 5, 4, 3, 2, 1]
    assert all(words for _, words in seen)
    assert deal.session.match.decided == []


def test_the_focus_goes_to_the_table_when_one_has_read_on_to_something_to_do() -> None:
    deal = GuidedDeal(LEAD, *STEPS, lang="en")
    told = sent(table_of(deal))
    press(deal)
    assert {"do": "focus"} in told


def test_the_others_do_what_the_record_says_as_long_as_they_may() -> None:
    session = GuidedSession(script_of("tricks"))
    session.go_on()
    come(session)
    session.choose("H7")
    come(session)
    session.go_on()
    come(session)
    played = [str(step.decision) for step in session.match.ongoing if step.decision]
    assert played[:5] == ["2 play HA", "3 play H9", "0 play H7", "1 play H6", "2 play DK"]


def test_it_follows_its_language() -> None:
    deal = GuidedDeal(LEAD, *STEPS, lang="en")
    deal.lang = "sv"
    assert "Spela ut spader sex." in said(deal)
    assert (pace_of(deal).on, pace_of(deal).words["undo"]) == ("Vidare", "Tillbaka")


def test_before_python_comes_a_page_has_the_table_in_both_layouts_and_a_notebook_in_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal = GuidedDeal(LEAD, *STEPS, lang="en")
    page = deal.still()
    assert (page.count("<img "), page.count("Lead the six of spades.")) == (2, 1)
    assert sentence("en", "guided-step", None, step=1, steps=3) in page
    monkeypatch.setattr("tolva_widgets.guided.widget.is_stored", lambda: True)
    assert deal.still().count("<img ") == 1


def test_what_taken_cards_count_for_is_not_on_the_table_before_a_lesson_has_come_to_it() -> None:
    shown = deal_of("bond-second-phase").still()
    assert "2 tricks" in shown
    assert "matador" not in shown


# What is wrong with a script


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ({"say": ONE, "do": "play HA"}, "guided-not-allowed"),
        ({"say": ONE, "do": "meld *"}, "guided-nothing-to-do"),
        ({"say": ONE, "do": "spela S6"}, "guided-nothing-to-do"),
        ({"say": ONE, "light": "S6 DA"}, "guided-no-light"),
        ({"say": ONE, "light": "stock"}, "guided-no-light"),
        ({"say": ONE, "do": "play S6", "light": "S6 C8"}, "guided-light-misleads"),
        ({"say": ONE, "at": "knocked"}, "guided-not-come"),
        ({"say": {"sv": "Bara en."}}, "guided-no-language"),
        ({"say": "guided-no-such"}, "guided-no-sentence"),
        ({"do": "play S6"}, "guided-no-sentence"),
        ({"say": ONE, "do": 7}, "guided-no-text"),
        ({"say": ONE, "lights": "S6"}, "guided-keys"),
        ("guided-on", "guided-keys"),
    ],
)
def test_a_step_that_cannot_be_is_named(step: Any, code: str) -> None:
    with pytest.raises(StepFault) as caught:
        check(script(LEAD, [STEPS[0], step]))
    assert (caught.value.code, caught.value.number) == (code, 2)
    assert all("2" in caught.value.sentence(lang) for lang in LANGUAGES)
    with pytest.raises(ValueError, match="step 2 of GuidedDeal"):
        GuidedDeal(LEAD, STEPS[0], step, lang="en")


def test_a_way_that_the_script_leaves_open_and_does_not_lead_on_is_found() -> None:
    """Who leads the card that a later step lights up has not got it any more."""
    free = {"say": ONE, "do": "play *"}
    other = GuidedSession(script(LEAD, [free])).asked[1].args[0]
    written = script(LEAD, [free, {"say": TAKEN, "at": "trick-taken"}, {"say": ONE, "light": other}])
    check(written)
    with pytest.raises(StepFault) as caught:
        check(written, lines=MOST_LINES)
    assert (caught.value.code, caught.value.number) == ("guided-no-light", 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_strayed_from_the_script_is_told_and_begins_again(lang: str) -> None:
    """Whoever led the jack that is to be played later has not got it any more."""
    free, later = {"say": ONE, "do": "play *"}, {"say": ONE, "do": "play HJ"}
    deal = GuidedDeal(LEAD, free, {"say": TAKEN, "at": "trick-taken"}, later, lang=lang)
    tap(deal, "HJ")
    wait(deal)
    press(deal)
    wait(deal)
    assert deal.session.is_astray
    assert sentence(lang, "guided-astray") in said(deal)
    assert pace_of(deal).on == sentence(lang, "guided-again")
    press(deal)
    assert (deal.session.number, deal.session.is_astray) == (0, False)


@pytest.mark.parametrize("given", ["?game=tolva&seed=x", {"format": "tolva-record/1"}, 7])
def test_a_deal_that_cannot_be_is_no_script(given: Any) -> None:
    with pytest.raises(LevelFault):
        script(given, STEPS)


def test_a_script_has_steps_and_rules_that_there_are() -> None:
    for steps in ([], [{"say": ONE, "rule": "trick.folow"}]):
        with pytest.raises(LevelFault):
            script(LEAD, steps)


# What is told meanwhile


def test_a_ten_that_is_thrown_in_the_first_lesson_is_spoken_of_and_stays() -> None:
    deal = deal_of("bond-first-phase")
    while deal.session.step is None or not deal.session.step.aside:
        do_asked(deal) if deal.session.is_turn else press(deal)
    tap(deal, "S10")
    assert sentence("en", "guided-bond-free-aside") in said(deal)
    tap(deal, "CJ")
    assert not deal.session.is_turn


def test_nothing_is_told_twice_nor_of_matadors_before_their_lesson() -> None:
    deal, told = deal_of("bond-first-phase"), []
    while not deal.session.is_at_end:
        told.append(deal.words.at_table.caption if deal.session.others_turn else "")
        do_asked(deal) if deal.session.is_turn else press(deal)
    assert any(told)
    assert not any("matador" in caption or "takes the trick" in caption for caption in told), told

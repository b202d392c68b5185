"""What a visitor does, from page to page, on the real server with real kernels and ipywidgets' own front end.

Each page by itself, in every state, is looked at on the stage (`helpers.stage_pages`); here stands what takes them all.

Kernels are forked where that can be, and started elsewhere; on a web host that serves files alone, Python runs in the
browser. What hangs on the kernel is done with several kinds, at night with each: that pages come
to life, with what was kept and what their address says; that what one presses, and a file that one picks, is
answered and heard by the page in its order, however slow the kernel is; that a late kernel comes. What hangs on the
page alone is done once: how a page is laid out, the rules, which have no kernel, and what a session says.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from helpers.example_deal import OVERTAKEN, damaged, titled
from helpers.exercising import OVER_PARTNER, PARTNERS, RIGHT, WRONG, Exercising
from helpers.kernel_kinds import each_kernel_and_files_at_night, files_too, wherever_at_night
from helpers.pages import OpenPage, wait_until_shown
from helpers.quizzing import ALLOWED, FORBIDDEN, HAND, QUERY, Quizzing
from helpers.replaying import Replaying
from tolva_teach.examples import example
from tolva_teach.texts import sentence

# From the front page


@each_kernel_and_files_at_night
def test_from_the_front_page_to_the_quiz_to_an_answer_and_to_the_next_question(open_served: OpenPage) -> None:
    page = open_served(width=360, locale="en-GB")
    page.get_by_role("button", name=sentence("en", "frame-menu")).click()
    page.locator(".tolva-pages").get_by_role("link", name="Quiz").click()
    page.wait_for_url("**/en/quiz.*")
    wait_until_shown(page)
    quiz = Quizzing(page, "en")
    card = page.locator(".tv-card[role=button]").first
    card.click(position={"x": 12, "y": 30})
    expect(card).to_have_attribute("aria-pressed", "true")
    quiz.press("answer")
    expect(quiz.results.locator("li").first).to_be_visible()
    expect(quiz.about).to_contain_text("of 1 right")
    expect(page).to_have_url(re.compile(r"seed=\d+"))  # which is written a moment later than the question is shown
    seed = int(re.findall(r"seed=(\d+)", page.url)[0])
    quiz.press("next")
    expect(quiz.about).to_contain_text(f"Question {seed + 1}")
    expect(page).to_have_url(re.compile(f"seed={seed + 1}&"))


@wherever_at_night
def test_from_the_front_page_to_the_lesson_and_to_a_rule(open_served: OpenPage) -> None:
    page = open_served(locale="sv-SE")
    page.get_by_role("link", name=re.compile("^Lektioner .*Trettioett")).click()
    page.wait_for_url("**/sv/thirtyone-hands.*")
    wait_until_shown(page)
    page.locator('a[href^="rules-trettioett."][href$="#thirtyone.value"]').first.click()
    page.locator(".tolva-rule-popup").get_by_role("link", name=sentence("sv", "frame-rule-popup-whole")).click()
    page.wait_for_url("**/sv/rules-trettioett.*#thirtyone.value")
    expect(page.locator('[id="thirtyone.value"]')).to_be_in_viewport()


# The quiz


@wherever_at_night
def test_quiz_is_answered_wrongly_and_then_rightly_by_keys(open_served: OpenPage) -> None:
    quiz = Quizzing(open_served("quiz", "en", query=QUERY), "en")
    quiz.answer(ALLOWED[0], FORBIDDEN)
    expect(quiz.results.locator(".tolva-answering-chose-forbidden")).to_contain_text("picked, but may not be played")
    quiz.press("again")
    quiz.has_picked()
    expect(quiz.card(HAND[0])).to_be_focused()  # the page moves the focus there, after it has shown the hand anew
    keys = quiz.page.keyboard
    for key in ("Enter", "ArrowRight", "Space"):
        keys.press(key)
    quiz.has_picked(*ALLOWED)
    while not quiz.button("answer").evaluate("button => button === document.activeElement"):
        keys.press("Tab")
    keys.press("Enter")
    expect(quiz.said).to_contain_text("Right!")
    expect(quiz.said).to_be_focused()


@files_too
def test_picks_right_before_the_answer_are_in_it_though_the_kernel_is_slow(open_served: OpenPage) -> None:
    quiz = Quizzing(open_served("quiz", "en", query=QUERY), "en")
    quiz.slow_down(800)
    quiz.pick("CK", "DQ", "CK", "DQ", *ALLOWED)
    quiz.press("answer")
    expect(quiz.said).to_contain_text("Right!")


@wherever_at_night
def test_score_and_letters_outlive_reload_and_language_and_going_back_leads_to_the_question(
    open_served: OpenPage,
) -> None:
    quiz = Quizzing(open_served("quiz", "en", query=QUERY), "en")
    quiz.page.locator("summary", has_text="Appearance").click()
    quiz.page.get_by_label("Corner letters").select_option("sv")
    quiz.answer(ALLOWED[0])
    expect(quiz.about).to_contain_text("0 of 1 right")
    quiz.press("next")
    expect(quiz.page).to_have_url(re.compile("seed=5938"))
    quiz.page.go_back()
    expect(quiz.about).to_contain_text("Question 5937")
    quiz.page.reload()
    wait_until_shown(quiz.page)
    reloaded = Quizzing(quiz.page, "en")
    expect(reloaded.about).to_contain_text("0 of 1 right")
    expect(reloaded.card("DQ").locator("text.tv-index").first).to_have_text("D")
    quiz.page.get_by_role("link", name="Svenska").click()
    quiz.page.wait_for_url(re.compile(r"/sv/quiz\.\w+\?seed=5937"))
    wait_until_shown(quiz.page)
    expect(Quizzing(quiz.page, "sv").about).to_contain_text("0 rätt av 1")


def test_phone_shows_question_trick_hand_and_answer_without_scrolling(open_served: OpenPage) -> None:
    phone = Quizzing(open_served("quiz", "sv", query=QUERY, width=360), "sv")
    assert phone.scrolled == 0
    for part in (phone.heading, phone.card("HQ"), *map(phone.card, HAND), phone.button("answer")):
        assert phone.is_seen(part)


# The replay


def test_link_with_seed_and_step_leads_there_and_the_other_language_stays_there(open_served: OpenPage) -> None:
    replay = Replaying(open_served("replay", "en", query="seed=12&step=4&view=2"), "en")
    replay.at(4)
    expect(replay.why).to_contain_text("Deal number 12")
    expect(replay.field("view")).to_have_value("2")
    replay.press("forward")
    replay.at(5)
    replay.page.wait_for_url(re.compile(r"/en/replay\.\w+\?seed=12&step=5&view=2$"))
    replay.page.get_by_role("link", name="Svenska").click()
    replay.page.wait_for_url("**/sv/**")
    wait_until_shown(replay.page)
    swedish = Replaying(replay.page, "sv")
    swedish.at(5)
    expect(swedish.why).to_contain_text("Giv nummer 12")


@wherever_at_night
def test_keys_pressed_faster_than_the_kernel_answers_are_all_counted(open_served: OpenPage) -> None:
    replay = Replaying(open_served("replay", "en"), "en")
    replay.button("forward").focus()
    for key in (*("ArrowRight",) * 5, "ArrowLeft", "Shift+ArrowRight"):  # to step 4, and from there to the next trick
        replay.page.keyboard.press(key)
    replay.at(OVERTAKEN)
    expect(replay.button("forward")).to_be_focused()


@wherever_at_night
def test_replay_plays_by_itself_and_is_paused(open_served: OpenPage) -> None:
    replay = Replaying(open_served("replay", "sv", width=360), "sv")
    replay.field("speed").select_option("fast")
    replay.press("play")
    replay.passes("3 <= step")
    replay.press("pause")
    step = int(replay.slider.input_value())
    replay.page.wait_for_timeout(2000)
    replay.at(step)


def test_question_before_a_card_is_answered_and_reported(open_served: OpenPage) -> None:
    replay = Replaying(open_served("replay", "en", query=f"step={OVERTAKEN - 1}&ask=1&view=3"), "en")
    expect(replay.why.locator(".tolva-question")).to_be_visible()
    replay.card("H7").click(position={"x": 12, "y": 20})
    expect(replay.why).to_contain_text("No, the seven of hearts may not be played")
    replay.card("HA").click(position={"x": 12, "y": 20})
    expect(replay.why).to_contain_text("Yes, the ace of hearts may be played")
    replay.press("report")
    report = json.loads(replay.page.get_by_role("dialog").locator("textarea[readonly]").input_value())
    assert report["step"] == OVERTAKEN - 1
    assert report["record"] == example("en").to_dict()


@wherever_at_night
def test_picked_file_is_shown_given_back_and_there_after_reload_and_in_the_other_language(
    open_served: OpenPage, tmp_path: Path
) -> None:
    replay = Replaying(open_served("replay", "en"), "en")
    page, file = replay.page, tmp_path / "mine.tolva.json"
    file.write_text(json.dumps(titled("From a file")), "utf-8")
    replay.press("open")
    page.get_by_label("File").set_input_files(file)
    expect(replay.why).to_contain_text("From a file")
    with page.expect_download() as saved:
        replay.press("save")
    assert json.loads(Path(saved.value.path()).read_text("utf-8")) == json.loads(file.read_text("utf-8"))
    replay.go(5)
    page.wait_for_url("**?own=1&step=5")
    page.reload()
    wait_until_shown(page)
    replay.at(5)
    expect(replay.why).to_contain_text("From a file")
    page.get_by_role("link", name="Svenska").click()
    page.wait_for_url("**/sv/**")
    wait_until_shown(page)
    Replaying(page, "sv").at(5)
    expect(replay.why).to_contain_text("From a file")


def test_broken_record_is_told_of_and_the_one_that_is_shown_stays(open_served: OpenPage) -> None:
    replay = Replaying(open_served("replay", "sv", width=360), "sv")
    replay.go(5)
    replay.paste(damaged("sv"))
    expect(replay.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("3 play S6")
    replay.page.keyboard.press("Escape")
    replay.at(5)


# The lesson


@wherever_at_night
def test_exercises_are_answered_wrongly_again_and_rightly_each_by_itself(open_served: OpenPage) -> None:
    page = open_served("tricks", "sv", width=360)
    exercise = Exercising(page, "sv")
    exercise.pick(*WRONG)
    exercise.answer("wrong")
    exercise.button("again").click()
    exercise.pick(*RIGHT)
    exercise.answer("right")
    other = Exercising(page, "sv", PARTNERS)
    other.pick(*OVER_PARTNER)
    other.answer("right")
    expect(page.locator(".tolva-answering-marks")).to_have_count(2)


# The rules


@pytest.mark.parametrize(
    ("lang", "game", "rule"), [("sv", "tolva", "tolva.meld.one"), ("en", "tolp", "tolp.flying.last")]
)
def test_contents_lead_to_a_rule(open_served: OpenPage, lang: str, game: str, rule: str) -> None:
    page = open_served(f"rules-{game}", lang, width=360)
    page.locator(".tolva-rules nav summary").click()
    page.locator(f'nav a[href="#{rule}"]').click()
    expect(page.locator(f'[id="{rule}"] h3')).to_be_in_viewport()

"""Questions in a row on the page: their result, and on from there."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, wait_until_shown
from helpers.quizzing import Quizzing
from tolva_teach.quiz import MUST_PLAY, Answer, round_from
from tolva_teach.texts import sentence
from tolva_widgets.quiz.memory import Memory, written_memory
from tolva_widgets.quiz.score import Score


def test_the_last_answer_leads_to_the_result_and_on(open_page: OpenPage, check_axe: Callable[[Page], None]) -> None:
    row = round_from(MUST_PLAY, MUST_PLAY.name_of(70, 1))
    questions = [MUST_PLAY.named(name) for name in row.names]
    for question in questions[:-1]:
        picked = question.choices[0].key
        row = row.with_answer(question.name, Answer((picked,), question.answer == {picked}))
    page = open_page("quiz", "sv", query="seed=79&set=70&difficulty=1&v=1", width=360)
    page.evaluate("kept => (sessionStorage['tolva:kept-quiz.ipynb'] = kept)", written_memory(Memory(Score(), row)))
    page.reload()
    wait_until_shown(page)
    quiz = Quizzing(page, "sv")
    expect(quiz.about).to_contain_text("Fråga 10 av 10")
    quiz.answer(*questions[-1].answer)
    quiz.press("set-see-result")
    result = page.locator(".tolva-quiz-result")
    expect(result).to_be_focused()
    expect(result).to_contain_text(f"{row.right + 1} rätt av 10")
    check_axe(page)
    page.reload()
    wait_until_shown(page)
    expect(result).to_contain_text(f"{row.right + 1} rätt av 10")
    wrong = [question for question in questions[:-1] if not row.answers[question.name].right]
    again = sentence("sv", "quiz-set-again", None, count=len(wrong))
    page.get_by_role("button", name=again, exact=True).focus()
    page.keyboard.press("Enter")
    expect(quiz.about).to_contain_text(f"Fråga 1 av {len(wrong)}")
    expect(quiz.card(wrong[0].choices[0].key)).to_be_focused()
    expect(page.locator(".tv-card[role=button]")).to_have_count(len(wrong[0].choices))
    expect(page).to_have_url(re.compile(r"seed=\d+&difficulty=1&v=1$"))

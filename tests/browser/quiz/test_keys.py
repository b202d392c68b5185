"""The quiz by keys alone, and where the focus is."""

from playwright.sync_api import expect

from helpers.quizzing import ALLOWED, HAND, Quizzing


def test_question_is_answered_and_left_by_keys_alone(quiz: Quizzing) -> None:
    keys = quiz.page.keyboard
    quiz.page.locator('.tv-card[tabindex="0"]').focus()
    keys.press("Enter")
    keys.press("ArrowRight")
    keys.press("Space")
    quiz.has_picked(*ALLOWED)
    while not quiz.button("answer").evaluate("button => button === document.activeElement"):
        keys.press("Tab")
    keys.press("Enter")
    expect(quiz.said).to_contain_text("Right!")
    expect(quiz.said).to_be_focused()
    keys.press("Tab")
    expect(quiz.button("next")).to_be_focused()
    keys.press("Enter")
    expect(quiz.about).to_contain_text("Question 5938")
    expect(quiz.page.locator('.tv-card[tabindex="0"]')).to_be_focused()
    first = quiz.page.locator(".tv-card[role=button]").first
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-pressed", "false")


def has_focus_somewhere(quiz: Quizzing) -> None:
    """Once the kernel has answered, which takes a while where many tests run at once."""
    quiz.page.wait_for_timeout(300)
    quiz.page.wait_for_function("document.activeElement !== document.body")


def test_focus_is_never_lost(quiz: Quizzing) -> None:
    """Not by the buttons that go away when they are pressed, and not by those that stay."""
    for name in ("undo", "clear", "answer", "hint", "hint-more", "rules", "rules-hide"):
        quiz.button(name).focus()
        quiz.page.keyboard.press("Enter")
        has_focus_somewhere(quiz)
    quiz.pick("SA")
    for name in ("answer", "again", "random"):
        quiz.button(name).focus()
        quiz.page.keyboard.press("Enter")
        has_focus_somewhere(quiz)
        quiz.pick(*HAND[:1] if name == "again" else ())


def test_escape_lets_go_of_all_and_undo_brings_them_back(quiz: Quizzing) -> None:
    quiz.pick("SA", "S9")
    quiz.page.keyboard.press("Escape")
    quiz.has_picked()
    quiz.press("undo")
    quiz.has_picked("SA", "S9")

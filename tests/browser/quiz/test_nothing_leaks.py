"""What the quiz's page does not show."""

from playwright.sync_api import Page, expect

from helpers.quizzing import HAND, Quizzing


def test_nothing_on_the_page_tells_the_answer_before_it_is_given(quiz: Quizzing) -> None:
    """Taken as what the page says of each card of the hand, one is like another but for its face and its place."""
    attributes = quiz.page.evaluate(
        """keys => keys.map(key => {
          const card = document.querySelector(`.tv-card[data-key="${key}"]`);
          return [...card.attributes].map(({ name, value }) => [name, value]);
        })""",
        list(HAND),
    )
    told = [
        sorted(
            name if name in ("data-key", "aria-label", "style", "tabindex") else f"{name}={value}"
            for name, value in card
        )
        for card in attributes
    ]
    assert all(names == told[0] for names in told), told
    words = ("tv-yes", "tv-no", "tv-missed", "tv-left", "chose-forbidden", "missed-allowed", "right-left")
    page = without_styles(quiz.page)
    assert not [word for word in words if word in page]
    quiz.answer("SA", "S9")
    page = without_styles(quiz.page)
    assert [word for word in words if word in page] == list(words), "the page no longer calls them so"


def without_styles(page: Page) -> str:
    """All that stands on the page, but for style sheets and scripts, in which every state has its name."""
    markup: str = page.evaluate(
        """() => {
          const copy = document.documentElement.cloneNode(true);
          for (const part of copy.querySelectorAll("style, script")) part.remove();
          return copy.outerHTML;
        }"""
    )
    return markup


def test_what_is_for_programmers_stays_in_the_notebook(quiz: Quizzing) -> None:
    expect(quiz.page.locator("h2", has_text="About the questions")).to_be_visible()
    expect(quiz.page.locator("main")).not_to_contain_text("Quiz(")

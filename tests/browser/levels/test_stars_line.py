"""The line of stars in a browser: what it keeps of a level that one is in the midst of."""

import pytest
from playwright.sync_api import expect

from helpers.stage import OnStage
from tolva_widgets.levels.memory import TEXT_LIMIT
from tolva_widgets.levels.stars_line import StarsLine

KEPT = "localStorage['tolva:level-tolva.some'] ?? ''"
ADDRESS = "https://stage.test/lesson.html"


@pytest.mark.parametrize(("length", "given_back"), [(4001, True), (TEXT_LIMIT, True), (TEXT_LIMIT + 1, False)])
def test_what_python_may_write_is_given_back_and_no_more(stage: OnStage, length: int, given_back: bool) -> None:
    on = stage(StarsLine(level="tolva.some"), address=ADDRESS)
    on.page.evaluate("length => (localStorage['tolva:level-tolva.some'] = 'x'.repeat(length))", length)
    after = StarsLine(level="tolva.some")
    on = type(on)(on.page, after, address=ADDRESS)
    on.pull()
    assert len(after.memory) == (length if given_back else 0)


def test_it_is_kept_until_the_level_is_done(stage: OnStage) -> None:
    line = StarsLine(level="tolva.some")
    on = stage(line, address=ADDRESS)
    for memory in ("x" * TEXT_LIMIT, ""):
        line.memory = memory
        on.push()
        assert on.page.evaluate(KEPT) == memory


PRINTS = """() => {
  window.print = () => (window.printed = document.querySelector("body > .tolva-printout").textContent);
}"""


def test_button_prints_the_level_in_place_of_the_page(stage: OnStage) -> None:
    line = StarsLine(level="tolva.some", printing="Print the questions", on_paper="One of 3 questions.")
    line.on_print(lambda: "<p>Three questions</p>")
    on = stage(line)
    on.page.evaluate(PRINTS)
    on.page.get_by_role("button", name="Print the questions").click()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line, "send", on.tell)
        on.pull()
    assert on.page.evaluate("window.printed") == "Three questions"
    expect(on.page.get_by_text("One of 3 questions.")).to_be_hidden()
    on.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    on.page.emulate_media(media="print")
    expect(on.page.get_by_text("One of 3 questions.")).to_be_visible()
    expect(on.page.get_by_role("button")).to_be_hidden()

"""What the stage shows is what is served: the same elements with the same looks in the same places.

Most tests of our pages look at them on the stage; this holds the stage to what a visitor gets.
"""

from collections.abc import Callable
from difflib import unified_diff

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.exercising import RIGHT, WRONG, Exercising
from helpers.pages import OpenPage
from helpers.quizzing import ALLOWED, FORBIDDEN, QUERY, Quizzing
from helpers.replaying import Replaying

# Every element that has a place on the page, but those that only Voilà's shell has: what it is, where it lies, how it
# looks and what it says. What is taken off the page may or may not have been drawn before, as the messages came.
OUTLINE = r"""() => {
  scrollTo({ top: 0, behavior: "instant" }); // where a table that goes along lies follows from it
  const LOOKS = ["color", "backgroundColor", "display", "font", "opacity", "padding", "margin", "border", "cursor"];
  const SHELL = "script, style, noscript, body, #main, #jp-main-content-panel, #rendered_cells";
  const attributes = (part) => [...part.attributes].map(({ name, value }) => `${name}=${value}`)
    .filter((one) => !one.startsWith("class=") && !/-panel$/.test(part.id) && !/^href=blob:/.test(one)).sort();
  const words = (part) => [...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim());
  return [...document.body.querySelectorAll("*")]
    .filter((part) => part.checkVisibility() && !part.matches(SHELL) && !part.closest("svg defs"))
    .map((part) => {
      const box = part.getBoundingClientRect();
      const drawn = box.width || box.height ? [box.x + scrollX, box.y + scrollY, box.width, box.height] : [];
      const place = drawn.map((one) => Math.round(one));
      const style = getComputedStyle(part);
      // Front ends number their drawings in the order in which they come to draw.
      return [
        part.localName, [...part.classList].sort().join("."), attributes(part).join(" "), place.join(),
        LOOKS.map((look) => style[look]).join("; "), words(part).join(" ").trim(),
      ].join(" | ").replaceAll(/tv-view\d+/g, "tv-view");
    });
}"""


def quiz(page: Page) -> None:
    quizzing = Quizzing(page, "en")
    quizzing.press("hint", "rules", "rules-hide")
    quizzing.answer(ALLOWED[0], FORBIDDEN)
    quizzing.press("rule")
    expect(page.locator(".tolva-rule")).to_have_count(1)


def quiz_again(page: Page) -> None:
    quizzing = Quizzing(page, "en")
    quizzing.answer(ALLOWED[0])
    quizzing.press("again")
    quizzing.has_picked()
    quizzing.answer(*ALLOWED)
    quizzing.pick("CK")
    expect(quizzing.said.locator(".tolva-answering-told")).to_contain_text("must overtrump")


def replay(page: Page) -> None:
    replaying = Replaying(page, "en")
    replaying.field("view").select_option("2")
    replaying.unfold_settings()
    replaying.field("colours").select_option("4")
    replaying.go(9)
    expect(replaying.field("view")).to_have_value("2")


def lesson(page: Page) -> None:
    exercise = Exercising(page, "en")
    exercise.pick(*WRONG)
    exercise.answer("wrong")
    exercise.button("again").click()
    exercise.pick(*RIGHT)
    exercise.answer("right")


def as_it_comes(page: Page) -> None:
    expect(page.locator("h1")).to_be_visible()


def fault(page: Page) -> None:
    """What is wrong with the link is said once Python has read the address."""
    expect(page.locator(".tolva-broken")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "query", "reach", "width"),
    some(
        [
            ("en/quiz", QUERY, quiz_again, 360),
            ("en/quiz", QUERY, quiz, 1280),
            ("en/replay", "seed=x", fault, 360),
            ("en/quiz", "seed=1&difficulty=9", fault, 1280),
            ("sv/index", "", as_it_comes, 1280),
            ("en/tricks", "", lesson, 1280),
            ("en/replay", "seed=12&step=5", replay, 1280),
            ("sv/rules-tolva", "", as_it_comes, 360),
        ],
        4,
    ),
)
def test_page_on_the_stage_is_the_page_that_is_served(
    open_page: OpenPage,
    open_served: OpenPage,
    name: str,
    query: str,
    reach: Callable[[Page], None],
    width: int,
) -> None:
    pages = [opened(name, query=query, width=width, reduced_motion="reduce") for opened in (open_page, open_served)]
    for page in pages:
        reach(page)
        page.mouse.move(0, 0)
    staged, served = at_rest(pages)
    assert len(staged) > 50
    assert staged == served, "\n".join(unified_diff(served, staged, "served", "on the stage", lineterm="", n=0))


_SAME, _BETWEEN, _MOST_LOOKS = 3, 250, 80
"""So many looks that are the same, so many milliseconds apart, show a page that has come to rest."""


def at_rest(pages: list[Page]) -> list[list[str]]:
    """How the pages look when they have come to rest, and to the same looks if they do: on a busy computer what follows
    the width or the last answer draws itself some time later, on the page that has a kernel later than on the other."""
    seen: list[list[list[str]]] = []
    while not _rests(seen[-_SAME:]) and len(seen) < _MOST_LOOKS:
        pages[0].wait_for_timeout(_BETWEEN)
        seen.append([page.evaluate(OUTLINE) for page in pages])
    return seen[-1]


def _rests(looks: list[list[list[str]]]) -> bool:
    return len(looks) == _SAME and all(look == looks[0] for look in looks) and looks[0][0] == looks[0][1]

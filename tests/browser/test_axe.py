"""What axe looks at by day: of texts that look alike a few, and each that looks otherwise."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

ALIKE = "".join(f"<p>Text {number}</p>" for number in range(30))
PAGE = (
    "<!doctype html><html lang=en><title>Page</title><style>.pale p {{ color: #bbb }}</style>"
    "<main><h1>Page</h1>{alike}{odd}</main></html>"
)


@pytest.mark.parametrize(
    "odd",
    [
        "<p style='color: #bbb'>Odd</p>",
        "<div class=pale><p>Odd</p></div>",
        "<div style='opacity: 0.4'><p>Odd</p></div>",
        "<div style='background: #444'><p>Odd</p></div>",
        "<p>A text <b style='color: #bbb'>Odd</b></p>",
    ],
)
def test_one_pale_text_is_found_among_many_that_are_not(
    page: Page, check_axe: Callable[[Page], None], odd: str
) -> None:
    page.set_content(PAGE.format(alike=ALIKE, odd=""))
    check_axe(page)
    page.set_content(PAGE.format(alike=ALIKE, odd=odd))
    with pytest.raises(AssertionError, match="color-contrast"):
        check_axe(page)
    assert page.locator("[data-look]").count() == 0

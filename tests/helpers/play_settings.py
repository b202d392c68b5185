"""What may be changed at any time at the table one plays at, wherever the page has it."""

from playwright.sync_api import Page


def set_choice(page: Page, name: str, value: str | bool) -> None:
    """Chooses a value, or checks; on a narrow page the row below the table has a button that opens the settings."""
    opens = page.locator(".tolva-pace-beside[aria-expanded=false]:visible")
    if opens.count():
        opens.click()
    if isinstance(value, str):
        page.get_by_role("combobox", name=name).select_option(value)
    else:
        page.get_by_role("checkbox", name=name).set_checked(value)

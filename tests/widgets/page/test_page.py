"""The page's tools and address, from Python's side."""

import json
from typing import Any

import pytest
from traitlets import TraitError

from tolva_widgets.page.widget import VALUE_LENGTH, Page

CHOICES = [{"name": "view", "label": "View", "options": [["open", "All"], ["0", "Seat 0"]], "setting": False}]


class Sent(list[Any]):
    """What a widget sends to the browser besides its traits."""

    def __call__(self, content: Any, buffers: Any = None) -> None:
        self.append(content)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    made = Page(address_keys=["seed", "step"], choices=CHOICES, tools=["open", "save", "report"])
    monkeypatch.setattr(made, "send", Sent())
    return made


def test_address_keeps_known_keys_and_cuts_what_a_stranger_wrote(page: Page) -> None:
    page.address = {"seed": "x" * 5000, "step": "", "other": "1"}
    assert page.address == {"seed": "x" * VALUE_LENGTH}


def test_a_choice_that_is_not_offered_is_refused_and_the_offered_ones_named(page: Page) -> None:
    page.chosen = {"view": "0"}
    with pytest.raises(TraitError, match=r"'open', '0'.*not '7'"):
        page.chosen = {"view": "7"}
    with pytest.raises(TraitError):
        page.chosen = {"colour": "red"}
    assert page.chosen == {"view": "0"}


def test_tools_call_back(page: Page) -> None:
    used: list[tuple[str, str]] = []
    for tool in page.tools:
        page.on_tool(tool, lambda text, tool=tool: used.append((tool, text)))
    page._handle_custom_msg({"do": "open", "text": "{}"}, [])
    page._handle_custom_msg({"do": "report"}, [])
    assert used == [("open", "{}"), ("report", "")]
    assert page.send == [{"do": "opened", "problem": ""}]


def test_what_is_wrong_with_an_opened_text_is_told_to_the_dialog(page: Page) -> None:
    page.on_tool("open", lambda text: f"{text} is no record")
    page._handle_custom_msg({"do": "open", "text": "x"}, [])
    assert page.send == [{"do": "opened", "problem": "x is no record"}]


def test_what_the_browser_remembers_is_left_where_it_is_not_offered(page: Page) -> None:
    page.set_state({"chosen": {"view": "<b>"}})
    assert page.chosen == {}


def test_a_record_beyond_the_limit_is_cut_but_still_seen_to_be_too_large(page: Page) -> None:
    texts: list[str] = []
    page.on_tool("open", texts.append)
    page._handle_custom_msg({"do": "open", "text": "x" * (page.limit + 99)}, [])
    assert len(texts[0]) == page.limit + 1


def test_messages_that_mean_nothing_are_passed_over(page: Page) -> None:
    for content in ({"do": "erase"}, {}, {"do": ["open"]}):
        page._handle_custom_msg(content, [])
    assert page.send == []


def test_ping_is_answered(page: Page) -> None:
    page._handle_custom_msg({"do": "ping"}, [])
    assert page.send == [{"do": "pong"}]


def test_report_is_shown_with_all_that_it_says(page: Page) -> None:
    page.show_report("a.json", {"step": 3, "record": {"title": "<b>"}})
    (shown,) = page.send
    assert json.loads(shown["text"]) == {"step": 3, "record": {"title": "<b>"}}


def test_kernel_notice_is_on_the_page_beforehand() -> None:
    assert Page(lang="sv").words["silent"].startswith("Programmet bakom sidan svarar inte")


def test_a_browser_that_is_a_moment_behind_chooses_what_is_still_offered(page: Page) -> None:
    page.chosen = {"view": "0"}
    page.set_state({"chosen": {"view": "7", "colour": "red"}})
    assert page.chosen == {"view": "0"}
    page.set_state({"chosen": {"view": "open", "colour": "red"}})
    assert page.chosen == {"view": "open"}


@pytest.mark.parametrize(
    ("url", "drawn"),
    [
        ("https://cards.example/en/score.html#score=1abc", True),
        ("https://cards.example/" + "x" * 2000, False),
        ("javascript:1", False),
    ],
)
def test_a_link_has_a_code_where_it_is_short_enough_to_be_read_from_a_screen(page: Page, url: str, drawn: bool) -> None:
    page._handle_custom_msg({"do": "code", "text": url}, [])
    assert [one["image"].startswith("data:image/svg+xml") for one in page.send] == [drawn]

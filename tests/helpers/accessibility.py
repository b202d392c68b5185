"""What a browser tells screen readers of a page."""

from typing import Any

from playwright.sync_api import Page


def accessibility_tree(page: Page) -> list[tuple[Any, Any]]:
    """What a screen reader is given: each node's role and name, where white space alone makes no difference."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    shown = [node for node in nodes if not node["ignored"]]
    return [(node["role"]["value"], " ".join(str(node["name"]["value"]).split())) for node in shown if "name" in node]


def spoken_of(page: Page) -> str:
    """All words that a screen reader is given, in the order of the page."""
    return " ".join(name for role, name in accessibility_tree(page) if role == "StaticText")

"""What axe finds on a page, in a form that one can read."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# WCAG 2.2, levels A and AA, and what axe calls best practice.
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]


def findings(page: Page, context: str | None = None) -> list[str]:
    """A line for each fault and element: axe's rule, what it wants, where."""
    # All rules are run; of what passes, which on a page of rules are thousands of elements, no list is made.
    options = {"runOnly": {"type": "tag", "values": _TAGS}, "resultTypes": ["violations"]}
    results = Axe().run(page, context=context, options=options)
    return [_line(fault, node) for fault in results.response["violations"] for node in fault["nodes"]]


def _line(fault: dict[str, Any], node: dict[str, Any]) -> str:
    place = " ".join(map(str, node["target"]))
    return f"{fault['id']} ({fault['impact']}): {fault['help']}\n    at {place}: {node['html'][:160]}"

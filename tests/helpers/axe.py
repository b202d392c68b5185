"""What axe finds on a page, in a form that one can read."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# WCAG 2.2, levels A and AA, and what axe calls best practice.
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

_AXE = Axe().axe_script
_RUN = "async ([context, options]) => (await axe.run(context ?? document, options)).violations"

# What scrolls under a bar is no small target; how much of it peeks out hangs on where the page happens to be scrolled.
_LAY_DOWN_BARS = """() => {
  for (const bar of document.querySelectorAll("main *"))
    if (getComputedStyle(bar).position === "sticky") bar.style.setProperty("position", "relative", "important");
}"""
_RAISE_BARS = """() => {
  for (const bar of document.querySelectorAll("main [style*=position]")) bar.style.removeProperty("position");
}"""


def findings(page: Page, context: str | None = None) -> list[str]:
    """A line for each fault and element: axe's rule, what it wants, where."""
    # All rules are run; of what passes, which on a page of rules are thousands of elements, no list is made.
    options = {"runOnly": {"type": "tag", "values": _TAGS}, "resultTypes": ["violations"]}
    if not page.evaluate("'axe' in window"):  # half a megabyte, to be read once a page
        page.evaluate(_AXE)
    page.evaluate(_LAY_DOWN_BARS)
    violations = page.evaluate(_RUN, [context, options])
    page.evaluate(_RAISE_BARS)
    return [_line(fault, node) for fault in violations for node in fault["nodes"]]


def _line(fault: dict[str, Any], node: dict[str, Any]) -> str:
    place = " ".join(map(str, node["target"]))
    return f"{fault['id']} ({fault['impact']}): {fault['help']}\n    at {place}: {node['html'][:160]}"

"""What axe finds on a page, in a form that one can read."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from helpers.breadth import NIGHTLY

# WCAG 2.2, levels A and AA, and what axe calls best practice.
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

_AXE = Axe().axe_script
_RUN = "async ([context, options]) => (await axe.run(context ?? document, options)).violations"

# Nine tenths of axe's time on a long page go into the contrast of each text with what is behind it. By day some are
# looked at of those that look alike, with the same colours, letters and classes in the same parts of the page; at night
# all are.
_OF_EACH_LOOK = 2
_LOOK = "data-look"
_MARK = """([mark, most]) => {
  const looks = new Map(), met = new Map();
  const place = (element) => {
    if (!element) return "";
    if (!looks.has(element)) {
      const style = getComputedStyle(element);
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position, textShadow } = style;
      const own = [element.localName, element.getAttribute("class"), color, backgroundColor, backgroundImage, opacity,
        fontSize, fontWeight, position, textShadow, style.webkitTextFillColor, style.fill, style.filter];
      const look = [place(element.parentElement), ...own].join("|");
      if (!met.has(look)) met.set(look, { number: met.size, times: 0 });
      looks.set(element, met.get(look));
    }
    return looks.get(element).number;
  };
  for (const element of document.body.querySelectorAll("*")) {
    const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
      || element.matches("input, select, textarea, button");
    if (!says || !element.checkVisibility()) continue;
    place(element);
    if (looks.get(element).times++ < most) element.setAttribute(mark, "");
  }
}"""
_UNMARK = """mark => {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}"""
_ONLY_MARKED = "mark => axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] })"

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
        if not NIGHTLY:
            page.evaluate(_ONLY_MARKED, _LOOK)
    page.evaluate(_LAY_DOWN_BARS)
    page.evaluate(_MARK, [_LOOK, _OF_EACH_LOOK])
    violations = page.evaluate(_RUN, [context, options])
    page.evaluate(_UNMARK, _LOOK)
    page.evaluate(_RAISE_BARS)
    return [_line(fault, node) for fault in violations for node in fault["nodes"]]


def _line(fault: dict[str, Any], node: dict[str, Any]) -> str:
    place = " ".join(map(str, node["target"]))
    return f"{fault['id']} ({fault['impact']}): {fault['help']}\n    at {place}: {node['html'][:160]}"

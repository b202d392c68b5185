"""What a page is on paper: what is left of it to press, and what is too pale to be read."""

from playwright.sync_api import Page

_PRESSED = """() => {
  const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && el.getBoundingClientRect().width > 1 && !el.closest(".tolva-unseen");
  const read = "table *, .tolva-laying-slot *, .tolva-table-phrases *, .tolva-at-table-told[aria-pressed=true]";
  const pressed = "button, select, input, textarea, [role=button]:not(svg *), [role=tablist], [role=toolbar]";
  return [...document.querySelectorAll(pressed)].filter((el) => seen(el) && !el.matches(read))
    .map((el) => el.outerHTML.slice(0, 100));
}"""
"""What can only be pressed or filled in on a screen. A name in a table, whose cards lie where, what was told of a
trick, and what there is to say at a card table are read on paper too."""

_PALE = """() => {
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const onWhite = (colour) => {
    brush.fillStyle = "#fff"; brush.fillRect(0, 0, 1, 1);
    brush.fillStyle = colour; brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (colour) => onWhite(colour).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale = [];
  while (walk.nextNode()) {
    const { textContent, parentElement: el } = walk.currentNode;
    if (!textContent.trim() || el.closest("svg, .tolva-unseen, script, style, select")) continue;
    const { width } = el.getBoundingClientRect();
    if (width <= 1 || !el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color } = getComputedStyle(el);
    if (1.05 / (light(color) + 0.05) < 4.5) pale.push(`${color} ${el.className}: ${textContent.trim().slice(0, 60)}`);
  }
  return pale;
}"""
"""Words that are not dark on white: what a browser paints behind them stays away from paper."""

_CARDS = """() => [...new Set([...document.querySelectorAll("svg.tv-picture .tv-paper, svg.tv-picture use")]
  .map((part) => getComputedStyle(part).getPropertyValue("--paper")).filter(Boolean))]"""

LIGHT_CARDS = "#fffdf8"
"""What cards are made of on paper, whatever they are on the screen."""


def left_to_press(page: Page) -> list[str]:
    """What the page would print that only a screen can use; the page is on paper (`emulate_media(media="print")`)."""
    return list(page.evaluate(_PRESSED))


def pale_words(page: Page) -> list[str]:
    """Words that one would not read on white paper: less than 4.5 : 1 (WCAG 2.2, 1.4.3)."""
    return list(page.evaluate(_PALE))


def cards_of(page: Page) -> list[str]:
    """What the cards on the page are made of."""
    return list(page.evaluate(_CARDS))

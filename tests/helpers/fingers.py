"""A page under somebody's fingers: how large what they press is, and whether one thing lies in another's way."""

from playwright.sync_api import Page

FINGER = 40
"""So many CSS pixels wide and high is what a finger presses without looking closely."""

_STILL = """() => document.getAnimations()
  .every((one) => one.playState !== "running" || one.effect.getTiming().iterations > 9)"""
"""What has just been drawn takes no tap for a moment, and lets it through to nothing."""

_PRESSED = """(finger) => {
  const kinds = "button, select, input, textarea, summary, a[href], [role=button], [role=tab]";
  const isThere = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !(el instanceof SVGElement) && !el.closest(".tolva-unseen, .tolva-skip, .tolva-laying-keys");
  // Links among words are as high as the words.
  const isPressed = (el) => isThere(el) && !(el.matches("a") && getComputedStyle(el).display === "inline");
  const takes = (el, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return Boolean(hit) && (el.contains(hit) || [...(el.labels ?? [])].some((label) => label.contains(hit)));
  };
  const named = (el) => (el.innerText || el.ariaLabel || el.value || "").trim().slice(0, 30);
  const told = (el) => `${el.tagName} ${el.className} ${named(el)}`;
  const faults = [];
  for (const el of [...document.querySelectorAll(kinds)].filter(isPressed)) {
    el.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = el.getBoundingClientRect();
    const [midX, midY] = [x + width / 2, y + height / 2];
    const reach = (dx, dy) => {
      let far = 0;
      while (far < finger && takes(el, midX + dx * (far + 0.5), midY + dy * (far + 0.5))) far += 0.5;
      return far;
    };
    const [wide, high] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
    if (Math.min(wide, high) < finger - 0.5) faults.push(`${told(el)}: ${wide} by ${high}`);
    const corners = [x + 6, x + width - 6].flatMap((one) => [[one, y + 4], [one, y + height - 4]]);
    const seen = corners.filter(([one, other]) => one > 0 && one < innerWidth && other > 0 && other < innerHeight);
    if (!seen.every(([one, other]) => takes(el, one, other))) faults.push(`${told(el)}: another lies over it`);
  }
  return faults;
}"""


def too_small(page: Page) -> list[str]:
    """What is pressed on the page, but is too small for a finger, or covered in part by what another takes. The keys of
    the cards are as many to a row as a game has ranks, and stay as wide as the screen lets them."""
    page.wait_for_function(_STILL)
    return list(page.evaluate(_PRESSED, FINGER))

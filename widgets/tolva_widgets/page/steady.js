/** What is under a thumb stays there while the page changes around it, and what one lays out stays in sight. */

/**
 * Does something that may change the height of what stands above a part; the part stays where it is on the screen. Of several it is
 * the first that is seen and is there afterwards too.
 */
export function keepStill(/** @type {(() => Element | null | undefined)[]} */ parts, /** @type {() => void} */ does) {
  const before = parts.map((part) => seenAt(part()));
  does();
  for (const [n, part] of parts.entries()) {
    const [from, to] = [before[n], part()?.getBoundingClientRect().top];
    if (from === undefined || to === undefined) continue;
    if (to !== from) window.scrollBy({ top: to - from, behavior: "instant" });
    return;
  }
}

/** Where a part stands on the screen; nothing where it is not seen. */
function seenAt(/** @type {Element | null | undefined} */ part) {
  const box = part?.getBoundingClientRect();
  return box && box.height && box.top < window.innerHeight && box.bottom > 0 ? box.top : undefined;
}

/**
 * Scrolls so far that the place where the next card goes is seen above the keys, which stay at the foot of the screen, and what
 * is laid out besides if there is room.
 */
export function keepInSight(/** @type {Element | null | undefined} */ place, /** @type {Element} */ around, /** @type {Element | null | undefined} */ keys) {
  if (!place || !keys || getComputedStyle(keys).position !== "sticky") return;
  scroll(keys.getBoundingClientRect().bottom - window.innerHeight);
  const foot = keys.getBoundingClientRect().top;
  const { top, bottom } = place.getBoundingClientRect();
  scroll(Math.max(bottom - foot, Math.min(top, around.getBoundingClientRect().bottom - foot)));
}

/** Scrolls down; never up. */
function scroll(/** @type {number} */ pixels) {
  if (pixels > 0) window.scrollBy({ top: pixels, behavior: "instant" });
}

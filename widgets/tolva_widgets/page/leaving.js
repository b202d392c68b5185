/** Where in a tab one was before: kept as one leaves a page, for a page that leads back there. */

import { hostHas } from "../base/host.js";
import { readKept, writeKept } from "../base/static/storage.js";

const NAME = "left";

/** Keeps where one was, with what stands behind the number sign, when the page is left. */
export function keepWhereLeft(/** @type {AbortSignal} */ signal) {
  if (!hostHas("address") || !hostHas("storage")) return;
  window.addEventListener("pagehide", () => writeKept("tab", NAME, location.href), { signal });
}

/**
 * The address that one came from, where it is another page of this site; else empty. The browser names it without what stands
 * behind its number sign, which may be the whole deal: that is what has been kept.
 */
export function cameFrom() {
  if (!hostHas("address") || !URL.canParse(document.referrer)) return "";
  const [before, kept] = [new URL(document.referrer), readKept("tab", NAME)];
  if (before.origin !== location.origin || before.pathname === location.pathname) return "";
  const isKept = URL.canParse(kept) && new URL(kept).origin === before.origin && new URL(kept).pathname === before.pathname;
  return isKept ? kept : before.href;
}

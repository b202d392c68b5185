/** What a person has done in a place that Python then writes anew: what they have folded or unfolded, and where they are. */

/** @import { PageModel } from "./state.js" */

/** How what is now in the place of an element is found; empty where nothing can be. */
function selectorOf(/** @type {HTMLElement} */ { dataset, parentElement, localName }) {
  if (dataset.focus) return `[data-focus="${CSS.escape(dataset.focus)}"]`;
  const fold = localName === "summary" && parentElement?.dataset.keep;
  return fold ? `[data-keep="${CSS.escape(fold)}"] > summary` : "";
}

/** @type {(around: Element, before: any) => void} */
const focusAgain = (around, before) => {
  const selector = selectorOf(before);
  /** @type {any} */
  const after = selector && around.querySelector(selector);
  if (!after) return;
  after.focus({ preventScroll: true });
  if (before.selectionEnd) after.setSelectionRange(before.selectionStart, before.selectionEnd);
};

/**
 * Keeps what is folded by hand, where the `details` carries the same `data-keep`, and what has the focus, where it has the
 * same `data-focus` or is the head of such a fold. What nobody has touched is as it is written, or unfolded where the screen
 * is as `data-unfolded-where` says.
 */
export function keepAsItWas(/** @type {PageModel} */ model, /** @type {AbortSignal} */ signal) {
  /** @type {Map<any, boolean>} */
  const folds = new Map();
  /** @type {[Element, Element] | null} */
  let focused = null;
  /** What the page is about, around an element. */
  const around = (/** @type {Element} */ element) => model.get("scope") && element.closest(`.${model.get("scope")}`);
  const observer = new MutationObserver((changes) => {
    /** @type {any[]} */
    const added = changes.flatMap((change) => [...change.addedNodes]);
    for (const fold of added.flatMap((node) => [...(node.querySelectorAll?.("details") ?? [])]).filter(around)) {
      const { keep, unfoldedWhere } = fold.dataset;
      fold.open = folds.get(keep) ?? (unfoldedWhere ? matchMedia(unfoldedWhere).matches : fold.open);
    }
    if (!focused || focused[1].isConnected) return;
    const before = focused;
    focused = null;
    if (document.activeElement === document.body) focusAgain(...before);
  });
  // From the start: how wide the screen is decides before a person has touched anything.
  if (model.get("scope")) observer.observe(document.body, { childList: true, subtree: true });
  /** @type {(event: any) => void} */
  const pressed = ({ target, defaultPrevented }) => {
    const fold = target.closest("summary")?.parentElement;
    // It is folded after the press. What else folds or unfolds it is no person.
    if (fold?.dataset.keep && around(fold) && !defaultPrevented) folds.set(fold.dataset.keep, !fold.open);
  };
  /** @type {(event: any) => void} */
  const entered = ({ target }) => {
    const scope = around(target);
    focused = scope ? [scope, target] : null;
  };
  document.addEventListener("click", pressed, { signal });
  document.addEventListener("focusin", entered, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

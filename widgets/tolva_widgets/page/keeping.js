/** What a person has done in a place that Python then writes anew: what they have folded or unfolded, and where they are. */

/** @import { PageModel } from "./state.js" */

/** What stands in the place of an element after it was written anew, if anything does. */
function successor(/** @type {Element} */ around, /** @type {HTMLElement} */ before) {
  const fold = before.closest("summary") && before.closest("details")?.dataset.keep;
  const name = before.dataset.focus;
  const link = before instanceof HTMLAnchorElement && before.getAttribute("href");
  if (name) return around.querySelector(`[data-focus="${CSS.escape(name)}"]`);
  if (fold) return around.querySelector(`details[data-keep="${CSS.escape(fold)}"] > summary`);
  return link ? around.querySelector(`a[href="${CSS.escape(link)}"]`) : null;
}

/** Gives the focus to what has come in the place of what had it, with what was selected there. */
function focusAgain(/** @type {Element} */ around, /** @type {HTMLElement} */ before) {
  const after = /** @type {HTMLElement | null} */ (successor(around, before));
  after?.focus({ preventScroll: true });
  if (before instanceof HTMLTextAreaElement && after instanceof HTMLTextAreaElement) {
    after.setSelectionRange(before.selectionStart, before.selectionEnd);
    after.scrollTop = before.scrollTop;
  }
}

/**
 * Keeps what is folded by hand, where the `details` carries the same `data-keep`, and what has the focus, where it has the
 * same `data-focus`, is the head of such a fold, or a link to the same place. What nobody has touched is as it is written.
 */
export function keepAsItWas(/** @type {PageModel} */ model, /** @type {AbortSignal} */ signal) {
  /** @type {Map<string, boolean>} */
  const folds = new Map();
  /** @type {HTMLElement | null} */
  let focused = null;
  const around = (/** @type {Element} */ element) => (model.get("scope") ? element.closest(`.${model.get("scope")}`) : null);
  /** @type {Element | null} */
  let watched = null;
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node instanceof Element);
    const anew = added.flatMap((node) => [.../** @type {Element} */ (node).querySelectorAll("details[data-keep]")]);
    for (const details of /** @type {HTMLDetailsElement[]} */ (anew)) {
      details.open = folds.get(details.dataset.keep ?? "") ?? details.open;
    }
    if (!focused || focused.isConnected || !watched) return;
    const before = focused;
    focused = null;
    if (!document.activeElement || document.activeElement === document.body) focusAgain(watched, before);
  });
  const watch = (/** @type {Element} */ scope) => {
    watched = scope;
    observer.observe(scope, { childList: true, subtree: true });
  };
  // At the press itself: what follows it is told also where nobody but the markup has unfolded something.
  const pressed = (/** @type {Event} */ event) => {
    const place = /** @type {Element} */ (event.target);
    const details = place.closest("summary")?.parentElement;
    if (event.defaultPrevented || place.closest("a, button") || !(details instanceof HTMLDetailsElement)) return;
    const scope = details.dataset.keep && around(details);
    if (!scope) return;
    folds.set(details.dataset.keep ?? "", !details.open);
    watch(scope);
  };
  const entered = (/** @type {FocusEvent} */ event) => {
    const entered = /** @type {HTMLElement} */ (event.target);
    const scope = around(entered);
    focused = scope && entered;
    if (scope) watch(scope);
  };
  document.addEventListener("click", pressed, { signal });
  document.addEventListener("focusin", entered, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

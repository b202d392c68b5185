/**
 * The pieces of the page on which a deal is set up, where cards are dragged to their places as well as tapped: by mouse or pen,
 * for a finger scrolls the page.
 *
 * @import { Dragged } from "../base/drags.js"
 * @import { SectionsModel } from "../page/sections.js"
 * @typedef {Dragged & { card: HTMLElement, from: [number, number], over: HTMLElement | null }} Drag a card under way, and the place that it is over
 */

import { FAR, takeDrags } from "../base/drags.js";
import { cameFrom } from "../page/leaving.js";
import { showSections } from "../page/sections.js";

const [DRAGGED, HERE, FAULT] = ["tolva-editor-dragged", "tolva-editor-dropped-here", "tolva-editor-fault"];

/** Begins to drag the card that is pressed, if it is one. @returns {Drag | null} */
function begun(/** @type {PointerEvent} */ event) {
  const card = /** @type {HTMLElement | null} */ (event.target instanceof Element ? event.target.closest("[data-drag]") : null);
  if (!card || event.pointerType === "touch") return null;
  return { card, pointer: event.pointerId, from: [event.clientX, event.clientY], over: null, shown: false };
}

/** Where a card may be let go, under the pointer. @returns {HTMLElement | null} */
function placeAt(/** @type {PointerEvent} */ { clientX, clientY }) {
  return document.elementFromPoint(clientX, clientY)?.closest("[data-drop]") ?? null;
}

/** Moves the card along with the pointer, and lights the place that it is over. */
function move(/** @type {Drag} */ drag, /** @type {PointerEvent} */ event) {
  const { card, from } = drag;
  const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
  if (!drag.shown && Math.hypot(x, y) <= FAR) return;
  if (!drag.shown) {
    drag.shown = true;
    card.setPointerCapture(drag.pointer);
    card.classList.add(DRAGGED);
  }
  card.style.transform = `translate(${x}px, ${y}px)`;
  const over = placeAt(event);
  if (over === drag.over) return;
  drag.over?.classList.remove(HERE);
  over?.classList.add(HERE);
  drag.over = over;
}

/** Ends it: the card stands where it did until Python has laid it elsewhere. */
function end(/** @type {SectionsModel} */ model, /** @type {Drag} */ { card, over, shown }, /** @type {boolean} */ isLetGo) {
  if (!shown) return;
  card.classList.remove(DRAGGED);
  card.style.transform = "";
  over?.classList.remove(HERE);
  if (isLetGo && over) model.send({ do: "drop", name: over.dataset.drop ?? "", value: card.dataset.drag ?? "" });
}

/** Shows the way back to where one came from, as often as the piece that it stands in is written anew. */
function showWayBack(/** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  const from = cameFrom();
  if (!from) return;
  const show = () => {
    const back = /** @type {HTMLAnchorElement | null} */ (el.querySelector("a[data-back]:not([href])"));
    if (!back) return;
    back.href = from;
    back.hidden = false;
  };
  show();
  const seen = new MutationObserver(show);
  seen.observe(el, { childList: true, subtree: true });
  signal.addEventListener("abort", () => seen.disconnect());
}

/** Hides what was wrong with the wish as long as another one is being written. */
function hideOldFault(/** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  const written = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLTextAreaElement) || target.dataset.do !== "wish") return;
    const fault = /** @type {HTMLElement | null} */ (el.querySelector(`.${FAULT}`));
    if (!fault) return;
    fault.hidden = target.value !== target.defaultValue;
    target.setAttribute("aria-invalid", String(!fault.hidden));
  };
  el.addEventListener("input", written, { signal });
}

function render(/** @type {{ model: SectionsModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const removed = showSections({ model, el });
  showWayBack(el, gone.signal);
  hideOldFault(el, gone.signal);
  takeDrags(el, { begun, move, end: (drag, isLetGo) => end(model, drag, isLetGo) }, gone.signal);
  return () => {
    gone.abort();
    removed();
  };
}

export default { render };

/**
 * Something on the page is dragged by a pointer: one drag at a time, which Escape, a second finger or another button of the mouse
 * ends. What was dragged is not pressed as well.
 *
 * @typedef {{ pointer: number, shown: boolean }} Dragged a drag under way: by which pointer, and whether it has come so far that it is seen
 */

/**
 * @template {Dragged} Drag
 * @typedef {object} Gesture what is done with a kind of drags
 * @property {(event: PointerEvent) => Drag | null} begun the drag that begins here, if one may
 * @property {(drag: Drag, event: PointerEvent) => void} move goes along with the pointer
 * @property {(drag: Drag, isLetGo: boolean) => void} end ends it: let go by who drags, or broken off
 */

/** How far, in CSS pixels, a pointer goes before it drags: a hand that taps is not quite still. */
export const FAR = 8;

/**
 * Lets things be dragged.
 * @template {Dragged} Drag
 * @param {Element} root around all that may be dragged
 * @param {Gesture<Drag>} gesture
 * @param {AbortSignal} signal
 */
export function takeDrags(root, gesture, signal) {
  /** @type {Drag | null} */
  let drag = null;
  let dragged = false;
  const stop = (/** @type {boolean} */ isLetGo) => {
    const ended = drag;
    drag = null;
    if (!ended) return;
    dragged = ended.shown;
    gesture.end(ended, isLetGo);
  };
  const isIts = (/** @type {PointerEvent} */ event) => drag?.pointer === event.pointerId;
  const begin = (/** @type {Event} */ event) => {
    if (drag || !(event instanceof PointerEvent) || event.button !== 0 || !event.isPrimary) return;
    dragged = false;
    drag = gesture.begun(event);
  };
  const go = (/** @type {PointerEvent} */ event) => {
    if (!drag || !isIts(event)) return;
    // It was let go where nobody saw it, or while another button of the mouse is held.
    if ((event.buttons & 1) === 0) stop(false);
    else gesture.move(drag, event);
  };
  root.addEventListener("pointerdown", begin, { signal });
  // Two fingers enlarge the page, or come by mistake: they play nothing.
  const joined = (/** @type {PointerEvent} */ event) => drag && !isIts(event) && stop(false);
  document.addEventListener("pointerdown", joined, { signal, capture: true });
  document.addEventListener("pointermove", go, { signal });
  document.addEventListener("pointerup", (event) => isIts(event) && stop(true), { signal });
  document.addEventListener("pointercancel", (event) => isIts(event) && stop(false), { signal });
  // The page does not scroll under a finger that drags.
  root.addEventListener("touchmove", (event) => drag && event.cancelable && event.preventDefault(), { signal, passive: false });
  // What was dragged is not tapped as well; what a screen reader presses is no tap.
  const tapped = (/** @type {Event} */ event) => dragged && event instanceof MouseEvent && event.detail > 0 && event.stopImmediatePropagation();
  root.addEventListener("click", tapped, { signal, capture: true });
  const escaped = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !drag?.shown) return;
    event.stopPropagation();
    stop(false);
  };
  document.addEventListener("keydown", escaped, { signal, capture: true });
}

/** What is being pressed stays as it is until it has been let go: written anew meanwhile, it would lose the press. */

/** Milliseconds after letting go in which the press comes, if it comes at all: after a finger not at once. */
const COMES_WITHIN = 100;

/** What is pressed as a whole. A list opens something of the browser's own, and nobody tells when it is let go. */
const PRESSED = "button, a, summary";

const isPressed = (/** @type {PointerEvent} */ event) =>
  event.button === 0 && event.isPrimary && event.target instanceof Element && event.target.closest(PRESSED) !== null;

/** Whether a key presses the button that has the focus, when it is let go. */
const isPressing = (/** @type {KeyboardEvent} */ event) => event.key === " " && event.target instanceof HTMLButtonElement;

/**
 * Does something now, or where something is being pressed in an element, once that is over.
 * @param {HTMLElement} el
 * @param {() => void} does
 * @param {AbortSignal} signal ends it
 * @returns {() => void} does it
 */
export function betweenPresses(el, does, signal) {
  /** @type {object | null} */
  let press = null;
  let waits = false;
  const begin = () => (press = {});
  const end = (/** @type {number} */ after) => {
    const ended = press;
    setTimeout(() => {
      if (!ended || press !== ended) return;
      press = null;
      if (waits && !signal.aborted) does();
      waits = false;
    }, after);
  };
  el.addEventListener("pointerdown", (event) => isPressed(event) && begin(), { signal });
  el.addEventListener("keydown", (event) => isPressing(event) && begin(), { signal });
  el.addEventListener("click", () => end(0), { signal });
  for (const over of ["pointerup", "pointercancel", "keyup"]) {
    document.addEventListener(over, () => end(COMES_WITHIN), { signal, capture: true });
  }
  return () => {
    if (press) waits = true;
    else does();
  };
}

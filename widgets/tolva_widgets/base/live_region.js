/** What is said to those who listen. */

import { make } from "./dom.js";
import { listen } from "./model.js";
import { say } from "./static/say.js";

/** A place whose words are spoken when they change, and not seen. */
export const makeLiveRegion = (className = "") => make("div", { class: `tolva-unseen ${className}`.trim(), role: "status" });

/** What was said while nothing was drawn yet is said so late, in milliseconds, unless something is said before. */
const FIRST_WORDS = 1000;

/** Says to those who listen what the model says, once it has come to rest; not while it may not. */
export function speakAtRest(
  /** @type {Model<{ said: string }>} */ model, /** @type {HTMLElement} */ live, /** @type {string} */ events,
  /** @type {number} */ after, /** @type {AbortSignal} */ signal, /** @type {() => boolean} */ may = () => true,
) {
  let speaking = 0;
  let last = "";
  const speakNow = () => {
    const said = model.get("said");
    if (said !== last) say(live, said);
    last = said;
  };
  const speak = (wait = after) => {
    clearTimeout(speaking);
    if (may()) speaking = setTimeout(speakNow, wait);
  };
  listen(model, events, () => speak(), signal);
  signal.addEventListener("abort", () => clearTimeout(speaking));
  speak(FIRST_WORDS);
}

/** The page of one who waits for a place: says whose turn it is, and opens the page that was asked for when it is one's own. */

import { ownTurn } from "./admission_queue.js";

/** Says in each language what has changed; what is put in anew is spoken anew. */
function say(/** @type {Record<string, string>} */ said) {
  for (const place of document.querySelectorAll(/** @type {"p"} */ ("[data-place]"))) {
    const words = said[place.dataset.place ?? ""];
    if (words && place.textContent !== words) place.textContent = words;
  }
}

await ownTurn(document.body.dataset.turn ?? "", say);
location.reload();

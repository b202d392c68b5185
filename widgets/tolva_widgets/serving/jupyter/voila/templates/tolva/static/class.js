/** The page to show to a class: asks every few seconds how many are here, and says so. */

/** How often one asks, in milliseconds. */
const EVERY = 3000;

const now = /** @type {HTMLElement} */ (document.getElementById("tolva-now"));

async function ask() {
  try {
    const { said } = await (await fetch(now.dataset.asks ?? "")).json();
    const words = said[document.documentElement.lang];
    if (now.textContent !== words) now.textContent = words;
  } catch {
    // The server does not answer: it is asked again.
  }
  setTimeout(ask, EVERY);
}

setTimeout(ask, EVERY);

/**
 * The page to show to a class: asks how many are here, or have answered, and says so. Where a class is open, its teacher
 * steps what is shown: then the page is read anew.
 */

/** How often one asks, in milliseconds; where a class is open the server answers as soon as there is something new. */
const EVERY = 3000;

const main = /** @type {HTMLElement} */ (document.getElementById("rendered_cells"));
const now = () => /** @type {HTMLElement} */ (document.getElementById("tolva-now"));

/** What the server said last, by which it knows whether there is something new. */
let seen = "";

/** Shows what the server shows now. */
async function show() {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const shown = page.getElementById("rendered_cells");
  if (shown) main.replaceChildren(...shown.childNodes);
}

async function ask() {
  let pause = EVERY;
  try {
    const address = `${now().dataset.asks}?${new URLSearchParams({ seen, lang: document.documentElement.lang })}`;
    const answer = await (await fetch(address)).json();
    if (answer.shows !== undefined && answer.shows !== now().dataset.shows) await show();
    const words = answer.said[document.documentElement.lang];
    if (now().textContent !== words) now().textContent = words;
    seen = answer.seen ?? "";
    if (seen) pause = 0;
  } catch {
    // The server does not answer: it is asked again.
  }
  setTimeout(ask, pause);
}

setTimeout(ask, now().dataset.shows === undefined ? EVERY : 0);

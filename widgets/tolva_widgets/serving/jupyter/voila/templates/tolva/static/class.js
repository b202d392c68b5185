/**
 * The page to show to a class: asks how many are here, or have answered, and says so. Where a class is open, its teacher
 * steps what is shown: then the page is read anew. What is shown stays while the server cannot be reached, and it is said
 * that it may be out of date.
 */

/** How often one asks, in milliseconds; where a class is open the server answers as soon as there is something new. */
const EVERY = 3000;

const main = /** @type {HTMLElement} */ (document.getElementById("rendered_cells"));
const now = () => /** @type {HTMLElement} */ (document.getElementById("tolva-now"));

/** What the server said last, by which it knows whether there is something new. */
let seen = "";

/** What an address gives; an error, where it gives none. */
async function got(/** @type {string} */ address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer;
}

/** By how much less, in per cent, other letters are tried. */
const LESS = 5;

/** The largest letters: of a question, and of the address, which is large as it is. */
const LARGEST = { question: 180, address: 100 };

/**
 * What is left out, and how small the letters may become before more is: as large as all of it is seen at. What is long
 * leaves out why nobody should have chosen what nobody has, and then what its rules say but the first: that sentence is
 * what one talks about. Nothing is cut off, however small that makes it.
 * @type {[left: string, smallest: number][]}
 */
const LEAVING_OUT = [
  ["", 105],
  ["unchosen", 100],
  ["rules", 20],
];

/** Whether all of it is seen. */
function fits() {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
}

/** Fills the screen with what is shown: it is read from the back of a room, and nobody scrolls it. On a phone everything
 * stands below each other, and one does. */
function fit() {
  main.style.removeProperty("--fit");
  if (!matchMedia("(width >= 60rem)").matches) return;
  const largest = LARGEST[main.querySelector(".tolva-class-asked") ? "question" : "address"];
  for (const [left, smallest] of LEAVING_OUT) {
    main.dataset.left = left;
    for (let size = largest; size >= smallest; size -= LESS) {
      main.style.setProperty("--fit", `${size / 100}`);
      if (fits()) return;
    }
  }
}

/** Shows what the server shows now. */
async function show() {
  const page = new DOMParser().parseFromString(await (await got(location.href)).text(), "text/html");
  const shown = page.getElementById("rendered_cells");
  if (shown && page.getElementById("tolva-now")) main.replaceChildren(...shown.childNodes);
  fit();
}

/** Says it where it is not said already. */
function say(/** @type {string} */ words) {
  if (now().textContent === words) return;
  now().textContent = words;
  fit();
}

async function ask() {
  let pause = EVERY;
  try {
    const address = `${now().dataset.asks}?${new URLSearchParams({ seen, lang: document.documentElement.lang })}`;
    const answer = await (await got(address)).json();
    if (answer.shows !== undefined && answer.shows !== now().dataset.shows) await show();
    say(answer.said[document.documentElement.lang]);
    seen = answer.seen ?? "";
    if (seen) pause = 0;
  } catch {
    say(now().dataset.away ?? "");
    seen = ""; // the server is asked again, and tells all anew
  }
  setTimeout(ask, pause);
}

fit();
addEventListener("resize", fit);
setTimeout(ask, now().dataset.shows === undefined ? EVERY : 0);

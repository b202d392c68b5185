/**
 * The page of one who waits for a place: asks whose turn it is every few seconds, says so, and opens the page that was
 * asked for when it is one's own.
 */

/** How often one asks, in milliseconds. */
const EVERY = 3000;

/** Where one asks. */
const turn = document.body.dataset.turn ?? "";

/** Whether the page is being opened; then one does not go, but comes in. */
let welcome = false;

/** Says in each language what has changed; what is put in anew is spoken anew. */
function say(/** @type {Record<string, string>} */ said) {
  for (const place of document.querySelectorAll(/** @type {"p"} */ ("[data-place]"))) {
    const words = said[place.dataset.place ?? ""];
    if (words && place.textContent !== words) place.textContent = words;
  }
}

async function ask() {
  try {
    const answer = await (await fetch(turn)).json();
    welcome = answer.welcome;
    if (welcome) {
      location.reload();
      return;
    }
    say(answer.said);
  } catch {
    // The server does not answer: it is asked again.
  }
  setTimeout(ask, EVERY);
}

setTimeout(ask, EVERY);

// Who closes the page keeps nobody waiting.
addEventListener("pagehide", () => {
  if (!welcome) fetch(`${turn}?gone`, { keepalive: true });
});

// A module: its names are its own.
export {};

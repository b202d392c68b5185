/** Tells the server that somebody looks at the page: who only reads takes no place there, and is counted all the same. */

/** How often one says so, in milliseconds. */
const EVERY = 45_000;

const address = document.body.dataset.here ?? "";

/** A server that does not answer counts nobody. */
const tell = (/** @type {string} */ how) => void fetch(`${address}${how}`, { keepalive: true }).catch(() => {});

tell("");
setInterval(() => document.hidden || tell(""), EVERY);
document.addEventListener("visibilitychange", () => document.hidden || tell(""));
addEventListener("pagehide", () => tell("?gone"));

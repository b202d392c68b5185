/**
 * What the learner's browser keeps for our pages, under names that begin with `tolva:`. Where it is shut off or full,
 * nothing is kept, and reading finds nothing. Pages and widgets share this file.
 *
 * A host may have several of our sites, each in a folder of its own. Stars, answers, levels that are begun and matches are
 * kept for each by itself, for their lessons are others; how things look is kept for all of them.
 */

/** How long, and for whom: as long as the browser has it, or until its tab is closed; `everywhere` is for all of a host's sites. */
const KEPT = /** @type {const} */ ({ lasting: "localStorage", everywhere: "localStorage", tab: "sessionStorage" });

/** The folder in which this site lies on its host, with a slash at its end; empty at the host's root, and in a notebook. */
function place() {
  const { home } = document.documentElement.dataset;
  return home ? new URL(home, location.href).pathname.replace(/^\/$/, "") : "";
}

/** What all names begin with. */
const beginningOf = (/** @type {keyof KEPT} */ howLong) => `tolva:${howLong === "everywhere" ? "" : place()}`;

/** The browser's own name for what is kept under a name, as its `storage` event tells it. */
export const keyOf = (/** @type {keyof KEPT} */ howLong, /** @type {string} */ name) => beginningOf(howLong) + name;

/** The text that is kept under a name; empty where there is none. */
export function readKept(/** @type {keyof KEPT} */ howLong, /** @type {string} */ name) {
  try {
    return window[KEPT[howLong]].getItem(keyOf(howLong, name)) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keeps a text under a name in place of the one before; an empty one is no longer kept. Where there is no room for it, the
 * one before stays. Says whether it is kept.
 */
export function writeKept(/** @type {keyof KEPT} */ howLong, /** @type {string} */ name, /** @type {string} */ text) {
  try {
    const storage = window[KEPT[howLong]];
    if (text) storage.setItem(keyOf(howLong, name), text);
    else storage.removeItem(keyOf(howLong, name));
    return true;
  } catch {
    return false; // The page says so here, or when what should have been kept is asked for.
  }
}

/** Whether anything can be kept: in some browsers nothing can, or not on this page, or there is no more room. */
export function canKeep(/** @type {keyof KEPT} */ howLong) {
  return writeKept(howLong, "probe", "x") && writeKept(howLong, "probe", "");
}

/** The names that begin so under which a text is kept. */
export function namesKept(/** @type {keyof KEPT} */ howLong, /** @type {string} */ beginning) {
  try {
    const names = Object.keys(window[KEPT[howLong]]);
    const ours = names.filter((name) => name.startsWith(keyOf(howLong, beginning)));
    return ours.map((name) => name.slice(beginningOf(howLong).length));
  } catch {
    return [];
  }
}

/**
 * A thing of which the browser keeps several, as matches for another day, with when it was kept.
 * @typedef {{ at: number, text: string }} Thing
 */

/** A thing as it is kept: when it was, and its text. @returns {Thing} */
export function parted(/** @type {string} */ kept) {
  const [, at, text] = /** @type {RegExpExecArray} */ (/^(?:(\d{1,15}) )?([^]*)$/.exec(kept));
  return { at: Number(at ?? 0), text };
}

/** The things that are kept under names that begin so, with the rest of the name as their key, the one written last first. */
export function thingsKept(/** @type {string} */ beginning) {
  const names = namesKept("lasting", beginning);
  const things = names.map((name) => ({ key: name.slice(beginning.length), ...parted(readKept("lasting", name)) }));
  return things.sort((one, other) => other.at - one.at);
}

/** Asks the browser to keep all of it for good: of pages that are not opened for a while it may else throw it away. */
export function askToKeep() {
  navigator.storage?.persist?.().catch(() => {});
}

/** Whether the browser keeps all of it until the learner throws it away. */
export async function isLasting() {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

/**
 * What the learner's browser keeps for our pages, under names that begin with `tolva:`. Where it is shut off or full,
 * nothing is kept, and reading finds nothing. Pages and widgets share this file.
 */

/** How long: as long as the browser has it, or until its tab is closed. */
const KEPT = /** @type {const} */ ({ lasting: "localStorage", tab: "sessionStorage" });

/** The text that is kept under a name; empty where there is none. */
export function readKept(/** @type {keyof KEPT} */ howLong, /** @type {string} */ name) {
  try {
    return window[KEPT[howLong]].getItem(`tolva:${name}`) ?? "";
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
    if (text) storage.setItem(`tolva:${name}`, text);
    else storage.removeItem(`tolva:${name}`);
    return true;
  } catch {
    return false; // The page says so here, or when what should have been kept is asked for.
  }
}

/** The names that begin so under which a text is kept. */
export function namesKept(/** @type {keyof KEPT} */ howLong, /** @type {string} */ beginning) {
  try {
    const names = Object.keys(window[KEPT[howLong]]);
    return names.filter((name) => name.startsWith(`tolva:${beginning}`)).map((name) => name.slice("tolva:".length));
  } catch {
    return [];
  }
}

/**
 * What the page around a widget has for it, as the page itself says in `data-tolva-host` on its root, word by word:
 *
 * - `address`: the page's address is the widget's to read and write;
 * - `storage`: it may keep texts in the learner's browser;
 * - `keys`: keys that are pressed anywhere on the page are for what it shows;
 * - `theme`: the page chooses light or dark itself, in `data-theme`;
 * - `kernel`: the page sees whether the kernel lives, says so, and tells it as the event `tolva-kernel` and in `data-kernel`.
 *
 * Our own template says all of it. A page that says nothing is a notebook's own program, which has uses of its own for
 * each.
 * @param {"address" | "storage" | "keys" | "theme" | "kernel"} what
 */
export function hostHas(what) {
  return (document.documentElement.dataset.tolvaHost ?? "").split(" ").includes(what);
}

/** Whether the page knows that no kernel answers, or is being left, which ends its kernel. */
export function isCutOff() {
  return ["gone", "lost", "leaving"].includes(document.documentElement.dataset.kernel ?? "");
}

/**
 * Whether the page itself answers to what is chosen under a name in its address, without Python: a page of files says so,
 * name by name, in `data-answers` on its root.
 */
export function answersItself(/** @type {string} */ name) {
  return (document.documentElement.dataset.answers ?? "").split(" ").includes(name);
}

/** JupyterLab has a theme of its own, light or dark, which our colours follow there. */
function followLab() {
  const { jpThemeLight } = document.body.dataset;
  if (jpThemeLight === undefined || hostHas("theme")) return;
  document.documentElement.dataset.theme = jpThemeLight === "true" ? "light" : "dark";
}
followLab();
new MutationObserver(followLab).observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });

/* Helpers that every front end of ours begins with (base.script puts them in front). */

/**
 * Makes an element.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes] properties that begin with "on" are listeners; false leaves one out
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** Whether the keys that this element is given mean something to itself. @param {EventTarget | null} target */
function takesKeys(target) {
  return target instanceof Element && target.closest("input, select, textarea, button, a, summary, dialog, [contenteditable]") !== null;
}

/** Listens to a model until `signal` says that the view is gone. */
function listen(/** @type {any} */ model, /** @type {string} */ event, /** @type {Function} */ heard, /** @type {AbortSignal} */ signal) {
  model.on(event, heard);
  signal.addEventListener("abort", () => model.off(event, heard));
}

/** JupyterLab has a theme of its own, light or dark, which our colours follow there. Our own pages choose themselves. */
function followLab() {
  const { jpThemeLight, voila } = document.body.dataset;
  if (jpThemeLight === undefined || voila !== undefined) return;
  document.documentElement.dataset.theme = jpThemeLight === "true" ? "light" : "dark";
}
followLab();
new MutationObserver(followLab).observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });

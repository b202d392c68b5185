/* Helpers that every front end of ours begins with (base.script puts them in front). */

import { hostHas } from "./host.js";

/**
 * Makes an element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [attributes] properties that begin with "on" are listeners; false leaves one out
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Puts elements into their order without moving the one that has the focus: moving it in the document would lose it.
 * What is not among them stays last, on top.
 */
export function order(/** @type {Element} */ parent, /** @type {Element[]} */ elements, /** @type {Element | null} */ fixed) {
  let next = parent.firstElementChild;
  for (const element of elements) {
    while (element === fixed && next && next !== fixed) {
      const later = next.nextElementSibling;
      parent.append(next);
      next = later;
    }
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
  }
}

/** Whether the keys that this element is given mean something to itself. @param {EventTarget | null} target */
export function takesKeys(target) {
  return target instanceof Element && target.closest("input, select, textarea, button, a, summary, dialog, [contenteditable]") !== null;
}

/** Listens to a model until `signal` says that the view is gone. */
export function listen(/** @type {Model<any>} */ model, /** @type {string} */ event, /** @type {(fact: any) => void} */ heard, /** @type {AbortSignal} */ signal) {
  model.on(event, heard);
  signal.addEventListener("abort", () => model.off(event, heard));
}

/** What was said while nothing was drawn yet is said so late, in milliseconds, unless something is said before. */
const FIRST_WORDS = 1000;

/** Says to those who listen what the model says, once it has come to rest; not while it may not. */
export function speakAtRest(
  /** @type {Model<{ said: string }>} */ model, /** @type {HTMLElement} */ live, /** @type {string} */ events,
  /** @type {number} */ after, /** @type {AbortSignal} */ signal, /** @type {() => boolean} */ may = () => true,
) {
  let speaking = 0;
  const speak = (wait = after) => {
    clearTimeout(speaking);
    if (may()) speaking = setTimeout(() => (live.textContent = model.get("said")), wait);
  };
  listen(model, events, () => speak(), signal);
  signal.addEventListener("abort", () => clearTimeout(speaking));
  speak(FIRST_WORDS);
}

/** This page, in the names of its messages: a kernel may have more than one. */
export const PAGE = Math.random().toString(36).slice(2);

/** The last message about each model's traits, and all that was set since Python last said that it has heard. @type {WeakMap<Model<any>, { id: string, traits: Record<string, unknown> }>} */
const tellings = new WeakMap();
let told = 0;

/** What was set here and Python has not said to have heard. */
function unheard(/** @type {Model<{ heard: string }>} */ model) {
  const last = tellings.get(model);
  return last && last.id !== model.get("heard") ? last.traits : {};
}

/**
 * Sets traits, here at once and in Python by a message: as a changed state ipywidgets would hold them back while an
 * earlier one is on its way.
 */
export function tell(/** @type {Model<any>} */ model, /** @type {{ do: string, [fact: string]: unknown }} */ message, /** @type {Record<string, unknown>} */ traits) {
  const id = `${PAGE} ${++told}`;
  tellings.set(model, { id, traits: { ...unheard(model), ...traits } });
  for (const [name, value] of Object.entries(traits)) model.set(name, value);
  model.send({ ...message, id });
}

/** Where nobody hears any more, nothing that was set has to stay. */
export const forgetTold = (/** @type {Model<any>} */ model) => tellings.delete(model);

/** What Python sent before it heard what was set here is older than that: what was set here stays. */
export function keepTold(/** @type {Model<any>} */ model, /** @type {string[]} */ names, /** @type {AbortSignal} */ signal) {
  const keep = () => {
    const traits = unheard(model);
    for (const name of names) if (name in traits) model.set(name, traits[name]);
  };
  listen(model, names.map((name) => `change:${name}`).join(" "), keep, signal);
}

/** Runs once for all the traits that come in one message, when the last of them is set. */
export function once(/** @type {() => void} */ run, /** @type {AbortSignal} */ signal) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (!signal.aborted) run();
    });
  };
}

/** JupyterLab has a theme of its own, light or dark, which our colours follow there. */
function followLab() {
  const { jpThemeLight } = document.body.dataset;
  if (jpThemeLight === undefined || hostHas("theme")) return;
  document.documentElement.dataset.theme = jpThemeLight === "true" ? "light" : "dark";
}
followLab();
new MutationObserver(followLab).observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });

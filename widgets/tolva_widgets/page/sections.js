/**
 * Pieces of markup on the page that Python has made and escaped. What is pressed or written in them is told to Python, by
 * what stands in `data-do`, and that Enter was pressed in a field, by its `data-enter`; what has `data-copy` copies the field of that name.
 *
 * @typedef {Model<{ sections: string[][], called: string, lang: string }>} SectionsModel
 * @typedef {HTMLInputElement | HTMLTextAreaElement} Field one that is written in
 */

import { make } from "../base/dom.js";
import { listen } from "../base/model.js";
import { copy } from "./files.js";
import { betweenPresses } from "./pressing.js";
import { keepInSight, keepStill } from "./steady.js";

/** What has the focus here, if anything has. */
const focused = (/** @type {HTMLElement} */ part) =>
  part.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;

/** What can be unfolded here, by its name. */
const folds = (/** @type {HTMLElement} */ part) =>
  new Map([...part.querySelectorAll("details")].map((fold) => [fold.dataset.keep, fold]));

/**
 * Writes a piece anew where it is another. What a person has folded or unfolded stays so, and what had the focus has it
 * still, with what is being written there.
 */
function writePart(/** @type {HTMLElement} */ part, /** @type {string} */ html) {
  if (part.dataset.html === html) return;
  const [before, foldsBefore] = [focused(part), folds(part)];
  const untold = isWritten(before) && before.value !== before.defaultValue; // once it is taken away it is told
  part.dataset.html = html;
  part.innerHTML = html;
  part.hidden = html === "";
  for (const [name, fold] of folds(part)) fold.open = foldsBefore.get(name)?.open ?? fold.open;
  const name = before?.dataset.focus;
  const after = name ? /** @type {HTMLElement | null} */ (part.querySelector(`[data-focus="${CSS.escape(name)}"]`)) : null;
  after?.focus();
  if (isWritten(before) && isWritten(after)) goOnWriting(before, after, untold);
}

/** One writes on in a field that takes the place of another: with what was not told yet, and the caret where it was. */
function goOnWriting(/** @type {Field} */ before, /** @type {Field} */ after, /** @type {boolean} */ untold) {
  const written = untold ? before.value : after.value;
  after.value = "";
  after.value = written; // the caret stands behind it now, also in a field of numbers, which tells nobody where it has it
  if (written === before.value && before.selectionStart !== null) after.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/** Whether one writes in it. @returns {field is Field} */
const isWritten = (/** @type {EventTarget | null} */ field) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.readOnly;

/** Tells what has been written in a field, once. */
function tellField(/** @type {SectionsModel} */ model, /** @type {EventTarget | null} */ field) {
  if (!isWritten(field) || !field.dataset.do || field.value === field.defaultValue) return;
  field.defaultValue = field.value;
  model.send({ do: field.dataset.do, name: field.dataset.name ?? "", value: field.value });
}

/** Tells at once what is written in a field that does not wait until one leaves it. */
function tellLive(/** @type {SectionsModel} */ model, /** @type {EventTarget | null} */ field) {
  if (field instanceof HTMLInputElement && "live" in field.dataset && field.value !== "") tellField(model, field);
}

/** Tells what has been chosen of a list. */
function choose(/** @type {SectionsModel} */ model, /** @type {HTMLSelectElement} */ list) {
  model.send({ do: list.dataset.do ?? "", name: list.dataset.name ?? "", value: list.value });
}

/** So many milliseconds after a letter another one may still belong to the same word, for the browser too. */
const LETTERS_APART = 700;

/**
 * Tells what is chosen of lists. Whoever types the beginning of a word there chooses with each letter; it is told when the word
 * is done, for the list is made anew by what comes of it, and would hear the next letter as a first one.
 */
function tellChoices(/** @type {SectionsModel} */ model, /** @type {HTMLElement} */ sheet, /** @type {AbortSignal} */ signal) {
  let isLetter = false;
  let waiting = 0;
  const told = (/** @type {HTMLSelectElement} */ list) => {
    clearTimeout(waiting);
    waiting = 0;
    choose(model, list);
  };
  const key = (/** @type {KeyboardEvent} */ event) => (isLetter = event.key.length === 1 && event.key !== " ");
  const changed = (/** @type {Event} */ event) => {
    const list = event.target;
    if (!(list instanceof HTMLSelectElement)) return;
    clearTimeout(waiting);
    if (isLetter) waiting = window.setTimeout(() => told(list), LETTERS_APART);
    else told(list);
  };
  const left = (/** @type {Event} */ event) => {
    if (waiting && event.target instanceof HTMLSelectElement) told(event.target);
  };
  sheet.addEventListener("keydown", key, { signal });
  sheet.addEventListener("pointerdown", () => (isLetter = false), { signal });
  sheet.addEventListener("change", changed, { signal });
  sheet.addEventListener("focusout", left, { signal });
  signal.addEventListener("abort", () => clearTimeout(waiting));
}

/** Copies a field; the button then says how it went. */
async function copyFrom(/** @type {HTMLElement} */ sheet, /** @type {HTMLButtonElement} */ button) {
  const field = /** @type {HTMLTextAreaElement | null} */ (sheet.querySelector(`[data-name="${CSS.escape(button.dataset.copy ?? "")}"]`));
  if (field) button.textContent = (await copy(field, () => {})) ? (button.dataset.done ?? "") : (button.dataset.failed ?? "");
}

/**
 * Writes the pieces while what was pressed stays under the finger, or the keys of the cards do; the place where the next card goes
 * comes into sight where such a key was pressed.
 */
function writeSteadily(/** @type {HTMLElement} */ sheet, /** @type {string | undefined} */ pressed, /** @type {() => void} */ write) {
  const keys = () => sheet.querySelector(".tolva-laying-pad");
  const named = () => (pressed ? sheet.querySelector(`[data-focus="${CSS.escape(pressed)}"]`) : null);
  keepStill([named, keys], write);
  const place = sheet.querySelector(".tolva-here");
  if (place && named()?.closest(".tolva-laying-pad")) keepInSight(place, place, keys());
}

export function showSections(/** @type {{ model: SectionsModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const called = model.get("called");
  const sheet = make("div", { class: `${called}-sheet tolva-fields` });
  /** @type {Map<string, HTMLElement>} */
  const parts = new Map();
  const write = () => {
    sheet.lang = model.get("lang");
    for (const [name, html] of model.get("sections")) {
      let part = parts.get(name);
      if (!part) {
        part = make("section", { class: `${called}-part ${called}-${name}` });
        parts.set(name, part);
        sheet.append(part);
      }
      writePart(part, html);
    }
  };
  /** @type {string | undefined} */
  let name;
  const press = (/** @type {Event} */ event) => {
    name = /** @type {Element} */ (event.target).closest("[data-focus]")?.getAttribute("data-focus") ?? undefined;
    const pressed = /** @type {Element} */ (event.target).closest("button:is([data-do], [data-copy])");
    if (pressed instanceof HTMLButtonElement && pressed.dataset.copy) copyFrom(sheet, pressed);
    else if (pressed instanceof HTMLButtonElement) {
      model.send({ do: pressed.dataset.do ?? "", name: pressed.dataset.name ?? "", value: pressed.value });
    }
  };
  const enter = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || !isWritten(event.target) || !event.target.dataset.do) return;
    event.preventDefault(); // none of the fields that tell what is written has lines
    tellField(model, event.target);
    if (event.target.dataset.enter) model.send({ do: event.target.dataset.enter, name: "", value: "" });
  };
  sheet.addEventListener("click", press, { signal: gone.signal });
  sheet.addEventListener("focusout", (event) => tellField(model, event.target), { signal: gone.signal });
  sheet.addEventListener("input", (event) => tellLive(model, event.target), { signal: gone.signal });
  tellChoices(model, sheet, gone.signal);
  sheet.addEventListener("keydown", enter, { signal: gone.signal });
  write();
  // What was told into a broken line Python may not have: when that is back, what it has is written anew.
  const doubt = () => parts.forEach((part) => delete part.dataset.html);
  document.addEventListener("tolva-cut-off", doubt, { signal: gone.signal });
  document.addEventListener("tolva-kernel", (/** @type {any} */ { detail }) => detail === "alive" && write(), { signal: gone.signal });
  // Whoever goes from a field to a button has told what is in the field by then, and is answered in the midst of the press.
  listen(model, "change:sections change:lang", betweenPresses(sheet, () => writeSteadily(sheet, name, write), gone.signal), gone.signal);
  el.append(sheet);
  return () => gone.abort();
}

/**
 * The teacher's page of a class, in pieces. Beside what all such pages do it asks for what is new once a second while it is
 * seen, and takes longer texts and files.
 *
 * @typedef {Model<{ sections: string[][], called: string, lang: string }>} TeacherModel
 */

import { listen } from "../base/model.js";
import { showSections } from "../page/sections.js";

/** How often one asks for what is new, in milliseconds. */
const BETWEEN = 1000;

/** Asks again when the last question has been answered, or this many milliseconds have gone without. */
const GIVEN_UP = 10_000;

/** The most characters of a text that are sent at once: a longer one goes in pieces, which Python puts together. */
const PIECE = 500_000;

/** More pieces than Python reads, and more bytes of a file: it then says that there was more. */
const [MOST_PIECES, MOST_BYTES] = [50, 100_000_000];

/** Sends a text, as much of it as Python reads and a little more. */
function tell(/** @type {TeacherModel} */ model, /** @type {string} */ name, /** @type {string} */ text) {
  const end = Math.min(text.length, MOST_PIECES * PIECE);
  for (let at = 0; at < end; at += PIECE) {
    const isLast = at + PIECE >= end;
    model.send({ do: name, name: isLast ? "" : "more", value: text.slice(at, at + PIECE) });
  }
}

/** What stands before a file's name, in the line before what stands in the file; `quiz/receipt.py` has it too. */
const FILE = "tolva-file: ";

/** Whoever presses twice within so many milliseconds has meant it once. */
const TWICE = 500;

/**
 * What leads the class on is not done twice when it is pressed twice at once: the button says what comes next by then, and
 * that has not been seen. Meanwhile the page says so in `data-led`.
 */
function pressOnce(/** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  let timer = 0;
  const press = (/** @type {Event} */ event) => {
    if (!(/** @type {Element} */ (event.target).closest("button[data-leads]"))) return;
    if ("led" in el.dataset) event.stopPropagation();
    el.dataset.led = "";
    clearTimeout(timer);
    timer = setTimeout(() => delete el.dataset.led, TWICE);
  };
  el.addEventListener("click", press, { signal, capture: true });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** Tells Python what stands in the field that a button is for, and empties it but for what is to be mended. */
function tellText(/** @type {TeacherModel} */ model, /** @type {HTMLElement} */ el, /** @type {HTMLButtonElement} */ button) {
  const field = el.querySelector(`textarea[data-text="${CSS.escape(button.dataset.paste ?? "")}"]`);
  if (!(field instanceof HTMLTextAreaElement) || !field.value.trim()) return;
  tell(model, button.dataset.paste ?? "", field.value);
  field.value = field.defaultValue;
}

/** Tells Python what stands in files, each after a line with its name; one that cannot be read is told as a text that is nothing. */
async function tellFiles(/** @type {TeacherModel} */ model, /** @type {string} */ name, /** @type {File[]} */ files) {
  const texts = files.map((file) => file.slice(0, MOST_BYTES).text().catch(() => ""));
  const read = await Promise.all(texts);
  const named = read.map((text, place) => `${FILE}${files[place].name}\n${text}`);
  if (files.length) tell(model, name, named.join("\n"));
}

/** Where files may be dropped: what lies around a field that takes them. */
const dropped = (/** @type {Event} */ event) =>
  /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-drop]"));

/** Asks for what is new as long as the page is seen. */
function askAgain(/** @type {TeacherModel} */ model, /** @type {AbortSignal} */ signal) {
  let asked = 0;
  const ask = () => {
    if (document.hidden || (asked && performance.now() - asked < GIVEN_UP)) return;
    asked = performance.now();
    model.send({ do: "new", name: "", value: "" });
  };
  const timer = setInterval(ask, BETWEEN);
  listen(model, "msg:custom", (message) => message.do === "stepped" && (asked = 0), signal);
  document.addEventListener("visibilitychange", ask, { signal });
  signal.addEventListener("abort", () => clearInterval(timer));
}

/**
 * Whoever has written in a learner's row and goes on to something outside it is done with it: it is closed, when what was written
 * has been told.
 */
function closeLeft(/** @type {TeacherModel} */ model, /** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  let isWritten = false;
  const field = (/** @type {FocusEvent} */ event) =>
    event.target instanceof HTMLInputElement && event.target.dataset.enter ? event.target : null;
  el.addEventListener("focusout", (event) => (isWritten = field(event)?.value !== field(event)?.defaultValue), { signal, capture: true });
  const left = (/** @type {FocusEvent} */ event) => {
    const from = field(event);
    const to = event.relatedTarget;
    const row = from?.closest(".tolva-teacher-panel");
    if (!from || !isWritten || !row || (to instanceof Node && row.contains(to))) return;
    model.send({ do: from.dataset.enter ?? "", name: "left", value: "" });
  };
  el.addEventListener("focusout", left, { signal });
}

/** How many chose what comes into sight, where the question that is led begins at the top: it is what one has asked to see. */
function showSpread(/** @type {HTMLElement} */ el) {
  const [now, spread] = [".tolva-teacher-now", ".tolva-teacher-now .tolva-teacher-spread"].map((its) => el.querySelector(its));
  if (!now || !spread || spread.getBoundingClientRect().bottom <= innerHeight) return;
  if (now.getBoundingClientRect().top > 0) now.scrollIntoView({ block: "start", behavior: "instant" });
}

function render(/** @type {{ model: TeacherModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const end = showSections({ model, el });
  const { signal } = gone;
  const press = (/** @type {Event} */ event) => {
    const button = /** @type {Element} */ (event.target).closest("button[data-paste]");
    if (button instanceof HTMLButtonElement) tellText(model, el, button);
  };
  const pick = (/** @type {Event} */ event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.type !== "file") return;
    void tellFiles(model, field.dataset.files ?? "", [...(field.files ?? [])]);
    field.value = "";
  };
  const drop = (/** @type {DragEvent} */ event) => {
    const place = dropped(event);
    if (!place || !event.dataTransfer?.files.length) return;
    event.preventDefault();
    void tellFiles(model, place.dataset.drop ?? "", [...event.dataTransfer.files]);
  };
  const over = (/** @type {Event} */ event) => {
    if (dropped(event)) event.preventDefault();
  };
  el.addEventListener("click", press, { signal });
  el.addEventListener("change", pick, { signal });
  el.addEventListener("drop", drop, { signal });
  el.addEventListener("dragover", over, { signal });
  pressOnce(el, signal);
  closeLeft(model, el, signal);
  askAgain(model, signal);
  listen(model, "msg:custom", (message) => message.do === "led" && showSpread(el), signal);
  return () => {
    gone.abort();
    end();
  };
}

export default { render };

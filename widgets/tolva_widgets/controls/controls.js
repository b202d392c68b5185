/**
 * The row that steps through something. `Controls` says what each of its traits is.
 *
 * @typedef {Model<{ last: number, step: number, playing: boolean, speed: string, where: string, said: string,
 *   caption: string, reason: string, note: string, marks: number[], next_words: string, led: boolean, scope: string, help: string,
 *   words: Record<string, string>, lang: string, heard: string
 * }>} ControlsModel
 * @typedef {"first" | "back" | "play" | "forward" | "next" | "last"} Action
 * @typedef {ReturnType<typeof actions>} Acts
 */

import { make, takesKeys } from "../base/dom.js";
import { hostHas, isCutOff } from "../base/host.js";
import { makeLiveRegion, speakAtRest } from "../base/live_region.js";
import { keepTold, listen, once, tell } from "../base/model.js";

/** What the buttons do, in their order. @type {Action[]} */
const ACTIONS = ["first", "back", "play", "forward", "next", "last"];

/**
 * How long a step stays, in milliseconds: as long as it takes to read what is told of it (20 ms a letter and 1.5 s to look
 * at the table), within bounds; at each speed so many times that.
 */
const READING = { least: 2200, most: 6000, look: 1500, letter: 20 };

/** @type {Record<string, number>} */
const PACE = { slow: 1.8, normal: 1, fast: 0.4 };

/** A dragged slider passes many steps; only the one it rests at is spoken. */
const SPEAK_AFTER = 250;

const ICONS = {
  first: "M5 5h2.5v14H5zM18.5 6.8L16.7 5 9.7 12l7 7 1.8-1.8L13.3 12z",
  back: "M15.8 6.3L14 4.5 6.5 12l7.5 7.5 1.8-1.8L10.1 12z",
  play: "M7 4.5v15L19.5 12z",
  pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
  forward: "M8.2 6.3L10 4.5 17.5 12 10 19.5 8.2 17.7 13.9 12z",
  next: "M4.2 6.8L6 5l7 7-7 7-1.8-1.8L9.4 12zM11.2 6.8L13 5l7 7-7 7-1.8-1.8 5.2-5.2z",
  last: "M16.5 5H19v14h-2.5zM5.5 6.8L7.3 5l7 7-7 7-1.8-1.8 5.2-5.2z",
};

/** How long the step that is shown stays while it plays. */
function stay(/** @type {ControlsModel} */ model) {
  const letters = model.get("caption").length + model.get("reason").length + model.get("note").length;
  const reading = READING.look + READING.letter * letters;
  return PACE[model.get("speed")] * Math.min(Math.max(reading, READING.least), READING.most);
}

/** Goes on by itself while the model says so: one timer a model, however many views show it. */
function keepTime(/** @type {ControlsModel} */ model, /** @type {AbortSignal} */ signal) {
  let timer = 0;
  const tick = () => {
    if (model.get("step") >= model.get("last")) set(model, { playing: false });
    else set(model, { step: model.get("step") + 1 });
  };
  const wait = () => {
    clearTimeout(timer);
    if (model.get("playing")) timer = setTimeout(tick, stay(model));
  };
  listen(model, "change:playing change:speed change:where", wait, signal);
  const stop = (/** @type {any} */ event) => {
    if (event.detail !== "alive") model.set("playing", false);
  };
  document.addEventListener("tolva-kernel", stop, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** Sets traits, here and in Python. */
function set(/** @type {ControlsModel} */ model, /** @type {{ step?: number, playing?: boolean, speed?: string }} */ traits) {
  tell(model, { do: "set", traits }, traits);
}

/** The next section's end, known here so that no key pressed after it has to wait for Python to say where one is. */
const nextEnd = (/** @type {ControlsModel} */ model) =>
  model.get("marks").find((step) => step > model.get("step")) ?? model.get("last");

/** What each button and key does. */
function actions(/** @type {ControlsModel} */ model) {
  const to = (/** @type {number} */ step) =>
    set(model, { playing: false, step: Math.max(0, Math.min(step, model.get("last"))) });
  return {
    first: () => to(0),
    back: () => to(model.get("step") - 1),
    play: () => {
      const playing = !model.get("playing");
      const atEnd = model.get("step") >= model.get("last");
      set(model, playing && atEnd ? { playing, step: 0 } : { playing });
    },
    forward: () => to(model.get("step") + 1),
    next: () => to(nextEnd(model)),
    last: () => to(model.get("last")),
    to,
  };
}

/** @type {Record<string, Action | "help">} */
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  "Shift+ArrowRight": "next",
  Home: "first",
  End: "last",
  " ": "play",
  "?": "help",
};

/**
 * Whether a key that is pressed here is meant for this row: in the widget around it, or anywhere on a page of ours where it
 * is the only row. In a notebook's own program, which has uses for the others, only arrows are taken from nowhere.
 */
function isMeant(/** @type {KeyboardEvent} */ event, /** @type {HTMLElement} */ scope) {
  const { body } = document;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (body.querySelector(":modal") || isCutOff()) return false;
  const anywhere = hostHas("keys") || (event.target === body && event.key.startsWith("Arrow"));
  if (anywhere && body.querySelectorAll(".tolva-controls").length === 1) return true;
  return event.target instanceof Node && scope.contains(event.target);
}

/** The keys work where nothing else wants them. */
function takeKeys(/** @type {ControlsModel} */ model, /** @type {HTMLElement} */ el, /** @type {Acts} */ act, /** @type {AbortSignal} */ signal) {
  const around = () => /** @type {HTMLElement} */ ((model.get("scope") && el.closest(`.${model.get("scope")}`)) || el);
  const help = () => model.get("help") && /** @type {HTMLElement | null} */ (around().querySelector(`.${model.get("help")}`))?.click();
  const heard = (/** @type {KeyboardEvent} */ event) => {
    const action = KEYS[event.key === "?" ? "?" : (event.shiftKey ? "Shift+" : "") + event.key];
    if (!action || !isMeant(event, around())) return;
    // A button or a box to tick takes the space bar but leaves the arrows; a slider takes them itself; a text field takes all.
    const onButton = event.target instanceof Element && event.target.closest("button, summary, a, [type=checkbox]") !== null;
    if (onButton ? event.key === " " : takesKeys(event.target)) return;
    event.preventDefault();
    if (action === "help") help();
    else act[action]();
  };
  document.addEventListener("keydown", heard, { signal });
}

/** A button with `data-step`, anywhere in the widget around, leads to that step; the focus goes on to the row. */
function takeLinks(/** @type {ControlsModel} */ model, /** @type {Row} */ { row, buttons }, /** @type {Acts} */ act, /** @type {AbortSignal} */ signal) {
  const heard = (/** @type {MouseEvent} */ event) => {
    const link = event.target instanceof Element && event.target.closest("button[data-step]");
    const around = link && model.get("scope") && link.closest(`.${model.get("scope")}`);
    if (!around || !around.contains(row)) return;
    act.to(Number(/** @type {HTMLElement} */ (link).dataset.step));
    buttons.get("forward")?.focus({ preventScroll: true }); // the button itself goes when the step is told
    around.scrollIntoView();
  };
  document.addEventListener("click", heard, { signal });
}

function icon(/** @type {string} */ path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawn.setAttribute("d", path);
  svg.append(drawn);
  return svg;
}

/** Where the row stays at the lower edge of a phone's page, the widget around it comes to the top: the whole of it is seen. */
function showWhole(/** @type {HTMLElement} */ row, /** @type {string} */ around) {
  const bar = row.querySelector(".tolva-step-bar");
  if (bar && getComputedStyle(bar).position === "sticky") row.closest(`.${around}`)?.scrollIntoView();
}

/** So it does for whoever begins to step, unless the page has been scrolled before. */
function showWholeSoon(/** @type {ControlsModel} */ model, /** @type {HTMLElement} */ row) {
  requestAnimationFrame(() => scrollY === 0 && showWhole(row, model.get("scope")));
}

/** The same for whoever steps by keys; only once, for one may scroll back. */
function showWholeOnce(/** @type {ControlsModel} */ model, /** @type {HTMLElement} */ row, /** @type {AbortSignal} */ signal) {
  let shown = model.get("led");
  const show = () => {
    if (!shown) showWholeSoon(model, row);
    shown = true;
  };
  listen(model, "change:step", show, signal);
}

/** What a person does to a page; what only looks at it is none of that. */
const USES = ["pointerdown", "keydown", "wheel", "touchstart"];

/**
 * The same for whoever has come by a link to a later step. The row may be there before the table, or before it is on the
 * page at all: so it is done again whenever one of them grows, until the page is used or somebody else scrolls it.
 */
function leadThere(/** @type {ControlsModel} */ model, /** @type {HTMLElement} */ row, /** @type {AbortSignal} */ signal) {
  const there = new AbortController();
  let scrolled = 0;
  const lead = new ResizeObserver(() => {
    if (scrollY !== scrolled) return there.abort();
    showWhole(row, model.get("scope"));
    scrolled = scrollY;
  });
  const begin = () => model.get("led") && [row, document.body].forEach((part) => lead.observe(part));
  there.signal.addEventListener("abort", () => lead.disconnect());
  signal.addEventListener("abort", () => there.abort());
  for (const use of USES) document.addEventListener(use, () => there.abort(), { capture: true, signal: there.signal });
  listen(model, "change:led", begin, there.signal);
  begin();
}

/** A button for each action. Disabled ones keep the focus, so they are only said to be so. */
function makeButtons(/** @type {Acts} */ act) {
  return new Map(
    ACTIONS.map((name) => {
      const onclick = (/** @type {Event} */ event) => {
        const button = /** @type {HTMLElement} */ (event.currentTarget);
        if (button.getAttribute("aria-disabled") !== "true") act[name]();
      };
      const button = make("button", { type: "button", class: `tolva-step-${name}`, onclick }, icon(ICONS[name]));
      return /** @type {const} */ ([name, button]);
    }),
  );
}

/** Names a button, for the ear and for the pointer that rests on it. */
function label(/** @type {HTMLElement} */ button, /** @type {string} */ words) {
  button.setAttribute("aria-label", words);
  button.title = words;
}

/**
 * The row's elements.
 * @typedef {{ row: HTMLElement, buttons: Map<Action, HTMLElement>, slider: HTMLInputElement, marks: HTMLElement, count: HTMLElement,
 *   speed: HTMLSelectElement, caption: HTMLElement, live: HTMLElement }} Row
 */

/** @returns {Row} */
function makeRow(/** @type {ControlsModel} */ model) {
  const act = actions(model);
  const buttons = makeButtons(act);
  const slider = make("input", { type: "range", min: 0, step: 1 });
  slider.addEventListener("input", () => act.to(Number(slider.value)));
  const marks = make("div", { class: "tolva-step-marks", "aria-hidden": "true" });
  const count = make("span", { class: "tolva-step-count", "aria-hidden": "true" });
  const speeds = Object.keys(PACE).map((name) => make("option", { value: name }));
  const speed = make("select", {}, ...speeds);
  speed.addEventListener("change", () => set(model, { speed: speed.value }));
  const caption = make("div", { class: "tolva-step-caption", "aria-hidden": "true" });
  const live = makeLiveRegion();
  const row = make(
    "div",
    { class: "tolva-controls", role: "group" },
    make("div", { class: "tolva-step-bar" }, caption, make("div", { class: "tolva-step-buttons" }, ...buttons.values())),
    make("div", { class: "tolva-step-place" }, make("div", { class: "tolva-step-track" }, marks, slider), count, speed),
    live,
  );
  row.addEventListener("click", () => showWholeSoon(model, row));
  return { row, buttons, slider, marks, count, speed, caption, live };
}

function showStep(/** @type {ControlsModel} */ model, /** @type {Row} */ { buttons, slider, count }) {
  const [step, last] = [model.get("step"), model.get("last")];
  slider.max = String(last);
  slider.value = String(step);
  slider.setAttribute("aria-valuetext", model.get("where"));
  count.textContent = `${step}/${last}`;
  /** @type {Partial<Record<Action, boolean>>} */
  const without = { first: step === 0, back: step === 0, play: last === 0 };
  for (const [name, button] of buttons) button.setAttribute("aria-disabled", String(without[name] ?? step === last));
}

/** A mark on the slider for each step that ends a section. */
function showMarks(/** @type {ControlsModel} */ model, /** @type {Row} */ { marks }) {
  const last = model.get("last");
  const places = last ? model.get("marks").filter((step) => step < last) : [];
  marks.replaceChildren(...places.map((step) => make("span", { style: `left: ${(100 * step) / last}%` })));
}

function showPlaying(/** @type {ControlsModel} */ model, /** @type {Row} */ { buttons }) {
  const name = model.get("playing") ? "pause" : "play";
  const button = /** @type {HTMLElement} */ (buttons.get("play"));
  button.replaceChildren(icon(ICONS[name]));
  label(button, model.get("words")[name]);
}

function showWords(/** @type {ControlsModel} */ model, /** @type {Row} */ { row, buttons, slider, speed }) {
  const words = model.get("words");
  row.lang = model.get("lang");
  row.setAttribute("aria-label", words.group);
  for (const [name, button] of buttons) {
    const pauses = name === "play" && model.get("playing");
    label(button, (name === "next" && model.get("next_words")) || words[pauses ? "pause" : name]);
  }
  slider.setAttribute("aria-label", words.slider);
  speed.setAttribute("aria-label", words.speed);
  for (const option of speed.options) option.textContent = words[`speed-${option.value}`];
}

/** What happened, and why; what was noted about it where there is room for that too. */
function showCaption(/** @type {ControlsModel} */ model, /** @type {Row} */ { caption }) {
  const lines = /** @type {const} */ (["caption", "reason", "note"]).filter((name) => model.get(name));
  caption.replaceChildren(...lines.map((name) => make("p", { class: `tolva-step-${name}-text` }, model.get(name))));
  const note = model.get("note") && caption.lastElementChild;
  // Asked at once, the browser would lay out the page for it now and once more for what else the step changes.
  if (note) requestAnimationFrame(() => caption.scrollHeight > caption.clientHeight && note.remove());
}

function initialize(/** @type {{ model: ControlsModel }} */ { model }) {
  const gone = new AbortController();
  keepTold(model, ["step", "playing", "speed"], gone.signal);
  keepTime(model, gone.signal);
  return () => gone.abort();
}

function render(/** @type {{ model: ControlsModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const row = makeRow(model);
  /** Shows a part of the row now, and whenever one of these changes. */
  const keep = (/** @type {string} */ events, /** @type {() => void} */ shows) => {
    shows();
    listen(model, events, shows, gone.signal);
  };
  keep("change:words change:next_words", () => showWords(model, row));
  keep("change:words change:playing", () => showPlaying(model, row));
  keep("change:step change:last change:where", () => showStep(model, row));
  keep("change:marks change:last", () => showMarks(model, row));
  keep("change:speed", () => (row.speed.value = model.get("speed")));
  keep("change:caption change:reason change:note", once(() => showCaption(model, row), gone.signal));
  speakAtRest(model, row.live, "change:said change:playing", SPEAK_AFTER, gone.signal, () => !model.get("playing"));
  showWholeOnce(model, row.row, gone.signal);
  leadThere(model, row.row, gone.signal);
  takeKeys(model, el, actions(model), gone.signal);
  takeLinks(model, row, actions(model), gone.signal);
  el.append(row.row);
  return () => gone.abort();
}

export default { initialize, render };

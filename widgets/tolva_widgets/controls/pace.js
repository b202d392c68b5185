/**
 * The row below a table at which one plays. `Pace` says what each of its traits is.
 *
 * @typedef {Model<{ turn: string, waiting: boolean, pace: string, able: string[], on: string, onward: string, said: string, caption: string,
 *   reason: string, scope: string, everywhere: boolean, help: string,
 *   beside: string, words: Record<string, string>, lang: string
 * }>} PaceModel
 * @typedef {"on" | "undo" | "think"} Action
 * @typedef {{ row: HTMLElement, buttons: Map<Action, HTMLElement>, onward: HTMLElement, caption: HTMLElement, live: HTMLElement }} Row
 */

import { make, takesKeys } from "../base/dom.js";
import { hostHas, isCutOff } from "../base/host.js";
import { makeLiveRegion, speakAtRest } from "../base/live_region.js";
import { listen, once } from "../base/model.js";
import { goOnward } from "../base/onward.js";
import { Sounds } from "./sounds.js";

/** What the buttons do, in their order. @type {Action[]} */
const ACTIONS = ["undo", "on"];

/** How long what happened stays, in milliseconds: a look at the table, and as long as it takes to read what is said. */
const STAY = { look: 700, letter: 15, most: 3500 };

/** So many times as long it stays at each pace; at any other nothing goes on by itself. @type {Record<string, number>} */
const PACE = { slow: 2, normal: 1, quick: 0.3 };

/** What is said to those who listen may change again at once: the last of it is spoken. */
const SPEAK_AFTER = 150;

/** Tells Python what is wanted of the state that is shown here. */
function want(/** @type {PaceModel} */ model, /** @type {Action} */ action) {
  if (!model.get("able").includes(action) || isCutOff()) return;
  model.send({ do: action, turn: model.get("turn") });
}

/** Whether a dialog lies over the page: who reads there does not see what happens behind it. */
const isReadElsewhere = () => document.querySelector("dialog:modal") !== null;

/**
 * Goes on by itself while the model waits: one timer a model, however many views show it. Where a dialog is open then, it
 * waits again from when that is closed.
 */
function keepTime(/** @type {PaceModel} */ model, /** @type {AbortSignal} */ signal) {
  let timer = 0;
  const later = (/** @type {Action} */ action, /** @type {number} */ after) => {
    timer = setTimeout(() => isReadElsewhere() || want(model, action), after);
  };
  const wait = () => {
    clearTimeout(timer);
    if (model.get("able").includes("think")) return later("think", 0);
    const times = PACE[model.get("pace")];
    if (!model.get("waiting") || !times || isCutOff()) return;
    const letters = model.get("caption").length;
    later("on", times * Math.min(STAY.look + STAY.letter * letters, STAY.most));
  };
  listen(model, "change:turn change:waiting change:pace change:able", once(wait, signal), signal);
  document.addEventListener("tolva-kernel", wait, { signal });
  document.addEventListener("close", wait, { capture: true, signal }); // a dialog's, which does not bubble
  signal.addEventListener("abort", () => clearTimeout(timer));
  wait();
}

/** A button for each action. Disabled ones keep the focus, so they are only said to be so. */
function makeButtons(/** @type {PaceModel} */ model) {
  return new Map(
    ACTIONS.map((name) => {
      const onclick = () => want(model, name);
      return /** @type {const} */ ([name, make("button", { type: "button", class: `tolva-pace-${name}`, onclick })]);
    }),
  );
}

/** What may be changed at any time is opened and comes into sight, ready to be changed; or it is closed again. */
function toggleBeside(/** @type {PaceModel} */ model, /** @type {HTMLElement} */ button) {
  const around = button.closest(`.${model.get("scope")}`);
  const open = around?.classList.toggle("tolva-beside-open") ?? false;
  button.setAttribute("aria-expanded", String(open));
  if (!open) return;
  const field = /** @type {HTMLElement | null | undefined} */ (around?.querySelector(`.${model.get("beside")} :is(select, input)`));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** The button that opens it where it is folded away, where there is such a part. */
function makeWayBeside(/** @type {PaceModel} */ model) {
  const button = make("button", { type: "button", class: "tolva-pace-beside", "aria-expanded": "false" });
  button.onclick = () => toggleBeside(model, button);
  return model.get("beside") ? [button] : [];
}

/** The button that leads past the widget, to what follows it on the page; it stands there while it is called something. */
function makeWayOnward(/** @type {PaceModel} */ model) {
  const button = make("button", { type: "button", class: "tolva-pace-onward" });
  button.onclick = () => goOnward(button.closest(`.${model.get("scope")}`));
  return button;
}

/** @returns {Row} */
function makeRow(/** @type {PaceModel} */ model) {
  const buttons = makeButtons(model);
  const caption = make("div", { class: "tolva-step-caption", "aria-hidden": "true" });
  const live = makeLiveRegion();
  const bar = make("div", { class: "tolva-step-bar" }, caption, make("div", { class: "tolva-step-buttons tolva-pace-buttons" }, ...buttons.values(), ...makeWayBeside(model)));
  return { row: make("div", { class: "tolva-pace", role: "group" }, bar, live), buttons, onward: makeWayOnward(model), caption, live };
}

function showButtons(/** @type {PaceModel} */ model, /** @type {Row} */ { row, buttons, onward }) {
  row.lang = model.get("lang");
  row.setAttribute("aria-label", model.get("words").group);
  for (const [name, button] of buttons) {
    button.textContent = name === "on" ? model.get("on") : model.get("words")[name];
    button.setAttribute("aria-disabled", String(!model.get("able").includes(name)));
  }
  onward.textContent = model.get("onward");
  if (model.get("onward")) buttons.get("on")?.before(onward);
  else onward.remove();
  const beside = row.querySelector(".tolva-pace-beside");
  if (beside) beside.textContent = model.get("words").beside;
}

function showCaption(/** @type {PaceModel} */ model, /** @type {Row} */ { caption }) {
  const lines = /** @type {const} */ (["reason", "caption"]).filter((name) => model.get(name));
  caption.replaceChildren(...lines.map((name) => make("p", { class: `tolva-step-${name}-text` }, model.get(name))));
}

/** What a key is for, if anything. @returns {Action | "help" | undefined} */
function meaning(/** @type {KeyboardEvent} */ event) {
  if (event.altKey || event.defaultPrevented) return undefined;
  if (event.ctrlKey || event.metaKey) return event.key === "z" && !event.shiftKey ? "undo" : undefined;
  return event.key === " " || event.key === "ArrowRight" ? "on" : event.key === "?" ? "help" : undefined;
}

/**
 * Whether a key that is pressed here is meant for this row: in the widget around it, or anywhere on a page of ours where it
 * is the only one, where nothing else wants it.
 */
function isMeant(/** @type {KeyboardEvent} */ event, /** @type {Element} */ around, /** @type {boolean} */ everywhere) {
  if (document.querySelector(":modal")) return false;
  const { target } = event;
  const onButton = target instanceof Element && target.closest("button, summary, a, [type=checkbox], [role=button]") !== null;
  if (onButton ? event.key === " " : takesKeys(target)) return false;
  return (everywhere && hostHas("keys")) || (target instanceof Node && around.contains(target));
}

/** The keys work where nothing else wants them. */
function takeKeys(/** @type {PaceModel} */ model, /** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  const heard = (/** @type {KeyboardEvent} */ event) => {
    const around = /** @type {HTMLElement} */ ((model.get("scope") && el.closest(`.${model.get("scope")}`)) || el);
    const action = meaning(event);
    if (!action || !isMeant(event, around, model.get("everywhere"))) return;
    event.preventDefault();
    if (action !== "help") want(model, action);
    else /** @type {HTMLElement | null} */ (model.get("help") && around.querySelector(`.${model.get("help")}`))?.click();
  };
  document.addEventListener("keydown", heard, { signal });
}

/** Whoever has been at the table of this widget with keys comes to the button that goes on; nobody else is led away. */
function leadOn(/** @type {PaceModel} */ model, /** @type {HTMLElement} */ el, /** @type {HTMLElement | undefined} */ on) {
  const held = document.activeElement?.closest(".tv-picture");
  const around = model.get("scope") && el.closest(`.${model.get("scope")}`);
  if (held && around && around.contains(held) && document.activeElement?.matches(":focus-visible")) on?.focus({ preventScroll: true });
}

/** What is drawn in the widget around the row may have a button of its own that goes on: the card that tells how a deal ended. */
function takeClicks(/** @type {PaceModel} */ model, /** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  const heard = (/** @type {MouseEvent} */ event) => {
    const button = event.target instanceof Element && event.target.closest("[data-pace=on]");
    const around = model.get("scope") && el.closest(`.${model.get("scope")}`);
    if (button && around && around.contains(button)) want(model, "on");
  };
  document.addEventListener("click", heard, { signal });
}

function initialize(/** @type {{ model: PaceModel }} */ { model }) {
  const gone = new AbortController();
  keepTime(model, gone.signal);
  const sounds = new Sounds(gone.signal);
  listen(model, "msg:custom", (/** @type {any} */ message) => message.do === "sound" && sounds.play(message.sound), gone.signal);
  return () => gone.abort();
}

function render(/** @type {{ model: PaceModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const row = makeRow(model);
  /** Shows a part of the row now, and whenever one of these changes. */
  const keep = (/** @type {string} */ events, /** @type {() => void} */ shows) => {
    shows();
    listen(model, events, shows, gone.signal);
  };
  keep("change:words change:on change:onward change:able", () => showButtons(model, row));
  keep("change:turn", () => (row.row.dataset.turn = model.get("turn")));
  keep("change:caption change:reason", once(() => showCaption(model, row), gone.signal));
  speakAtRest(model, row.live, "change:said", SPEAK_AFTER, gone.signal);
  takeKeys(model, el, gone.signal);
  takeClicks(model, el, gone.signal);
  listen(model, "msg:custom", (/** @type {any} */ message) => message.do === "focus" && leadOn(model, el, row.buttons.get("on")), gone.signal);
  el.append(row.row);
  return () => gone.abort();
}

export default { initialize, render };

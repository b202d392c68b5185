/**
 * What can be chosen on a page, and which choices the learner's browser remembers.
 *
 * @typedef {{ name: string, setting: boolean, element: HTMLElement, field: HTMLElement, show: () => void }} Chooser
 */

/** @import { Choice, PageModel } from "./state.js" */
import { make } from "../base/dom.js";
import { answersItself, hostHas } from "../base/host.js";
import { listen, tell } from "../base/model.js";
import { readKept, writeKept } from "../base/static/storage.js";
import { makeProfiles } from "./house_rules/profiles.js";

/** What is chosen, with what the learner's browser remembers where that is still offered. */
export function remembered(/** @type {PageModel} */ model) {
  const chosen = { ...model.get("chosen") };
  for (const name of hostHas("storage") ? model.get("remember") : []) {
    const value = readKept("everywhere", name);
    const choice = model.get("choices").find((one) => one.name === name);
    if (value && choice?.options.some(([offered]) => offered === value)) chosen[name] = value;
  }
  return chosen;
}

function choose(/** @type {PageModel} */ model, /** @type {string} */ name, /** @type {string} */ value) {
  tell(model, { do: "choose", name, value }, { chosen: { ...model.get("chosen"), [name]: value } });
  if (hostHas("storage") && model.get("remember").includes(name)) writeKept("everywhere", name, value);
}

/** Whether a choice is a box to tick: one of its two values is empty. */
function isTicked(/** @type {Choice} */ { options }) {
  return options.length === 2 && options[0][0] === "";
}

/**
 * A field for a number. What is no such number is said there, and not told to Python.
 * @returns {Chooser}
 */
function makeNumberField(/** @type {PageModel} */ model, /** @type {Choice} */ { name, setting, most = 0, wrong = "" }, /** @type {HTMLElement} */ label) {
  const field = make("input", { type: "text", inputmode: "numeric", size: String(most).length, autocomplete: "off" });
  const chosen = () => model.get("chosen")[name] ?? "";
  const isRight = () => /^\d+$/.test(field.value.trim()) && Number(field.value) <= most;
  field.addEventListener("input", () => field.setCustomValidity(""));
  field.addEventListener("change", () => {
    field.setCustomValidity(isRight() ? "" : wrong);
    if (field.reportValidity()) model.send({ do: "number", name, value: String(Number(field.value)) });
  });
  const element = make("label", { class: "tolva-choice" }, label, field);
  return { name, setting, element, field, show: () => (field.value = chosen()) };
}

/** @returns {Chooser} */
function makeChooser(/** @type {PageModel} */ model, /** @type {Choice} */ choice) {
  const { name, setting } = choice;
  const chosen = () => model.get("chosen")[name] ?? "";
  const label = make("span", {}, choice.label);
  if (isTicked(choice)) {
    const field = make("input", { type: "checkbox" });
    field.addEventListener("change", () => choose(model, name, field.checked ? choice.options[1][0] : ""));
    const element = make("label", { class: "tolva-choice" }, field, label);
    return { name, setting, element, field, show: () => (field.checked = chosen() !== "") };
  }
  if (choice.most !== undefined) return makeNumberField(model, choice, label);
  const field = make("select", { "data-local": answersItself(name) && "" }, ...choice.options.map(([value, words]) => make("option", { value }, words)));
  field.addEventListener("change", () => choose(model, name, field.value));
  const element = make("label", { class: "tolva-choice" }, label, field);
  return { name, setting, element, field, show: () => (field.value = chosen()) };
}

/** The choices: those one often changes in a row, the settings folded away. */
export function makeChoices(/** @type {PageModel} */ model, /** @type {AbortSignal} */ signal) {
  const main = make("div", { class: "tolva-choices" });
  const settings = make("div", { class: "tolva-choices" });
  const summary = make("summary");
  const folded = make("details", { class: "tolva-settings" }, summary, settings);
  const profiles = makeProfiles(model, signal, () => place());
  /** The kept house rules stand last among the settings, or where there are none among the rest; an empty row has no room. */
  const place = () => {
    if (profiles.hidden) profiles.remove();
    else if (!profiles.isConnected || profiles.nextSibling) (folded.hidden ? main : settings).append(profiles);
  };
  /** @type {Chooser[]} */
  let made = [];
  const showChosen = () => made.forEach((choice) => choice.show());
  const showChoices = () => {
    const focused = made.find((choice) => choice.field === document.activeElement)?.name;
    const inProfiles = profiles.contains(document.activeElement);
    made = model.get("choices").map((choice) => makeChooser(model, choice));
    main.replaceChildren(...made.filter((choice) => !choice.setting).map((choice) => choice.element));
    settings.replaceChildren(...made.filter((choice) => choice.setting).map((choice) => choice.element));
    folded.hidden = !settings.firstChild;
    place();
    summary.textContent = model.get("words").settings;
    showChosen();
    made.find((choice) => choice.name === focused)?.field.focus();
    if (inProfiles) profiles.querySelector("select")?.focus();
  };
  showChoices();
  listen(model, "change:choices change:words", showChoices, signal);
  listen(model, "change:chosen", showChosen, signal);
  return [main, folded];
}

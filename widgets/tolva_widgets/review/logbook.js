/**
 * What the learner has answered about each rule: the browser keeps it, Python knows what it means. Nothing of it is seen.
 *
 * Python says how an answer went; the page tells what was answered before about those rules, is told what to keep, and says
 * where it cannot. Until it has kept an answer it keeps how that went: who leaves the page meanwhile has it told by the
 * next page.
 * On a page that is about all of it, the page tells it as soon as it is there, and anew when one comes back on another day.
 *
 * @typedef {Model<{ asks_for_all: boolean }>} LogbookModel
 * @typedef {{ do: "note", grades: Record<string, number> }
 *   | { do: "keep", rules: Record<string, Answered>, noted: string }
 *   | { do: "remember", question: string, right: boolean }
 *   | { do: "tell", question: string, choice: string[], only: string[], sealed: string, id: string }
 *   | { do: "taken" | "untaken", id: string }} ToLogbook
 */

/** @import { Answered } from "../base/static/progress.js" */
import { listen } from "../base/model.js";
import { keepAnswered, keptProgress, MISSED, seconds } from "../base/static/progress.js";
import { canKeep, namesKept, readKept, writeKept } from "../base/static/storage.js";

const DAY = 86_400;

/** As far back as days are drawn, and as far on as one asks for the day. */
const [FIRST_DAY, LAST_DAY] = [-40, 400];

/** When a day is over here, counted from today. */
const endOf = (/** @type {number} */ day) => new Date().setHours(24 * (day + 1), 0, 0, 0) / 1000;

/** From which days on they end so many seconds later than if all days since today's were of 24 hours: with summer time. */
function shifts() {
  const told = [];
  const today = endOf(0);
  for (let [day, last] = [FIRST_DAY, 0]; day <= LAST_DAY; day++) {
    const shift = endOf(day) - today - day * DAY;
    if (shift !== last) told.push([day, shift]);
    last = shift;
  }
  return told;
}

/** So many questions that were missed are kept at most. */
const MOST_MISSED = 10;

/** @returns {string[]} */
function missedKept() {
  try {
    const kept = JSON.parse(readKept("lasting", MISSED) || "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MOST_MISSED) : [];
  } catch {
    return []; // somebody else wrote it
  }
}

/** Keeps that a question was missed, until it is answered rightly. */
function remember(/** @type {string} */ question, /** @type {boolean} */ right) {
  const others = missedKept().filter((one) => one !== question);
  writeKept("lasting", MISSED, JSON.stringify(right ? others : [question, ...others].slice(0, MOST_MISSED)));
}

/** What is kept of these rules, and what time it is, or was. @returns {object} */
function toldOf(/** @type {string[] | undefined} */ rules, at = seconds()) {
  const kept = keptProgress().rules;
  const seen = [...kept].filter(([rule]) => rules?.includes(rule) ?? true).map(([rule, answered]) => [rule, answered.seen]);
  const day_ends = new Date(at * 1000).setHours(24, 0, 0, 0) / 1000;
  return { at, day_ends, shifts: shifts(), keeps: canKeep("lasting"), seen: Object.fromEntries(seen) };
}

/** Tells all that is kept, and again when the page is looked at on another day than when it was told. */
function tellAll(/** @type {LogbookModel} */ model, /** @type {AbortSignal} */ signal) {
  let today = NaN;
  const tell = () => {
    if (document.hidden || today === endOf(0)) return;
    today = endOf(0);
    model.send({ do: "all", ...toldOf(undefined), missed: missedKept() });
  };
  document.addEventListener("visibilitychange", tell, { signal });
  addEventListener("focus", tell, { signal });
  tell();
}

/** With this the names begin under which answers stand that are not kept yet, each with when it was given. */
const NOTED = "noted:";

/** How old such an answer is, in seconds, when its own page has not kept it and never will. */
const LEFT = 5;

/** No more such answers are told than there can be: one a page that was left. */
const MOST_LEFT = 20;

/** Tells how an answer went. */
function tellAnswer(/** @type {LogbookModel} */ model, /** @type {Record<string, number>} */ grades) {
  const noted = `${NOTED}${seconds()}-${Math.random().toString(36).slice(2, 10)}`;
  writeKept("lasting", noted, JSON.stringify(grades));
  model.send({ do: "met", grades, noted, ...toldOf(Object.keys(grades)) });
}

/** Tells the answers of pages that were left before these could keep them. */
function tellLeft(/** @type {LogbookModel} */ model) {
  const names = namesKept("lasting", NOTED);
  for (const name of names.slice(MOST_LEFT)) writeKept("lasting", name, "");
  for (const name of names.slice(0, MOST_LEFT)) {
    const at = parseInt(name.slice(NOTED.length), 10);
    if (at > seconds() - LEFT) continue; // its page may still be about to keep it
    try {
      const grades = JSON.parse(readKept("lasting", name));
      model.send({ do: "met", grades, noted: name, late: true, ...toldOf(Object.keys(grades), at) });
    } catch {
      writeKept("lasting", name, ""); // somebody else wrote it
    }
  }
}

function initialize(/** @type {{ model: LogbookModel }} */ { model }) {
  const gone = new AbortController();
  const hear = (/** @type {ToLogbook} */ message) => {
    if (message.do === "note") tellAnswer(model, message.grades);
    else if (message.do === "remember") remember(message.question, message.right);
    else if (message.do === "tell") {
      const { question, choice, only, sealed, id } = message;
      const detail = { question, choice, only, sealed, id };
      document.dispatchEvent(new CustomEvent("tolva-answered", { detail })); // for class_strip.js
    }
    else if (message.do === "taken" || message.do === "untaken") {
      const detail = { id: message.id, taken: message.do === "taken" };
      document.dispatchEvent(new CustomEvent("tolva-answer-heard", { detail })); // the server says it, for class_strip.js
    }
    else if (message.do === "keep") {
      const kept = keepAnswered(new Map(Object.entries(message.rules)), seconds());
      if (message.noted.startsWith(NOTED)) writeKept("lasting", message.noted, "");
      if (!kept) model.send({ do: "not-kept" });
    }
  };
  listen(model, "msg:custom", hear, gone.signal);
  tellLeft(model);
  const later = setTimeout(() => tellLeft(model), 1000 * (LEFT + 1)); // what was answered just before one came here
  gone.signal.addEventListener("abort", () => clearTimeout(later));
  if (model.get("asks_for_all")) tellAll(model, gone.signal);
  return () => gone.abort();
}

/** What is empty is taken for a part that is still on its way. */
function render(/** @type {{ el: HTMLElement }} */ { el }) {
  el.append(document.createElement("span"));
}

export default { initialize, render };

/**
 * What the learner has answered about each rule: the browser keeps it, Python knows what it means. Nothing of it is seen.
 *
 * Python says how an answer went; the page tells what was answered before about those rules, is told what to keep, and says
 * where it cannot.
 * On a page that is about all of it, the page tells it as soon as it is there, and anew when one comes back on another day.
 *
 * @typedef {Model<{ asks_for_all: boolean }>} LogbookModel
 * @typedef {{ do: "note", grades: Record<string, number> } | { do: "keep", rules: Record<string, Answered> }} ToLogbook
 */

/** @import { Answered } from "../base/static/progress.js" */
import { listen } from "../base/model.js";
import { keepAnswered, keptProgress, seconds } from "../base/static/progress.js";
import { canKeep } from "../base/static/storage.js";

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

/** What is kept of these rules, and what time it is. @returns {object} */
function toldOf(/** @type {string[] | undefined} */ rules) {
  const kept = keptProgress().rules;
  const seen = [...kept].filter(([rule]) => rules?.includes(rule) ?? true).map(([rule, answered]) => [rule, answered.seen]);
  return { at: seconds(), day_ends: endOf(0), shifts: shifts(), keeps: canKeep("lasting"), seen: Object.fromEntries(seen) };
}

/** Tells all that is kept, and again when the page is looked at on another day than when it was told. */
function tellAll(/** @type {LogbookModel} */ model, /** @type {AbortSignal} */ signal) {
  let today = NaN;
  const tell = () => {
    if (document.hidden || today === endOf(0)) return;
    today = endOf(0);
    model.send({ do: "all", ...toldOf(undefined) });
  };
  document.addEventListener("visibilitychange", tell, { signal });
  addEventListener("focus", tell, { signal });
  tell();
}

function initialize(/** @type {{ model: LogbookModel }} */ { model }) {
  const gone = new AbortController();
  const hear = (/** @type {ToLogbook} */ message) => {
    if (message.do === "note") model.send({ do: "met", grades: message.grades, ...toldOf(Object.keys(message.grades)) });
    else if (message.do === "keep" && !keepAnswered(new Map(Object.entries(message.rules)), seconds())) model.send({ do: "not-kept" });
  };
  listen(model, "msg:custom", hear, gone.signal);
  if (model.get("asks_for_all")) tellAll(model, gone.signal);
  return () => gone.abort();
}

/** What is empty is taken for a part that is still on its way. */
function render(/** @type {{ el: HTMLElement }} */ { el }) {
  el.append(document.createElement("span"));
}

export default { initialize, render };

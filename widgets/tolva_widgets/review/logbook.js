/**
 * What the learner has answered about each rule: the browser keeps it, Python knows what it means. Nothing of it is seen.
 *
 * Python says how an answer went; the page tells what was answered before about those rules, and is told what to keep.
 * On a page that is about all of it, the page tells it as soon as it is there.
 *
 * @typedef {Model<{ asks_for_all: boolean }>} LogbookModel
 * @typedef {{ do: "note", grades: Record<string, number> } | { do: "keep", rules: Record<string, Answered> }} ToLogbook
 */

/** @import { Answered } from "../base/static/progress.js" */
import { listen } from "../base/model.js";
import { keepAnswered, keptProgress, seconds } from "../base/static/progress.js";

/** What is kept of these rules, and what time it is. @returns {object} */
function toldOf(/** @type {string[] | undefined} */ rules) {
  const kept = keptProgress().rules;
  const seen = [...kept].filter(([rule]) => rules?.includes(rule) ?? true).map(([rule, answered]) => [rule, answered.seen]);
  return { at: seconds(), day_ends: new Date().setHours(24, 0, 0, 0) / 1000, seen: Object.fromEntries(seen) };
}

function initialize(/** @type {{ model: LogbookModel }} */ { model }) {
  const gone = new AbortController();
  const hear = (/** @type {ToLogbook} */ message) => {
    if (message.do === "note") model.send({ do: "met", grades: message.grades, ...toldOf(Object.keys(message.grades)) });
    else if (message.do === "keep") keepAnswered(new Map(Object.entries(message.rules)), seconds());
  };
  listen(model, "msg:custom", hear, gone.signal);
  if (model.get("asks_for_all")) model.send({ do: "all", ...toldOf(undefined) });
  return () => gone.abort();
}

/** What is empty is taken for a part that is still on its way. */
function render(/** @type {{ el: HTMLElement }} */ { el }) {
  el.append(document.createElement("span"));
}

export default { initialize, render };

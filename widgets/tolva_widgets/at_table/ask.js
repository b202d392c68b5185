/** The index by question: searched by any word, each question with its answer, its case and its rule. */

/** @import { EntryWords, Wording } from "../serving/jupyter/voila/templates/tolva/static/matching.js" */
/** @import { Laid, PanelsModel, Question } from "./state.js" */
import { make } from "../base/dom.js";
import { listen } from "../base/model.js";
import { scores, wordingOf, wordsIn } from "../serving/jupyter/voila/templates/tolva/static/matching.js";
import { chip, ruleLink } from "./state.js";

/** So many that have only some of the words come after those that have them all: people ask in words of their own. */
const ALSO = 4;

/** How well each entry suits the words one by one, those that say nothing left out. */
function wordByWord(/** @type {EntryWords[]} */ entries, /** @type {string} */ typed, /** @type {Wording} */ wording) {
  const telling = wordsIn(typed).filter((word) => !wording.passed.has(word));
  const each = telling.map((word) => scores(entries, word, wording));
  return entries.map((_, n) => each.reduce((sum, found) => sum + found[n] / (Math.max(...found) || 1), 0));
}

/** The questions that suit what was typed, the best first; all of them where nothing was. */
function suiting(/** @type {PanelsModel} */ model, /** @type {string} */ typed) {
  const { questions, wording } = model.get("shown");
  if (!wordsIn(typed).length) return questions;
  const entries = questions.map(({ asked, words, answer }) => ({ title: wordsIn(asked), other: wordsIn(words), said: wordsIn(answer) }));
  const known = wordingOf(wording);
  const best = (/** @type {number[]} */ found) => {
    const scored = found.map((score, n) => ({ score, question: questions[n] })).filter(({ score }) => score > 0);
    return scored.sort((one, other) => other.score - one.score).map(({ question }) => question);
  };
  const whole = best(scores(entries, typed, known));
  const also = best(wordByWord(entries, typed, known)).filter((question) => !whole.includes(question));
  return [...whole, ...also.slice(0, ALSO)];
}

/** What lies on the table in the question's case. */
function caseOf(/** @type {PanelsModel} */ model, /** @type {Question} */ question) {
  const shown = model.get("shown");
  const rows = question.case.flatMap(([label, cards]) => [make("dt", {}, label), make("dd", {}, ...cards.map((card) => chip(shown, card)))]);
  return rows.length ? [make("dl", { class: "tolva-at-table-case" }, ...rows)] : [];
}

export function makeAsk(/** @type {PanelsModel} */ model, /** @type {AbortSignal} */ signal, /** @type {(position: Laid) => void} */ layOut) {
  const label = make("span");
  const field = make("input", { type: "search", autocomplete: "off", enterkeyhint: "search", "data-keeps-focus": "" });
  const count = make("p", { role: "status", class: "tolva-at-table-count" });
  const list = make("ul", { class: "tolva-at-table-questions" });
  const panel = make("div", {}, make("label", { class: "tolva-at-table-search" }, label, field), count, list);

  const fill = (/** @type {Question} */ question, /** @type {HTMLElement} */ place) => {
    const { words } = model.get("shown");
    const others = question.others.map(([option, answer]) => make("li", {}, make("strong", {}, `${option}.`), ` ${answer}`));
    const { position } = question;
    place.replaceChildren(
      make("p", { class: "tolva-at-table-answer" }, question.answer),
      ...caseOf(model, question),
      ...(others.length ? [make("p", { class: "tolva-at-table-others" }, `${words.others}:`), make("ul", {}, ...others)] : []),
      make("p", {}, ruleLink(question.rule, words.rule)),
      ...(position ? [make("button", { type: "button", onclick: () => layOut(position) }, words["lay-out"])] : []),
    );
  };

  const item = (/** @type {Question} */ question) => {
    const place = make("div", { class: "tolva-at-table-answered" });
    const details = make("details", { name: "tolva-at-table-question" }, make("summary", {}, question.asked), place);
    details.addEventListener("toggle", () => {
      if (details.open && !place.firstChild) fill(question, place);
      const open = model.get("asked");
      if (details.open ? open === question.name : open !== question.name) return;
      model.set("asked", details.open ? question.name : "");
      model.save_changes();
    });
    if (model.get("asked") === question.name) {
      fill(question, place);
      details.open = true;
    }
    return make("li", { "data-question": question.name }, details);
  };

  const find = () => {
    const { words } = model.get("shown");
    const found = suiting(model, field.value);
    const key = !found.length ? "none-found" : wordsIn(field.value).length ? "found" : "all";
    count.textContent = words[key].replace("{count}", String(found.length));
    list.replaceChildren(...found.map(item));
  };
  const show = () => {
    label.textContent = model.get("shown").words.search;
    find();
  };
  field.addEventListener("input", find);
  const openOne = () => {
    const open = model.get("asked");
    const at = model.get("shown").questions.findIndex((question) => question.name === open);
    if (open && at >= 0 && !list.querySelector("details[open]")) show();
  };
  listen(model, "change:asked", openOne, signal);
  return { panel, show };
}

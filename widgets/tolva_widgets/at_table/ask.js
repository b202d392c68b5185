/** The index by question: searched by any word, each question with its answer, its case and its rule. */

/** @import { Laid, PanelsModel, Question } from "./state.js" */
import { make } from "../base/dom.js";
import { listen } from "../base/model.js";
import { wordsIn } from "../base/static/matching.js";
import { chip, ruleLink } from "./state.js";
import { suiting } from "./suiting.js";

/** What lies on the table in the question's case. */
function caseOf(/** @type {PanelsModel} */ model, /** @type {Question} */ question) {
  const shown = model.get("shown");
  const rows = question.case.flatMap(([label, cards]) => [make("dt", {}, label), make("dd", {}, ...cards.map((card) => chip(shown, card)))]);
  return rows.length ? [make("dl", { class: "tolva-at-table-case" }, ...rows)] : [];
}

/** How it is answered with other options: in the book, or as some play. */
function othersOf(/** @type {string} */ label, /** @type {[string, string][]} */ others) {
  const lines = others.map(([option, answer]) => make("li", {}, make("strong", {}, `${option}.`), ` ${answer}`));
  return lines.length ? [make("p", { class: "tolva-at-table-others" }, `${label}:`), make("ul", {}, ...lines)] : [];
}

export function makeAsk(/** @type {PanelsModel} */ model, /** @type {AbortSignal} */ signal, /** @type {(position: Laid) => void} */ layOut) {
  const label = make("span");
  const field = make("input", { type: "search", autocomplete: "off", enterkeyhint: "search", "data-keeps-focus": "", "data-local": "" });
  const count = make("p", { role: "status", class: "tolva-at-table-count" });
  const list = make("ul", { class: "tolva-at-table-questions" });
  const panel = make("div", {}, make("label", { class: "tolva-at-table-search" }, label, field), count, list);

  const fill = (/** @type {Question} */ question, /** @type {HTMLElement} */ place) => {
    const { words } = model.get("shown");
    const [inBook, elsewhere] = question.others;
    const others = [othersOf(words["in-book"], inBook), othersOf(words.others, elsewhere)].flat();
    const { position } = question;
    place.replaceChildren(
      make("p", { class: "tolva-at-table-answer" }, question.answer),
      ...caseOf(model, question),
      ...others,
      ...question.rules.map((rule) => make("p", {}, ruleLink(rule, words.rule))),
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
    const { words, rules_page: href } = model.get("shown");
    const { found, isClose } = suiting(model.get("shown"), field.value);
    const key = !found.length ? "none-found" : !isClose ? "weak" : wordsIn(field.value).length ? "found" : "all";
    count.replaceChildren(words[key].replace("{count}", String(found.length)));
    if (!isClose && href) count.append(" ", make("a", { href }, words["all-rules"]), ".");
    list.replaceChildren(...found.map(item));
  };
  let game = model.get("shown").game;
  const show = () => {
    // What was looked for in one game says nothing in another; by other house rules it does.
    if (model.get("shown").game !== game) field.value = "";
    game = model.get("shown").game;
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

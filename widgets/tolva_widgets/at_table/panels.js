/**
 * What one does at a real table: asks, has a position judged, keeps the house rules. Each has a file of its own; this puts
 * them behind tabs.
 */

/** @import { PanelsModel } from "./state.js" */
import { make } from "../base/dom.js";
import { hostHas } from "../base/host.js";
import { listen } from "../base/model.js";
import { say } from "../base/static/say.js";
import { readKept, writeKept } from "../base/static/storage.js";
import { makeAsk } from "./ask.js";
import { makeJudge } from "./judge.js";
import { makeRules } from "./house_rules.js";

/** Under what the browser keeps what was played last, and what could not be read of that. */
const [KEPT, ASIDE] = ["house-rules", "house-rules-aside"];

const NAMES = /** @type {const} */ (["ask", "judge", "rules"]);
let made = 0;

/** The tabs: one of them is a stop of the tab key, the arrows go from one to the next. */
function makeTabs(/** @type {PanelsModel} */ model, /** @type {HTMLElement[]} */ panels, /** @type {(chosen: number) => void} */ pressed) {
  const prefix = `tolva-at-table-${++made}`;
  const added = model.get("added");
  const tabs = [...NAMES, ...added.map(([name]) => name)].map((name, n) => {
    const [id, panel] = [`${prefix}-tab-${name}`, panels[n]];
    if (panel) {
      panel.id = `${prefix}-panel-${name}`;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", id);
    }
    return make("button", { type: "button", role: "tab", "data-local": "", id, value: name, "aria-controls": panel ? panel.id : false, onclick: () => press(n) });
  });
  const choose = (/** @type {number} */ chosen) => {
    tabs.forEach((tab, n) => {
      tab.setAttribute("aria-selected", String(n === chosen));
      tab.tabIndex = n === chosen ? 0 : -1;
      if (panels[n]) panels[n].hidden = n !== chosen;
    });
    if (model.get("tab") === tabs[chosen].value) return;
    model.set("tab", tabs[chosen].value);
    model.save_changes();
  };
  const press = (/** @type {number} */ chosen) => {
    choose(chosen);
    pressed(chosen);
  };
  const move = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.tabIndex === 0);
    const next = (at + step + tabs.length) % tabs.length;
    choose(next);
    tabs[next].focus();
  };
  const list = make("div", { role: "tablist", onkeydown: move }, ...tabs);
  const showWords = () => {
    const { words } = model.get("shown");
    list.setAttribute("aria-label", words.tabs);
    tabs.forEach((tab, n) => (tab.textContent = n < NAMES.length ? words[tab.value] : added[n - NAMES.length][1]));
  };
  const follow = () => choose(Math.max(0, tabs.findIndex(({ value }) => value === model.get("tab"))));
  follow();
  return { list, showWords, choose, follow };
}

/** Tells Python what the browser has kept, as an address would; what cannot be read is kept aside, so that nothing is lost. */
function tellKept(/** @type {PanelsModel} */ model) {
  const text = hostHas("storage") ? readKept("lasting", KEPT) : "";
  if (!text) return;
  let address = {};
  try {
    const { game, players, options, called } = JSON.parse(text) ?? {};
    address = { game, players, options, called };
  } catch {
    writeKept("lasting", ASIDE, text);
    writeKept("lasting", KEPT, "");
  }
  model.send({ do: "kept", text, address });
}

/** Has the browser keep what somebody has come to; not what stands in its place as long as Python lacks (site.js). */
function keepLast(/** @type {PanelsModel} */ model) {
  const isWhole = !document.documentElement.dataset.lacks;
  if (model.get("kept") && isWhole && hostHas("storage")) writeKept("lasting", KEPT, model.get("kept"));
}

/** What was kept is told before the page tells its address, so that nothing else is shown in between. */
function initialize(/** @type {{ model: PanelsModel }} */ { model }) {
  const gone = new AbortController();
  listen(model, "change:kept", () => keepLast(model), gone.signal);
  tellKept(model);
  return () => gone.abort();
}

function render(/** @type {{ model: PanelsModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const line = make("p", { class: "tolva-at-table-line" });
  // On a site of files, where Python is not there or never comes: whose the answers are, and what takes Python.
  const forNow = make("p", { class: "tolva-at-table-for-now" });
  const later = Object.fromEntries(["judge", "rules"].map((name) => [name, make("p", { class: "tolva-at-table-later" })]));
  const notice = make("p", { class: "tolva-at-table-notice", role: "alert" });
  const judge = makeJudge(model, gone.signal);
  const ask = makeAsk(model, gone.signal, (position) => {
    judge.layOut(position);
    tabs.choose(1);
    judge.panel.querySelector("h2")?.focus();
  });
  const rules = makeRules(model, gone.signal);
  judge.panel.prepend(later.judge);
  rules.panel.prepend(later.rules);
  const tabs = makeTabs(model, [ask.panel, judge.panel, rules.panel], (chosen) => chosen === NAMES.indexOf("judge") && judge.open());
  // The score stands on a page of its own, which goes on with the match that the browser keeps.
  const score = make("a", {});
  const bar = make("div", { class: "tolva-at-table-tabs" }, tabs.list, score);
  const showNotice = () => {
    say(notice, model.get("notice"));
    notice.hidden = !model.get("notice");
  };
  const show = () => {
    const { line: played, words, score: href } = model.get("shown");
    line.textContent = played;
    forNow.textContent = words["for-now"];
    for (const [name, note] of Object.entries(later)) note.textContent = words[`${name}-later`];
    score.textContent = words.score;
    score.href = href;
    score.hidden = !href;
    tabs.showWords();
    for (const part of [ask, judge, rules]) part.show();
  };
  el.append(make("div", { class: "tolva-at-table-panels tolva-fields tolva-laying" }, line, forNow, notice, bar, ask.panel, judge.panel, rules.panel));
  show();
  showNotice();
  listen(model, "change:shown", show, gone.signal);
  listen(model, "change:tab", () => tabs.follow(), gone.signal);
  listen(model, "change:notice", showNotice, gone.signal);
  return () => gone.abort();
}

export default { initialize, render };

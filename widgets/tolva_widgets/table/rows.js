/**
 * What stands below the picture: the button that decides on what is selected, and what can be said.
 *
 * @typedef {{ button: HTMLButtonElement, why: HTMLElement }} Said a phrase's button, and what is said of it
 */

/** @import { Phrase, TableModel } from "./state.js" */
import { make, order } from "../base/dom.js";
import { signInLine } from "./signs.js";

/** A phrase of more letters has a row of its own on a phone. */
const LONG = 22;
/** One of more letters than this has no more than one other in its row there. */
const HALF = 12;

/** The suits' signs, and the letters that their colours go by. @type {Record<string, string>} */
const SUITS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** Cards' signs, each in the colour of its suit. */
function coloured(/** @type {string} */ signs) {
  const parts = signs.split(/([♠♥♦♣][^\s♠♥♦♣]+)/);
  return parts.map((part) => (part[0] in SUITS ? make("span", { class: `tolva-suit-${SUITS[part[0]]}`, translate: "no" }, part) : part));
}

/** Whether choosing this selects it, rather than telling Python at once. */
export function isSelectable(/** @type {TableModel} */ model, /** @type {string} */ key) {
  return ["select", "one"].includes(model.get("mode")) && !model.get("at_once").includes(key);
}

/** The two rows. They are on the page only while they hold something. */
export class Rows {
  constructor(/** @type {TableModel} */ model, /** @type {string} */ id, /** @type {(key: string) => void} */ pick, /** @type {(words: string) => void} */ say) {
    this.model = model;
    this.id = id;
    this.pick = pick;
    this.say = say;
    this.made = 0;
    /** @type {Map<string, Said>} */
    this.said = new Map();
    this.phrases = make("div", { class: "tolva-table-phrases", role: "group" });
    this.group = make("span", { class: "tolva-phrase-group", "aria-hidden": "true" });
    this.decide = make("button", { type: "button", "aria-describedby": `${id}verdict`, onclick: () => this.decided() });
    this.verdict = make("p", { id: `${id}verdict`, role: "status" });
    this.compose = make("div", { class: "tolva-table-compose" }, this.decide, this.verdict);
    this.root = make("div", { class: "tolva-table-rows" });
  }

  /** Shows both as they are now. Whether the focus was on a button that is gone, and no other of its row has it now. */
  show() {
    const focused = this.root.contains(document.activeElement);
    const keys = [...this.said.keys()];
    const at = keys.findIndex((key) => this.said.get(key)?.button === document.activeElement);
    this.showCompose();
    this.showPhrases();
    this.keepRow(this.compose, this.decide.textContent !== "", this.phrases);
    this.keepRow(this.phrases, this.said.size > 0, null);
    if (!focused || this.root.contains(document.activeElement)) return false;
    const near = [...keys.slice(at), ...keys.slice(0, at).reverse()].find((key) => this.said.has(key));
    this.said.get(at < 0 ? "" : (near ?? ""))?.button.focus();
    return !this.root.contains(document.activeElement);
  }

  /** Puts a row in its place, or takes it away. A row that stays is not moved, which would lose the focus. */
  keepRow(/** @type {HTMLElement} */ row, /** @type {boolean} */ wanted, /** @type {HTMLElement | null} */ next) {
    if (!wanted) row.remove();
    else if (row.parentNode !== this.root) this.root.insertBefore(row, next?.parentNode === this.root ? next : null);
  }

  focus() {
    const [first] = this.said.values();
    first?.button.focus();
  }

  showCompose() {
    const { label = "", ready = true, verdict = "", kind = "" } = this.model.get("mode") === "select" ? this.model.get("compose") : {};
    if (this.decide.textContent !== label) this.decide.textContent = label;
    this.decide.setAttribute("aria-disabled", String(!ready));
    this.verdict.className = `tolva-table-verdict tv-over tv-${kind || "open"}`;
    // Only what is new is spoken.
    if (this.verdict.textContent === verdict) return;
    this.verdict.replaceChildren(...(kind ? [signInLine(kind)] : []), verdict);
  }

  showPhrases() {
    const [given, gone] = [this.model.get("phrases").filter(({ unseen }) => !unseen), new Map(this.said)];
    for (const phrase of given) {
      gone.delete(phrase.key);
      this.showPhrase(phrase, this.said.get(phrase.key) ?? this.makePhrase(phrase.key));
    }
    for (const [key, { button, why }] of gone) {
      this.said.delete(key);
      button.remove();
      why.remove();
    }
    const at = given.findIndex(({ group }) => group);
    this.group.textContent = given[at]?.group ?? "";
    /** @type {HTMLElement[]} */
    const parts = given.flatMap(({ key }) => Object.values(/** @type {Said} */ (this.said.get(key))));
    if (at >= 0) parts.splice(2 * at, 0, this.group);
    else this.group.remove();
    order(this.phrases, parts, document.activeElement);
    this.phrases.setAttribute("aria-label", this.model.get("words").phrases);
  }

  makePhrase(/** @type {string} */ key) {
    const id = `${this.id}why-${(this.made += 1)}`;
    const onclick = () => this.model.get("mode") !== "watch" && this.pick(key);
    const button = make("button", { type: "button", value: key, "aria-describedby": id, onclick });
    const said = { button, why: make("span", { class: "tolva-unseen", id }) };
    this.said.set(key, said);
    return said;
  }

  showPhrase(/** @type {Phrase} */ { key, label, signs = "", group = "", idle = "" }, /** @type {Said} */ { button, why }) {
    const { model } = this;
    const mark = model.get("marks")[key];
    const selected = model.get("selected").includes(key);
    const word = mark?.word ? [make("span", { class: "tolva-phrase-word", "aria-hidden": "true" }, mark.word)] : [];
    const sign = mark && mark.kind !== "lit" ? mark.kind : null;
    const kind = sign ?? (selected ? "yes" : null);
    button.toggleAttribute("data-picked", kind === "yes" && !word.length);
    const seen = signs
      ? [make("span", { "aria-hidden": "true" }, ...coloured(signs)), make("span", { class: "tolva-unseen" }, label)]
      : [label];
    button.toggleAttribute("data-signs", signs !== "");
    button.toggleAttribute("data-group", group !== "");
    button.toggleAttribute("data-idle", idle !== "");
    button.toggleAttribute("data-long", signs === "" && label.length > LONG);
    button.toggleAttribute("data-half", signs === "" && label.length > HALF);
    button.replaceChildren(...(kind ? [signInLine(kind)] : []), ...seen, ...word);
    const shown = [mark && mark.kind, selected && !sign && "selected"].filter(Boolean);
    button.className = shown.length ? `tv-over ${shown.map((name) => `tv-${name}`).join(" ")}` : "";
    button.setAttribute("aria-disabled", String(model.get("mode") === "watch"));
    if (isSelectable(model, key)) button.setAttribute("aria-pressed", String(selected));
    else button.removeAttribute("aria-pressed");
    why.textContent = mark ? mark.spoken || mark.word : "";
  }

  /**
   * Decides. What has just been selected Python hears of first, whether or not it has answered yet that the button may be
   * used. Where nothing is selected, the line beside the button, which says why, is spoken once more.
   */
  decided() {
    const able = this.decide.getAttribute("aria-disabled") !== "true" || this.model.get("selected").length > 0;
    if (able) this.model.send({ do: "decide", turn: this.model.get("_turn") });
    else this.say(this.verdict.textContent ?? "");
  }
}

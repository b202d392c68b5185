/**
 * The field below a table in which one types what one chooses, what came of it, and the button on the table that opens it.
 * What is typed is read in Python. The field is made when it is opened; the learner's browser remembers on which page it is.
 */

/** @import { TableModel, TypingWords } from "./state.js" */
import { make } from "../base/dom.js";
import { hostHas, isCutOff } from "../base/host.js";
import { readKept, writeKept } from "../base/static/storage.js";

/** Where the browser keeps on which page the field is open: whoever goes to another has it closed there. */
const TYPING = "typing";
const thisPage = () => location.pathname;

/** As many characters as Python reads. */
const LONGEST_TYPED = 120;

export class Typing {
  constructor(/** @type {TableModel} */ model, /** @type {string} */ id) {
    this.model = model;
    this.id = id;
    /** @type {TypingWords | null} */
    this.words = null;
    /** What was typed last: it comes back to be mended where nothing came of it. */
    this.last = "";
    /** @type {HTMLInputElement | null} */
    this.field = null;
    this.button = make("button", { type: "button", class: "tolva-table-type", "aria-expanded": "false", onclick: () => this.toggle() });
    // A browser that translates the page leaves the words that can be typed: nothing here would understand others.
    this.told = make("p", { class: "tolva-table-typed", id: `${id}typed`, translate: "no" });
    this.root = make("div", { class: "tolva-table-typing" });
  }

  /** Shows the field's words, and the field where the browser remembers it open on this page. */
  show(/** @type {TypingWords} */ words) {
    const first = this.words === null;
    this.words = words;
    this.button.textContent = words.open;
    this.button.title = `${words.label} (${words.key})`;
    if (this.field) this.close();
    if (first && hostHas("storage") && readKept("everywhere", TYPING) === thisPage()) this.open();
  }

  /** Puts the button in the picture's corner, or in front of the field where the picture has no room for it. */
  place(/** @type {HTMLElement} */ where) {
    if (this.button.parentElement !== where) where[where === this.root ? "prepend" : "append"](this.button);
  }

  get isHeld() {
    return this.field !== null && document.activeElement === this.field;
  }

  /** Whether a key was pressed in the form: it is for the field alone then. */
  holds(/** @type {EventTarget | null} */ target) {
    return target instanceof Node && this.root.contains(target);
  }

  toggle() {
    if (this.field) this.close();
    else this.begin();
    if (hostHas("storage")) writeKept("everywhere", TYPING, this.field ? thisPage() : "");
  }

  /** Opens the field where it is not, and goes there. */
  begin() {
    if (!this.field) {
      this.open();
      if (hostHas("storage")) writeKept("everywhere", TYPING, thisPage());
    }
    this.field?.focus();
    this.bringIntoSight();
  }

  /** What came of it is seen above a bar that lies over the page's lower edge. */
  bringIntoSight() {
    this.told.scrollIntoView({ block: "nearest" });
  }

  open() {
    const { words, id } = this;
    if (!words) return;
    this.field = make("input", {
      type: "text", maxlength: LONGEST_TYPED, autocomplete: "off", autocapitalize: "none", spellcheck: "false",
      enterkeyhint: "go", "aria-label": words.label, "aria-describedby": `${id}typed`, "data-keeps-focus": "", translate: "no",
    });
    const go = make("button", { type: "submit" }, words.go);
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.send();
    };
    this.tell(words["key-does"]);
    this.root.append(make("form", { class: "tolva-table-type-form", onsubmit }, this.field, go), this.told);
    this.button.setAttribute("aria-expanded", "true");
  }

  close() {
    const held = this.isHeld;
    for (const part of this.root.querySelectorAll("form, p")) part.remove();
    this.field = null;
    this.button.setAttribute("aria-expanded", "false");
    if (held) this.button.focus();
  }

  send() {
    if (!this.field || isCutOff()) return;
    this.last = this.field.value;
    this.field.value = "";
    this.field.focus();
    this.model.send({ do: "type", text: this.last, turn: this.model.get("_turn") });
  }

  /** Shows what came of what was typed. */
  tell(/** @type {string} */ words) {
    this.told.textContent = words;
  }

  /** Gives back what was typed, so that it can be mended or typed over. */
  giveBack() {
    if (!this.field || this.field.value) return;
    this.field.value = this.last;
    this.field.select();
  }

  /** Escape empties the field, and closes it when it is empty. */
  leave() {
    if (this.field?.value) this.field.value = "";
    else if (this.field) this.toggle();
  }
}

/**
 * The key that opens the field works anywhere on a page of ours where nothing else wants it: for the first table that is
 * in sight.
 */
export function takeTypingKey(/** @type {Typing} */ typing, /** @type {HTMLElement} */ root, /** @type {AbortSignal} */ signal) {
  const heard = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== typing.words?.key || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]")) return;
    const within = target instanceof Node && root.contains(target);
    if (!within && !(hostHas("keys") && firstInSight() === root)) return;
    event.preventDefault();
    typing.begin();
  };
  document.addEventListener("keydown", heard, { signal });
}

/** The first table on the page of which something is in sight. */
function firstInSight() {
  return [...document.querySelectorAll(".tolva-table")].find((table) => {
    const { top, bottom, height } = table.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
}

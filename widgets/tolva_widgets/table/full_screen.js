/** The button on a table that lets what it is part of fill the screen, where the browser has that: a phone may not. */

/** @import { ScreenWords } from "./state.js" */
import { make } from "../base/dom.js";
import { isCutOff } from "../base/host.js";
import { draw } from "./signs.js";

/** The class of what fills the screen: a page with a table, a guided deal. A table that is part of neither has no button. */
const FILLS = "tolva-fills-screen";

/** Four corners that point outwards, or inwards. */
const OUTWARDS = "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4";
const INWARDS = "M6 2v4H2M10 2v4h4M14 10h-4v4M2 10h4v4";

export class FullScreen {
  constructor(/** @type {HTMLElement} */ root, /** @type {AbortSignal} */ signal) {
    this.root = root;
    /** @type {ScreenWords | null} */
    this.words = null;
    this.sign = draw("path", {});
    const drawn = draw("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, this.sign);
    this.button = make("button", { type: "button", class: "tolva-table-screen", "data-local": "", onclick: () => this.toggle() }, drawn);
    this.button.hidden = true;
    document.addEventListener("fullscreenchange", () => this.showWords(), { signal });
    // What the page says of its kernel stands outside of what fills the screen.
    document.addEventListener("tolva-kernel", () => isCutOff() && this.fills && document.exitFullscreen(), { signal });
  }

  /** What is to fill the screen, once the table stands on its page. */
  get whole() {
    return this.root.closest(`.${FILLS}`);
  }

  get fills() {
    return document.fullscreenElement !== null && document.fullscreenElement === this.whole;
  }

  /** The button is there where there is something for it to do. */
  place() {
    this.button.hidden = !document.fullscreenEnabled || this.whole === null;
  }

  show(/** @type {ScreenWords} */ words) {
    this.words = words;
    this.showWords();
  }

  showWords() {
    const called = this.words?.[this.fills ? "leave" : "fill"] ?? "";
    this.button.title = called;
    this.button.setAttribute("aria-label", called);
    this.sign.setAttribute("d", this.fills ? INWARDS : OUTWARDS);
  }

  async toggle() {
    try {
      if (this.fills) await document.exitFullscreen();
      else await this.whole?.requestFullscreen();
    } catch {
      this.button.hidden = true; // the browser does not let it, whatever it has said before
    }
  }
}

/**
 * The stars that a level has earned, here and before: the browser keeps them, and the best count.
 *
 * @typedef {Model<{ level: string, stars: number, memory: string, _memory_limit: number, so_far: string, printing: string, on_paper: string, words: Record<string, string> }>} StarsModel
 */

import { make } from "../base/dom.js";
import { hostHas } from "../base/host.js";
import { listen } from "../base/model.js";
import { goOnward } from "../base/onward.js";
import { keptProgress, mergeProgress, MOST_STARS, onProgress } from "../base/static/progress.js";
import { say } from "../base/static/say.js";
import { askToKeep } from "../base/static/storage.js";
import { printOut } from "../page/printout.js";
import { keepBegun } from "./begun.js";
import { beginHomework } from "./homework.js";

/** What this browser keeps of the level. */
const keptStars = (/** @type {StarsModel} */ model) => keptProgress().levels.get(model.get("level")) ?? 0;

/** The lesson that this page is; empty where the page is none of ours. */
const openLesson = () => (hostHas("address") ? (location.pathname.split("/").pop() ?? "") : "");

/** Takes what the browser keeps, and keeps what has been earned. Whether there was room for it. */
function settle(/** @type {StarsModel} */ model) {
  const [kept, earned] = [keptStars(model), model.get("stars")];
  if (kept > earned) {
    model.set("stars", kept);
    model.save_changes();
  }
  if (earned <= kept) return true;
  if (hostHas("storage") && keptProgress().levels.size === 0) askToKeep(); // the first star of all: from now on there is something to lose
  return mergeProgress({ levels: new Map([[model.get("level"), earned]]), last: openLesson() });
}

function render(/** @type {{ model: StarsModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const drawn = make("span", { "aria-hidden": "true" });
  const spoken = make("span", { class: "tolva-unseen" });
  const stars = make("span", { class: "tolva-stars" }, drawn, spoken);
  const soFar = make("span", { class: "tolva-stars-so-far" });
  const print = make("button", { type: "button", class: "tolva-stars-print" });
  const onPaper = make("span", { class: "tolva-stars-on-paper" });
  const full = make("span", { class: "tolva-stars-full", role: "status" });
  const show = () => {
    const [earned, words] = [model.get("stars"), model.get("words")];
    drawn.textContent = "★".repeat(earned) + "☆".repeat(MOST_STARS - earned);
    spoken.textContent = words[String(earned)];
    stars.dataset.stars = String(earned);
    soFar.textContent = model.get("so_far");
    print.textContent = model.get("printing");
    print.hidden = !model.get("printing");
    onPaper.textContent = model.get("on_paper");
  };
  const keep = () => {
    say(full, settle(model) ? "" : model.get("words").full);
    show();
  };
  keep();
  keepBegun(model, model.get("level"), gone.signal);
  listen(model, "change:stars", keep, gone.signal);
  listen(model, "change:so_far change:printing change:on_paper change:words", show, gone.signal);
  onProgress(keep, gone.signal);
  print.addEventListener("click", () => model.send({ do: "print" }), { signal: gone.signal });
  const hear = (/** @type {{ do: string, html: string }} */ told) => {
    if (told.do === "print") printOut(told.html);
    if (told.do === "onward") goOnward(el.closest(".tolva-level"));
  };
  beginHomework(model, el, gone.signal);
  listen(model, "msg:custom", hear, gone.signal);
  el.append(make("p", { class: "tolva-stars-line" }, stars, soFar, print, onPaper, full));
  return () => gone.abort();
}

export default { render };

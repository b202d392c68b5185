/**
 * What the learner's browser keeps for another day, each thing under a name of its own, and the list of it. `Shelf` says
 * what each of its traits is.
 *
 * @typedef {{ key: string, words: string, sound: boolean, file: string }} ShelfRow
 * @typedef {Model<{ place: string, limit: number, told: string[][], opened: boolean, rows: ShelfRow[], folded: boolean,
 *   words: Record<string, string>, lang: string }>} ShelfModel
 */

import { make } from "../../base/dom.js";
import { makeLiveRegion } from "../../base/live_region.js";
import { say } from "../../base/static/say.js";
import { hostHas } from "../../base/host.js";
import { listen, once, PAGE } from "../../base/model.js";
import { askToKeep, parted, readKept, thingsKept, writeKept } from "../../base/static/storage.js";
import { download } from "../files.js";

/** So many things are told of at most. */
const MOST_TOLD = 60;

/** What this page has kept itself: where the browser keeps nothing, it can still be saved. @type {Map<string, string>} */
const keptHere = new Map();

/** What was thrown away here, as it was kept: it can be brought back as long as the page is open. @type {Map<string, string>} */
const thrown = new Map();

/** What the browser keeps under each key as far as this page knows: anything else another tab has put there. @type {Map<string, string>} */
const seen = new Map();

/** The keys under which this page keeps what another tab keeps otherwise under the key that Python says. @type {Map<string, string>} */
const moved = new Map();

/** When what was kept last is said to have been: another clock may have been ahead of this one. */
let latest = 0;

/** The name under which the browser keeps what Python knows by this key. */
const nameOf = (/** @type {ShelfModel} */ model, /** @type {string} */ key) => `${model.get("place")}:${moved.get(key) ?? key}`;

/** Tells Python once what the browser keeps, the one written last first. */
function tellKept(/** @type {ShelfModel} */ model) {
  if (model.get("opened") || !hostHas("storage") || !model.get("place")) return;
  const beginning = nameOf(model, "");
  const things = thingsKept(beginning);
  latest = Math.max(latest, things[0]?.at ?? 0);
  for (const { key } of things) seen.set(key, readKept("lasting", beginning + key));
  model.set("told", things.slice(0, MOST_TOLD).map(({ key, text }) => [key, text.slice(0, model.get("limit") + 1)]));
  model.set("opened", true);
  model.save_changes();
}

/** The thing under this key as it is kept, in the browser or here alone. */
function thing(/** @type {ShelfModel} */ model, /** @type {string} */ key) {
  return parted(thrown.get(key) ?? (readKept("lasting", nameOf(model, key)) || (keptHere.get(key) ?? "")));
}

/** When it was kept, as one says it where one is; undefined where nobody knows, or it was by a clock that was ahead. */
function whenKept(/** @type {ShelfModel} */ model, /** @type {string} */ key) {
  const { at } = thing(model, key);
  if (!at || at > Date.now()) return undefined;
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toLocaleString(model.get("lang"), { dateStyle: "medium", timeStyle: "short" });
}

/** Leaves to another tab what it has put under a key since this page looked there: from then on ours has another. */
function makeWay(/** @type {ShelfModel} */ model, /** @type {string} */ key) {
  const there = readKept("lasting", nameOf(model, key));
  if (!there || there === seen.get(key)) return;
  moved.set(key, `${key}~${PAGE}${moved.size}`);
}

/** Keeps what Python says. Whether there was room for it. */
function put(/** @type {ShelfModel} */ model, /** @type {string} */ key, /** @type {string} */ text) {
  thrown.delete(key);
  makeWay(model, key);
  if (!latest) askToKeep(); // the first of all: from now on there is something to lose
  latest = Math.max(Date.now(), latest + 1);
  const kept = text && `${latest} ${text}`;
  if (kept) keptHere.set(key, kept);
  else keptHere.delete(key);
  const done = writeKept("lasting", nameOf(model, key), kept);
  if (done) seen.set(key, kept);
  return done;
}

/** Throws a thing away, or brings it back, here and in Python. */
function turn(/** @type {ShelfModel} */ model, /** @type {string} */ key) {
  const name = nameOf(model, key);
  const before = thrown.get(key);
  if (before === undefined) thrown.set(key, readKept("lasting", name) || (keptHere.get(key) ?? ""));
  else thrown.delete(key);
  writeKept("lasting", name, before ?? "");
  seen.set(key, before ?? "");
  model.send({ do: before === undefined ? "throw" : "back", key });
}

/**
 * A row of the list: what it is, and what can be done with it.
 * @param {ShelfModel} model
 * @param {ShelfRow} row
 * @param {(said: string) => void} turned
 */
function makeShelfRow(model, { key, words: told, sound, file }, turned) {
  const words = model.get("words");
  const gone = thrown.has(key);
  const when = whenKept(model, key);
  const button = (/** @type {string} */ does, /** @type {() => void} */ onclick) =>
    make("button", { type: "button", class: `tolva-shelf-${does}`, "data-key": key, "aria-label": `${words[does]}: ${told}`, onclick }, words[does]);
  const turnIt = () => {
    turn(model, key);
    turned(`${words[gone ? "back" : "thrown"]} ${told}`);
  };
  const save = () => download(file, thing(model, key).text);
  const first = sound ? button("go-on", () => model.send({ do: "go-on", key })) : button("save", save);
  const buttons = gone ? [button("undo", turnIt)] : [first, button("throw", turnIt)];
  const said = make("span", { class: "tolva-shelf-words" }, ...(gone ? [`${words.thrown} `] : []), told);
  if (when) said.append(" ", make("span", { class: "tolva-shelf-when" }, when));
  return make("li", {}, said, make("span", { class: "tolva-shelf-buttons" }, ...buttons));
}

/** Shows the list; the focus stays at what it was at. */
function showShelf(/** @type {ShelfModel} */ model, /** @type {HTMLElement} */ shelf, /** @type {(said: string) => void} */ turned) {
  const words = model.get("words");
  const focused = /** @type {HTMLElement | null} */ (shelf.contains(document.activeElement) ? document.activeElement : null);
  const [key, place] = [focused?.dataset.key, focused?.className];
  const unfolded = shelf.querySelector("details")?.open ?? false;
  const rows = model.get("rows").map((row) => makeShelfRow(model, row, turned));
  const open = model.get("folded") ? [] : rows.splice(0, 1);
  const count = `${words[open.length ? "more" : "some"]} (${rows.length})`;
  const folded = make("details", {}, make("summary", {}, count), make("ul", {}, ...rows));
  folded.open = unfolded;
  shelf.replaceChildren(...(open.length ? [make("ul", {}, ...open)] : []), ...(rows.length ? [folded] : []));
  shelf.hidden = !shelf.firstChild;
  shelf.setAttribute("aria-label", words.title);
  if (!key) return;
  const there = [.../** @type {NodeListOf<HTMLElement>} */ (shelf.querySelectorAll("button"))].filter((one) => one.dataset.key === key);
  (there.find((one) => one.className === place) ?? there.at(-1))?.focus();
}

function render(/** @type {{ model: ShelfModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const shelf = make("section", { class: "tolva-shelf-list" });
  const full = make("p", { class: "tolva-shelf-full", role: "status" });
  const live = makeLiveRegion();
  const around = make("div", { class: "tolva-shelf" }, shelf, full, live);
  const turned = (/** @type {string} */ said) => {
    say(live, said);
    show();
  };
  const show = () => {
    around.lang = model.get("lang");
    showShelf(model, shelf, turned);
  };
  const hear = (/** @type {{ do: string, key: string, text: string }} */ message) => {
    if (message.do !== "put" || !hostHas("storage")) return;
    const kept = put(model, message.key, message.text);
    say(full, kept || !message.text ? "" : model.get("words").full);
  };
  show();
  listen(model, "change:rows change:folded change:words", once(show, gone.signal), gone.signal);
  listen(model, "msg:custom", hear, gone.signal);
  el.append(around);
  // Not before it is rendered: what Python answers to one that is still being made is lost.
  tellKept(model);
  return () => gone.abort();
}

export default { render };

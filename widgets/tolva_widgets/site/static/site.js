/**
 * A page of the site: it draws the widgets as they were when the page was made, has Python begin beside it, and carries
 * messages between the two. What is pressed before Python is there waits, and is done in its order.
 *
 * @typedef {Record<string, Record<string, any>>} States widgets' synced traits, by name
 * @typedef {object} Made what the page was made with
 * @property {string} notebook its path in the site
 * @property {States} models
 * @property {boolean} late whether Python comes when a widget is in sight or touched
 * @property {string[]} openings files, each with what the widgets have become where the page was opened without anything
 * @property {import("./addressed.js").Addresses | null} addresses what was made for other addresses
 */

import { AddressedPages, pageIn } from "./addressed.js";
import { Models, makePanel } from "./host.js";
import { Python } from "./python.js";

const VIEW = "application/vnd.jupyter.widget-view+json";

/** What shows that one wants to use a widget. */
const USES = ["pointerdown", "focusin", "click"];

const root = document.documentElement;
const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const slots = () => [...document.querySelectorAll(".tolva-slot")];

/** @type {Made} */
const made = JSON.parse(byId("tolva-made").textContent ?? "");

/** The widget that each place shows, by its name. @type {Map<Element, string>} */
const shown = new Map(slots().map((slot) => [slot, JSON.parse(slot.querySelector("script")?.textContent ?? "").data[VIEW].model_id]));

/** Which of the openings this is, where there are some. */
const seed = made.openings.length ? Math.floor(Math.random() * made.openings.length) : undefined;

const python = new Python({ hear: hearPython, begun, again, failed });

/** The pages made for other addresses. */
const addressed = made.addresses && new AddressedPages(made.addresses);

/** Which of the wishes that were told is the newest. */
let wishes = 0;

/** What was chosen before Python was there, by the name of its message: Python does not say again what it was told. @type {Map<string, Record<string, string>>} */
const chosenBefore = new Map();

/** Whether what the page was opened with is shown, and what is told from then on is a wish of its own. */
let isShown = false;

/** @type {Models} */
let models = makeModels();

/** @type {(() => void)[]} */
let panels = [];

/** What the widgets were when they were shown. @type {States} */
let asShown = {};

/** What Python has said, as long as it has not heard all that was said before it came. @type {[string, any][] | undefined} */
let settling;

function makeModels() {
  return new Models((id, data) => {
    python.tell(id, data);
    if (!python.isThere) showWished(id, data);
  });
}

/* Before Python */

async function read(/** @type {string} */ name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

/** Puts in what all widgets of a class share: it is in one file for all pages. */
function putIn(/** @type {Record<string, unknown>} */ fronts, /** @type {States} */ states) {
  for (const state of Object.values(states)) {
    for (const [name, value] of Object.entries(state)) {
      if (value?.$front !== undefined) state[name] = fronts[value.$front];
    }
  }
}

/** Draws all widgets. A place that is pending is not taken for shown, whatever is in it. */
function draw(/** @type {boolean} */ pending) {
  asShown = { ...made.models };
  for (const [id, state] of Object.entries(made.models)) models.open(id, state);
  panels = [...shown].map(([slot, name]) => {
    const { panel, remove } = makePanel(models.named(name));
    if (pending) panel.append(Object.assign(document.createElement("i"), { className: "tolva-held" }));
    slot.querySelector("script")?.remove();
    slot.querySelector(".jp-OutputArea-output")?.remove();
    slot.append(panel);
    return remove;
  });
  for (const held of document.querySelectorAll("i.tolva-held")) held.setAttribute("data-pending", "");
}

/** What every page tells as it is opened: where it is and which day it is there change nothing of what is drawn. */
const TOLD_BY_ALL = ["opened", "place", "today"];

/** Whether the page was opened with nothing that another page of it would not have had: an address, what was kept. */
const openedPlainly = () => python.waiting.every(({ data }) => data.method === "update" && Object.keys(data.state).every((name) => TOLD_BY_ALL.includes(name)));

/** Shows what is drawn. */
function reveal() {
  isShown = true;
  for (const held of document.querySelectorAll("i.tolva-held")) held.remove();
  delete root.dataset.held;
}

/** Resolves when Python has done with all that has been said so far, or up to a message. @returns {Promise<void>} */
function answered(last = python.numbered) {
  return new Promise((resolve) => {
    const hear = (/** @type {Event} */ event) => {
      if (/** @type {CustomEvent} */ (event).detail < last) return;
      document.removeEventListener("tolva-done", hear);
      resolve();
    };
    document.addEventListener("tolva-done", hear);
  });
}

/** Shows what the widgets are, as it was made beforehand. */
function apply(/** @type {States} */ states) {
  for (const [id, state] of Object.entries(states)) {
    models.known.get(id)?.receive(state);
    asShown[id] = { ...asShown[id], ...state };
  }
}

/** Shows the page that was made for what is wished for, as far as it was made; whether it could be had. */
async function showMade(/** @type {import("./addressed.js").Found} */ { file, at, direct, rest, lacks }, heard = "") {
  const wish = ++wishes;
  const several = await read(file).catch(() => undefined);
  if (!several) return false;
  if (wish !== wishes || root.dataset.python !== undefined) return true; // something newer is there
  const [states, { page }] = [pageIn(several, at), /** @type {AddressedPages} */ (addressed).made];
  // What else is chosen there, how things look, stays as it is.
  const chosen = { ...models.named(page).get("chosen"), ...states[page].chosen };
  const address = { ...states[page].address, ...rest };
  const before = asShown[page].address;
  root.dataset.lacks = lacks.join(" "); // before what is shown is told of: it is not all that was wished for
  apply({ ...states, [page]: { ...states[page], chosen, address, ...(heard && { heard }) } });
  asShown[page].address = before; // Python is told it, and says none but another
  apply(direct);
  return true;
}

/** Shows what a message asks for, if that was made beforehand; else Python does it when it comes. */
async function showWished(/** @type {string} */ id, /** @type {any} */ data) {
  const { content } = data;
  if (content?.do === "choose" && content.id) chosenBefore.set(content.id, { [content.name]: content.value });
  if (!addressed || !isShown) return sayGettingReady();
  if (addressed.isTaken(id, data)) return;
  const found = addressed.after(data);
  if (!found || !(await showMade(found, data.content?.id))) sayGettingReady();
}

/** Shows the widgets at once, as they were made, if that is what the visitor asked for; else when Python has answered. */
async function show() {
  draw(true);
  await Promise.all(models.drawn);
  if (openedPlainly()) {
    if (seed !== undefined) apply(await read(made.openings[seed]).catch(() => ({})));
  } else if (!(await showOpened())) {
    begin();
    await answered();
  }
  reveal();
}

/** Shows the page made for what it was opened with; whether there is one. */
async function showOpened() {
  const found = addressed?.opened(python.waiting.map(({ data }) => data));
  return found !== undefined && (await showMade(found));
}

/* With Python */

function begin() {
  if (!canRun()) return;
  sights.disconnect();
  for (const use of USES) document.removeEventListener(use, touched, { capture: true });
  root.dataset.coming = "";
  python.begin(made.notebook, seed);
}

function touched(/** @type {Event} */ event) {
  if (event.target instanceof Element && event.target.closest(".tolva-slot")) begin();
}

const sights = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && begin());

/** Says that Python comes, to one who has used what needs it. */
function sayGettingReady() {
  if (root.dataset.ready !== undefined && root.dataset.failed === undefined) byId("tolva-soon").hidden = false;
}

/** Takes what Python says. What its widgets were before it had heard which page was opened is not shown. */
function hearPython(/** @type {string} */ text) {
  const said = JSON.parse(text);
  if (settling) settling.push([said.id, said.data]);
  else if (!said.opened) models.hear(said.id, said.data);
  else settle(said.opened);
}

function settle(/** @type {[string, any][]} */ opened) {
  const last = python.waiting.at(-1)?.n;
  if (last === undefined) {
    takeOver(opened);
    return;
  }
  settling = opened;
  answered(last).then(() => {
    if (settling !== opened) return; // another Python has begun meanwhile
    settling = undefined;
    takeOver(opened);
  });
}

/** Takes the widgets that Python has; that it has made what is here already is no news. */
function takeOver(/** @type {[string, any][]} */ opened) {
  const states = statesAfter(opened);
  delete root.dataset.lacks;
  // What is new is there before anything that is here is told to use it.
  const here = new Set(models.known.keys());
  for (const [id, state] of states) if (!here.has(id)) models.open(id, state);
  for (const [id, state] of states) if (here.has(id)) receiveNews(id, state);
  for (const id of [...models.known.keys()].filter((id) => !states.has(id))) models.known.delete(id);
  for (const [id, data] of opened) if (data.method === "custom") models.hear(id, data);
  root.dataset.python = ""; // not sooner: what is drawn anew here would take with it what is pressed just then
}

/** What was chosen, where Python says that it has heard it. */
function heardIn(/** @type {Record<string, any>} */ { heard }, /** @type {Record<string, any> | undefined} */ before) {
  const chosen = chosenBefore.get(heard);
  return chosen && { chosen: { ...before?.chosen, ...chosen } };
}

/** What each widget is after all that was said of them. */
function statesAfter(/** @type {[string, any][]} */ opened) {
  /** @type {Map<string, Record<string, any>>} */
  const states = new Map();
  for (const [id, { method, state }] of opened) {
    if (method === "open" || method === "update") states.set(id, { ...states.get(id), ...heardIn(state, states.get(id)), ...state });
    else if (method === "close") states.delete(id);
  }
  return states;
}

/** Takes what is not as it was when it was shown; what the visitor has changed since is on its way to Python. */
function receiveNews(/** @type {string} */ id, /** @type {Record<string, any>} */ state) {
  const before = asShown[id] ?? {};
  const news = Object.entries(state).filter(([name, value]) => inOrder(value) !== inOrder(before[name]));
  if (news.length) models.named(id).receive(Object.fromEntries(news));
}

/** A value as text, the same in whichever order its keys came: the page and Python do not write them in one order. */
function inOrder(/** @type {unknown} */ value) {
  const sorted = (/** @type {string} */ _, /** @type {unknown} */ inner) =>
    inner instanceof Object && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner;
  return JSON.stringify(value, sorted);
}

function begun() {
  delete root.dataset.coming;
  byId("tolva-soon").hidden = true;
}

/** Another Python takes the place of one that has ended: the widgets begin anew, with what was kept. */
function again() {
  delete root.dataset.python;
  settling = undefined;
  isShown = false;
  for (const remove of panels) remove();
  models = makeModels();
  sayGettingReady();
  show().catch(() => failed("not-loaded"));
  begin();
}

/** Says that there will be no Python; what can be read without it stays. */
function failed(/** @type {string} */ code) {
  byId("tolva-soon").hidden = true;
  byId("tolva-loading").hidden = true;
  byId(`tolva-${code}`).hidden = false;
  delete root.dataset.held;
  delete root.dataset.coming;
  root.dataset.failed = code;
}

/** Whether the browser has what Python needs. */
const canRun = () => ["WebAssembly", "Worker"].every((name) => name in window);

/** Has Python come: at once, or when it is wanted. */
function beginInTime() {
  if (!made.late) begin();
  for (const slot of slots()) sights.observe(slot);
  for (const use of USES) document.addEventListener(use, touched, { capture: true });
}

async function start() {
  Object.assign(window, {
    jupyterapp: { widgetManager: { kernel: python, has_model: () => true, restoreWidgets: async () => {} } },
  });
  if (addressed) root.dataset.answers = addressed.made.names.join(" ");
  if (canRun()) beginInTime();
  else python.fail("no-python", "no WebAssembly or no workers");
  if (!canRun() && !addressed) return;
  try {
    putIn(await read("fronts.json"), made.models);
    await show();
  } catch (error) {
    console.warn(error);
    failed("not-loaded");
  }
}

start();

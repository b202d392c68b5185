/**
 * A page of the site: it draws the widgets as they were when the page was made, has Python begin beside it, and carries
 * messages between the two. What is pressed before Python is there waits, and is done in its order.
 */

import { Models, makePanel } from "./host.js";

/**
 * @typedef {{ notebook: string, fronts: string, models: Record<string, object>, late: boolean }} Made what the page was made with
 * @typedef {{ opened: [string, any][] } | { id: string, data: object }} Said
 */

const VIEW = "application/vnd.jupyter.widget-view+json";

const root = document.documentElement;
const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {Made} */
const made = JSON.parse(byId("tolva-made").textContent ?? "");

/** Hears of something. @template Fact */
class Signal {
  constructor() {
    /** @type {((sender: any, fact: any) => void)[]} */
    this.heard = [];
  }

  connect(/** @type {(sender: any, fact: Fact) => void} */ heard) {
    this.heard.push(heard);
  }

  emit(/** @type {Fact} */ fact) {
    for (const heard of this.heard) heard(this, fact);
  }
}

/** Python, as the page's frame sees a kernel. */
class Python {
  constructor(/** @type {(said: Said) => void} */ heard) {
    this.heard = heard;
    this.id = "";
    this.status = "starting";
    this.connectionStatus = "connected";
    this.statusChanged = new Signal();
    this.connectionStatusChanged = new Signal();
    this.anyMessage = new Signal();
    this.said = 0;
    this.done = 0;
    /** @type {Worker | undefined} */
    this.worker = undefined;
    /** @type {Map<number, () => void>} */
    this.whenDone = new Map();
    /** @type {{ n: number, text: string }[]} */
    this.waiting = [];
  }

  begin() {
    if (this.worker) return;
    this.worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => this.fail("load", event.message);
    this.worker.postMessage({ open: made.notebook });
    for (const message of this.waiting.splice(0)) this.worker.postMessage(message);
  }

  /** Says something to a widget. */
  tell(/** @type {string} */ id, /** @type {object} */ data) {
    const message = { n: ++this.said, text: JSON.stringify({ id, data }) };
    this.anyMessage.emit({ msg: { header: { msg_id: String(message.n), msg_type: "comm_msg" } }, direction: "send" });
    if (this.worker) this.worker.postMessage(message);
    else this.waiting.push(message);
  }

  hear(/** @type {any} */ data) {
    if (data.failed) this.fail(data.failed, data.why);
    else if (data.done) this.note(data.done);
    else this.heard(JSON.parse(data.text));
  }

  note(/** @type {number} */ n) {
    this.done = n;
    this.anyMessage.emit({
      msg: { header: {}, parent_header: { msg_id: String(n) }, content: { execution_state: "idle" } },
      direction: "recv",
    });
    this.statusChanged.emit("idle");
    root.dataset.done = String(n);
  }

  fail(/** @type {string} */ code, /** @type {string} */ why) {
    console.error(code, why);
    this.status = "dead";
    this.statusChanged.emit(this.status);
  }
}

/* The widgets */

/** What all widgets of a class share is in one file for all pages. */
async function withFronts() {
  const answer = await fetch(new URL(made.fronts, import.meta.url));
  const fronts = await answer.json();
  for (const state of Object.values(made.models)) {
    for (const [name, value] of Object.entries(state)) {
      if (value?.$front) Object.assign(state, { [name]: fronts[value.$front] });
    }
  }
}

const python = new Python(hear);
const models = new Models((id, data) => python.tell(id, data));

/** What Python says. As it opens its widgets, which are here already, it says what they are: mostly nothing new. */
function hear(/** @type {Said} */ said) {
  if (!("opened" in said)) return models.hear(said.id, said.data);
  for (const [id, data] of said.opened) {
    if (data.method === "open" && models.known.has(id)) continue;
    models.hear(id, data);
  }
  python.status = "idle";
  root.dataset.python = "";
  python.statusChanged.emit("idle");
}

function draw() {
  for (const slot of document.querySelectorAll(".tolva-slot")) {
    const output = JSON.parse(slot.querySelector("script")?.textContent ?? "");
    const { panel } = makePanel(models.named(output.data[VIEW].model_id));
    slot.append(panel);
  }
}

async function start() {
  python.begin();
  await withFronts();
  for (const [id, state] of Object.entries(made.models)) models.open(id, state);
  draw();
  Object.assign(window, { jupyterapp: { widgetManager: { kernel: python, has_model: (/** @type {string} */ id) => models.known.has(id), restoreWidgets: async () => {} } } });
}

start();

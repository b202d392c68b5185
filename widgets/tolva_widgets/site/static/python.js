/**
 * Python beside the page, as the page's frame sees a kernel (frame.js): whether it lives, and what is not answered yet.
 * What is said to it before it is there waits, and is heard in its order.
 *
 * @typedef {{ id: string, data: any }} Message
 */

/** How often one looks whether Python answers, and how long it may be silent before it is started again, in milliseconds. */
const LOOKED_EVERY = 5000;
const STARVED = 60_000;

/** How long nothing of it may arrive before it is there, in milliseconds: on a slow line its files take minutes. */
const COMING = 300_000;

/** How often it is started again. */
const RESTARTS = 2;

/** Hears of something. */
class Signal {
  constructor() {
    /** @type {((sender: any, fact: any) => void)[]} */
    this.heard = [];
  }

  connect(/** @type {(sender: any, fact: any) => void} */ heard) {
    this.heard.push(heard);
  }

  emit(/** @type {unknown} */ fact) {
    for (const heard of this.heard) heard(this, fact);
  }
}

export class Python {
  /**
   * @param {object} page
   * @param {(text: string) => void} page.hear hears what Python says
   * @param {() => void} page.begun hears that the cells have run
   * @param {() => void} page.again draws the widgets anew, for another Python
   * @param {(code: string) => void} page.failed says that there will be none
   */
  constructor(page) {
    this.page = page;
    this.id = "";
    this.status = "starting";
    this.connectionStatus = "connected";
    this.statusChanged = new Signal();
    this.connectionStatusChanged = new Signal();
    this.anyMessage = new Signal();
    this.restarts = 0;
    this.numbered = 0;
    /** When it was started last, or some of its files arrived. */
    this.came = 0;
    /** @type {Worker | undefined} */
    this.worker = undefined;
    /** What is not said yet. @type {(Message & { n: number })[]} */
    this.waiting = [];
    /** When what is not answered yet was said, by its number. @type {Map<number, number>} */
    this.unanswered = new Map();
    setInterval(() => this.look(), LOOKED_EVERY);
  }

  get isThere() {
    return this.status === "idle";
  }

  /** Has Python begin with a notebook's cells, unless it has. */
  begin(/** @type {string} */ notebook, /** @type {number | undefined} */ seed) {
    if (this.worker) return;
    this.came = performance.now();
    this.worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.onerror = (event) => this.die(event.message);
    this.worker.postMessage({ open: notebook, seed });
  }

  /** Says something to a widget. */
  tell(/** @type {string} */ id, /** @type {any} */ data) {
    const message = { n: ++this.numbered, id, data };
    if (this.isThere) this.say(message);
    else this.waiting.push(message);
  }

  say(/** @type {Message & { n: number }} */ { n, id, data }) {
    this.unanswered.set(n, performance.now());
    // Only what Python hears is waited for: it does not keep silent before it is there.
    this.anyMessage.emit({ msg: { header: { msg_id: String(n), msg_type: "comm_msg" } }, direction: "send" });
    this.worker?.postMessage({ n, text: JSON.stringify({ id, data }) });
  }

  take(/** @type {any} */ said) {
    if (said.arrived) this.came = performance.now();
    else if (said.failed) this.fail(said.failed, said.why);
    else if (said.begun) this.live();
    else if (said.done) this.note(said.done);
    else this.page.hear(said.text);
  }

  live() {
    this.status = "idle";
    this.statusChanged.emit(this.status);
    this.page.begun();
    for (const message of this.waiting.splice(0)) this.say(message);
  }

  note(/** @type {number} */ n) {
    this.unanswered.delete(n);
    const content = { execution_state: "idle" };
    this.anyMessage.emit({ msg: { header: {}, parent_header: { msg_id: String(n) }, content }, direction: "recv" });
    document.dispatchEvent(new CustomEvent("tolva-done", { detail: n }));
  }

  /** Starts it again where it has been silent too long; on a page that nobody looks at, time may stand still. */
  look() {
    const late = this.worker && this.status === "starting" && performance.now() - this.came > COMING;
    if (late) this.die("late");
    if (late || document.hidden || performance.now() - Math.min(...this.unanswered.values()) < STARVED) return;
    this.die("silent");
  }

  /** It has ended, or answers nothing: another takes its place, unless that has been of no use. */
  die(/** @type {string} */ why) {
    const before = this.status;
    this.worker?.terminate();
    this.worker = undefined;
    if (before !== "idle" || this.restarts >= RESTARTS) {
      this.fail(before === "idle" ? "" : "not-loaded", why);
      return;
    }
    this.restarts += 1;
    this.status = "starting";
    this.waiting = [];
    this.unanswered.clear();
    this.connectionStatusChanged.emit(this.connectionStatus);
    this.page.again();
  }

  fail(/** @type {string} */ code, /** @type {string} */ why) {
    console.warn(code, why);
    this.unanswered.clear();
    if (code) this.page.failed(code);
    this.status = "dead";
    this.statusChanged.emit(this.status);
  }
}

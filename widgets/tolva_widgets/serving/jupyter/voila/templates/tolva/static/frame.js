/**
 * A page's own life, apart from its widgets: light or dark, the language switch, and what happens when widgets do not
 * come or the kernel goes. It needs no kernel. Sentences stand in the page already; this shows and hides them.
 */

import { canKeep, readKept, writeKept } from "./storage.js";

const WIDGET_VIEW = "application/vnd.jupyter.widget-view+json";

/** What a box keeps for a part that is on its way, and what is not shown before it has heard the page's address. */
const PENDING = ".lm-Widget:empty:not(.jupyter-widgets), .tolva-waiting";

/** What draws itself as soon as it is laid out, which the browser does for a page that is looked at. */
const UNDRAWN = "[data-pending]";

/** What one reaches with the tabulator key. */
const FOCUSABLE = "button:not([disabled]), input, select, [tabindex='0']";

/** How often a page looks whether what it waits for is there, in milliseconds: a frame. */
const LOOKED_EVERY = 16;

/** How long widgets may be on their way before they are asked for again, in milliseconds. */
const PATIENCE = 4000;

/** How much rarer each time that nothing has come: what is late because many ask comes no sooner for more asking. */
const RARER = 1.5;

/**
 * How long until the page is taken for stuck. A class that opens its pages at once on a small computer waits long for
 * them, and reloading, which costs a new kernel, would make everybody wait longer.
 */
const STUCK = 180_000;

/** How many times a page shows its failed widgets again before it reloads. */
const ATTEMPTS = 3;

/** How often a page that is looked at asks the server for its kernel, in milliseconds. */
const ASKED_EVERY = 20_000;

/** How often a page that has lost its server looks whether it is back, in milliseconds. */
const REACHED_EVERY = 1500;

/** How long the kernel may take to answer before the page says so, in milliseconds. */
const SILENCE = 6000;

/** How long the page's clock may stand before the computer is taken to have slept, in milliseconds. */
const SLEPT = 10_000;

/** How many times in a row the server answers while the socket does not open, until the page takes that for blocked. */
const HANDSHAKES = 2;

/** How the page and the server put messages on the socket. */
const PROTOCOL = "v1.kernel.websocket.jupyter.org";

/** How long a page that is left may wait for the next one, in milliseconds. */
const LEAVING = 30_000;

/** How many times in a row a page reloads before it says what is wrong. */
const RELOADS = 2;

const root = document.documentElement;

/** An element that the template has put on every page. */
const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows one of the notices that the template has written into the page, and keeps free at its top what they cover. */
function notice(/** @type {string} */ name, shown = true) {
  const box = byId(`tolva-${name}`);
  box.hidden = !shown;
  // Without the net a page that was kept may not come back: there one waits.
  const button = box.querySelector(".tolva-reload");
  if (button instanceof HTMLElement) button.hidden = !navigator.onLine;
  const heights = [...document.querySelectorAll(".tolva-notice")].map((one) => one.getBoundingClientRect().height);
  root.style.setProperty("--tolva-notice", `${Math.max(0, ...heights)}px`);
}

/* Light or dark */

function prefersDark() {
  return root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function setUpTheme() {
  const button = byId("tolva-theme");
  const show = () => button.setAttribute("aria-pressed", String(prefersDark()));
  button.hidden = false;
  button.addEventListener("click", () => {
    root.dataset.theme = prefersDark() ? "light" : "dark";
    writeKept("everywhere", "theme", root.dataset.theme);
    show();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  show();
}

/* The menu */

/** On a phone the pages stand behind a button (frame.css), so that what one came for begins at the top. */
function setUpMenu() {
  const button = document.getElementById("tolva-menu");
  if (!button) return;
  const show = (/** @type {boolean} */ open) => button.setAttribute("aria-expanded", String(open));
  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  button.addEventListener("click", () => show(!isOpen()));
  button.closest("header")?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    show(false);
    button.focus();
  });
}

/* Links */

/** The other language's page opens where this one stands: with the same seed, step and anchor. */
function setUpLanguages() {
  for (const link of document.querySelectorAll(/** @type {"a"} */ (".tolva-languages a"))) {
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}

/* Widgets */

/** @typedef {"waiting" | "failed" | "shown"} SlotState */

/** Whether a part that could draw itself by now has not: one that is hidden, or on a page that is, is not laid out. */
function isUndrawn(/** @type {Element} */ panel) {
  return !document.hidden && [...panel.querySelectorAll(UNDRAWN)].some((part) => part.getClientRects().length > 0);
}

/** What has become of a place for a widget. @returns {SlotState} */
function slotState(/** @type {Element} */ slot) {
  const panel = slot.querySelector(".jp-OutputArea-output");
  if (!panel) return "waiting";
  if (panel.querySelector(".jupyter-widgets-error-widget, pre[data-mime-type$=stderr]")) return "failed";
  if (panel.querySelector(":scope > .lm-Widget")) return panel.querySelector(PENDING) || isUndrawn(panel) ? "waiting" : "shown";
  // ipywidgets marks the panel so, with no view in it, when it gave up waiting for the model.
  return panel.classList.contains("jupyter-widgets") ? "failed" : "waiting";
}

/** Resolves when the condition holds, with whether it did so in time. */
async function until(/** @type {() => boolean} */ holds, /** @type {number} */ milliseconds) {
  for (const end = performance.now() + milliseconds; !holds(); await wait(LOOKED_EVERY)) {
    if (performance.now() > end) return false;
  }
  return true;
}

/** Asks the kernel for the state of all widgets, unless that is under way; ipywidgets shows what it waited for. */
async function askAgain() {
  const manager = window.jupyterapp?.widgetManager;
  if (manager && !manager._kernelRestoreInProgress) await manager.restoreWidgets();
}

/**
 * Shows a slot's widget once more. ipywidgets waits two seconds for a widget's state and then says "model not found";
 * a loaded server sends it a moment later, so it is there by now or can be asked for again.
 */
async function showAgain(/** @type {Element} */ slot, /** @type {Output} */ output) {
  const { shell, widgetManager: manager } = window.jupyterapp ?? {};
  if (!shell || !manager) return;
  if (!manager.has_model(output.data[WIDGET_VIEW].model_id)) await askAgain();
  const renderer = manager.rendermime.createRenderer(WIDGET_VIEW);
  renderer.addClass("jp-OutputArea-output");
  slot.replaceChildren();
  shell.constructor.attach(renderer, slot);
  await renderer.renderModel({ data: output.data, metadata: {}, trusted: true });
}

const reloadsName = () => `reloads:${location.pathname}`;

/** Keeps how many times in a row the page has reloaded; whether that could be kept. */
function keepReloads(/** @type {number} */ reloads) {
  writeKept("tab", reloadsName(), reloads ? String(reloads) : "");
  return Number(readKept("tab", reloadsName())) === reloads;
}

/** Reloads the page, or says that it is no use. */
function reload() {
  if (root.dataset.blocked !== undefined) return; // it says already what is wrong
  const reloads = Number(readKept("tab", reloadsName()));
  // Where nothing can be kept, it would never know that it has reloaded.
  if (reloads < RELOADS && keepReloads(reloads + 1)) {
    location.reload();
  } else {
    keepReloads(0);
    byId("tolva-loading").hidden = true;
    notice("not-shown");
  }
}

/**
 * What the template has written into each slot: the output that is to be shown there.
 * @typedef {{ data: Record<string, { model_id: string }> }} Output
 * @returns {Map<Element, Output>}
 */
function slotOutputs() {
  const outputs = new Map();
  for (const slot of document.querySelectorAll(".tolva-slot")) {
    const script = slot.querySelector("script");
    if (script) outputs.set(slot, JSON.parse(script.textContent));
  }
  return outputs;
}

/** Sees to it that every slot gets its widget: asks again for what is late, shows again what failed, reloads at last. */
async function watchSlots() {
  const outputs = slotOutputs();
  const slots = [...outputs.keys()];
  const inState = (/** @type {SlotState} */ state) => slots.filter((slot) => slotState(slot) === state);
  const settled = () => {
    slots.forEach(replaceEarly);
    return Boolean(window.jupyterapp) && inState("waiting").length === 0;
  };
  const end = performance.now() + STUCK;
  let [interval, due] = [PATIENCE, performance.now()];
  // On a page of files Python comes over the same line as all else, and says itself when it does not come (site.js).
  const comes = () => root.dataset.coming !== undefined;
  for (let attempts = 0; attempts < ATTEMPTS && (performance.now() < end || comes()); ) {
    const inTime = await until(settled, PATIENCE);
    const failed = inState("failed");
    if (inTime && failed.length === 0) return arrived();
    if (!inTime && performance.now() >= due) {
      await Promise.race([askAgain(), wait(PATIENCE)]);
      interval *= RARER;
      due = performance.now() + interval;
    }
    const again = [...outputs].filter(([slot]) => failed.includes(slot));
    await Promise.allSettled(again.map(([slot, output]) => showAgain(slot, output)));
    attempts += failed.length ? 1 : 0;
  }
  return reload();
}

/** Where the focus was last, on a page whose widgets were not there yet: Voilà takes it away as it begins. @type {Element | null} */
let focused = null;

const keepFocused = (/** @type {FocusEvent} */ event) => (focused = /** @type {Element} */ (event.target).closest(".tolva-slot"));

/** Takes away what stood in a place before its widget had come; who had the focus there has it in that place again. */
function replaceEarly(/** @type {Element} */ slot) {
  const early = slot.querySelector(":scope > .tolva-early");
  if (!early || slotState(slot) !== "shown") return;
  early.remove();
  if (focused !== slot || document.activeElement !== document.body) return;
  /** @type {HTMLElement | null} */ (slot.querySelector(FOCUSABLE))?.focus({ preventScroll: true });
}

function arrived() {
  delete root.dataset.early;
  document.removeEventListener("focusin", keepFocused);
  keepReloads(0);
  byId("tolva-loading").hidden = true;
  root.dataset.ready = "";
}

/* The kernel */

/** A status a kernel does not come back from with the page's widgets in it: a restarted one knows nothing of them. */
const GONE = ["dead", "restarting", "autorestarting", "terminating"];

/**
 * What the server, asked, knows of the kernel: it ends those that nobody has used for long. On a page of files there is no
 * server to be asked; the page itself sees Python end (site.js).
 * @returns {Promise<"known" | "forgotten" | "no answer">}
 */
async function known(/** @type {Kernel} */ kernel) {
  if (root.dataset.site !== undefined) return "no answer";
  const base = new URL(document.body.dataset.baseUrl ?? "", location.href);
  try {
    const { ok, status } = await fetch(new URL(`../api/kernels/${kernel.id}`, base), { signal: AbortSignal.timeout(PATIENCE) });
    return status === 404 ? "forgotten" : ok ? "known" : "no answer";
  } catch {
    return "no answer";
  }
}

const isForgotten = async (/** @type {Kernel} */ kernel) => (await known(kernel)) === "forgotten";

/** What the front end takes for "not now", and asks again later. */
const NOT_NOW = 503;

/**
 * What stands before the server says 502 or 504 while that does not answer. The front end would take the kernel for dead, which
 * may be as well as ever. On a page of files there is no server.
 */
function waitForServer(/** @type {Kernel} */ { serverSettings }) {
  if (!serverSettings) return;
  const asks = serverSettings.fetch;
  serverSettings.fetch = async (...asked) => {
    const answer = await asks(...asked);
    return answer.status >= 500 ? new Response("{}", { status: NOT_NOW }) : answer;
  };
}

/** Says when the kernel or the way to it is gone, in words and as `tolva-kernel` for widgets to hear. */
async function watchKernel() {
  let [gone, leaving, broken] = [false, false, false];
  /** Looks how the kernel is, once there is one. */
  let tell = async () => {};
  // Whoever goes to another page ends this one's kernel by that, and is to hear nothing of it while the other comes.
  // Voilà ends it in a listener of its own, and the first that listens is told first: so this cannot wait for the kernel.
  addEventListener("beforeunload", () => {
    leaving = true;
    root.dataset.kernel = "leaving";
    setTimeout(() => {
      leaving = false; // its reader has changed their mind
      tell();
    }, LEAVING);
  });
  await until(() => Boolean(window.jupyterapp?.widgetManager?.kernel), Infinity);
  const manager = /** @type {WidgetManager} */ (window.jupyterapp?.widgetManager);
  const { kernel } = manager;
  // Where the first handshake fails, the front end would ask for no protocol from then on, and our server speaks this one.
  kernel._selectedProtocol ||= PROTOCOL;
  waitForServer(kernel);
  const cutOff = () => kernel.connectionStatus !== "connected";
  const show = () => {
    const state = gone ? "gone" : cutOff() ? "lost" : "alive";
    // Each answer of the kernel's says twice how it is: what is well and was is not worth laying out the page for.
    if (state === "alive" && root.dataset.kernel === state && !broken) return;
    broken &&= state !== "alive";
    root.dataset.kernel = state;
    notice("kernel-gone", gone && root.dataset.failed === undefined); // a page of files says itself what has failed
    notice("connection-lost", state === "lost");
    sleep(root.dataset.kernel !== "alive");
    document.dispatchEvent(new CustomEvent("tolva-kernel", { detail: root.dataset.kernel }));
  };
  tell = async () => {
    if (leaving) return;
    gone ||= GONE.includes(kernel.status) || (cutOff() && (await isForgotten(kernel)));
    // Connected again, the front end asks for what all widgets show: that may be older than what one does before it comes.
    if (broken) await until(() => gone || cutOff() || !manager._kernelRestoreInProgress, SILENCE);
    show();
  };
  // A kernel that the server has ended says nothing, and the connection to the server stays.
  const ask = async () => {
    if (gone || leaving || document.hidden || !(await isForgotten(kernel))) return;
    gone = true;
    show();
  };
  // The front end reaches for a kernel that is started again, lets go of the promise, and breaks it off when one reloads.
  addEventListener("unhandledrejection", (event) => {
    if ((gone || leaving) && event.reason?.message === "Kernel connection disconnected") event.preventDefault();
  });
  // The front end tries to reach a server that is gone ever more seldom, and gives up at last. As soon as it is back, here.
  let reaching = false;
  const reach = async () => {
    if (gone || leaving || reaching || document.hidden || !cutOff()) return;
    reaching = true;
    const its = await known(kernel);
    if (its === "forgotten") tell();
    // A try begins anew: on a slow line it is left its time. What comes of it is told by the connection's status.
    else if (its === "known" && cutOff()) await Promise.race([kernel.reconnect().catch(() => {}), wait(PATIENCE)]);
    reaching = false;
  };
  // A socket that broke while the computer slept says so only once something is sent, and that is lost.
  let probing = false;
  const probe = async () => {
    if (gone || leaving || probing || document.hidden || cutOff() || root.dataset.site !== undefined) return;
    probing = true;
    const answered = await Promise.race([kernel.requestKernelInfo().then(() => true, () => false), wait(PATIENCE)]);
    probing = false;
    if (answered || cutOff() || kernel.status === "busy" || (await known(kernel)) !== "known") return;
    await kernel.reconnect().catch(() => {});
  };
  await opened(kernel, cutOff);
  setInterval(ask, ASKED_EVERY);
  setInterval(reach, REACHED_EVERY);
  for (const look of [ask, reach, probe]) document.addEventListener("visibilitychange", look);
  addEventListener("online", probe);
  whenAwake(probe);
  kernel.statusChanged.connect(tell);
  kernel.connectionStatusChanged.connect(() => {
    if (cutOff()) {
      broken = true;
      breakOff(manager);
    }
    tell();
  });
  watchSilence(kernel);
}

/** Tells that the computer has slept: a clock that ticks each second has stood. */
function whenAwake(/** @type {() => void} */ woke) {
  let ticked = Date.now();
  setInterval(() => {
    if (Date.now() - ticked > SLEPT) woke();
    ticked = Date.now();
  }, 1000);
}

/**
 * What was on its way when the line broke may never be answered: widgets hear of it as `tolva-cut-off`. ipywidgets would hold
 * back all further changes of a widget until it is.
 */
async function breakOff(/** @type {WidgetManager} */ manager) {
  document.dispatchEvent(new CustomEvent("tolva-cut-off"));
  for (const asked of Object.values(manager._models ?? {})) {
    const model = await asked;
    [model._pending_msgs, model._msg_buffer] = [0, null];
  }
}

/**
 * Resolves when the socket to the kernel is open. Says so meanwhile if the server answers and only the socket does not
 * open: then something on the way lets none through, and neither waiting nor reloading helps.
 */
async function opened(/** @type {Kernel} */ kernel, /** @type {() => boolean} */ cutOff) {
  for (let answers = 0; !(await until(() => !cutOff(), PATIENCE)); ) {
    // The front end gives up after some tries.
    if (kernel.connectionStatus === "disconnected") kernel.reconnect().catch(() => {});
    answers = (await known(kernel)) === "known" && cutOff() ? answers + 1 : 0;
    if (answers < HANDSHAKES) continue;
    root.dataset.blocked = "";
    byId("tolva-loading").hidden = true;
    notice("socket-blocked");
  }
  delete root.dataset.blocked;
  notice("socket-blocked", false);
}

/** Says when the kernel is there and does not answer what it is told: it loops, or has far too much to do. */
function watchSilence(/** @type {Kernel} */ kernel) {
  /** When what is not answered yet was said, by its id. @type {Map<string, number>} */
  const unanswered = new Map();
  let silent = false;
  kernel.anyMessage.connect((_, { msg, direction }) => {
    if (direction === "send") {
      if (msg.header.msg_type === "comm_msg") unanswered.set(msg.header.msg_id, performance.now());
    } else if (msg.content.execution_state === "idle") {
      unanswered.delete(msg.parent_header.msg_id ?? "");
    }
  });
  // What was said before the way to the server broke may have been answered meanwhile.
  kernel.connectionStatusChanged.connect(() => unanswered.clear());
  setInterval(() => {
    const now = root.dataset.kernel === "alive" && performance.now() - Math.min(...unanswered.values()) > SILENCE;
    if (now !== silent) notice("kernel-silent", now);
    silent = now;
  }, 1000);
}

/* What does nothing without the kernel */

/** What a person uses of a widget, but for what needs no kernel. */
const CONTROLS = ".tolva-slot :is(button, select, input, textarea, [role=button]):not([data-local], dialog *)";

/** The keys that use a control. */
const USING = ["Enter", " ", "Home", "End", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** What each control that sleeps said of itself before. @type {Map<Element, string | null>} */
const asleep = new Map();

/** Lets the controls look and say that they do nothing, or as they did before. */
function sleep(/** @type {boolean} */ sleeping) {
  for (const [control, before] of asleep) {
    control.removeAttribute("data-asleep");
    if (before === null) control.removeAttribute("aria-disabled");
    else control.setAttribute("aria-disabled", before);
  }
  asleep.clear();
  for (const control of sleeping ? document.querySelectorAll(CONTROLS) : []) {
    asleep.set(control, control.getAttribute("aria-disabled"));
    control.setAttribute("data-asleep", "");
    control.setAttribute("aria-disabled", "true");
  }
}

/** Has words that stand there already spoken once more: they come into a group, or out of it, for the same are no news. */
function sayAgain(/** @type {Element} */ words) {
  const group = words.querySelector(":scope > [role=group]");
  if (group) {
    group.replaceWith(...group.childNodes);
    return;
  }
  const around = document.createElement("span");
  around.setAttribute("role", "group");
  around.append(...words.childNodes);
  words.append(around);
}

/** Keeps a control that sleeps from what it would do by itself, and has the notice say once more why. */
function refuse(/** @type {Event} */ event) {
  if (asleep.size === 0 || !(event.target instanceof Element) || !event.target.closest(CONTROLS)) return;
  if (event instanceof KeyboardEvent && !USING.includes(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type === "mousedown") return;
  for (const words of document.querySelectorAll(".tolva-notice:not([hidden]) p")) {
    sayAgain(words);
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) words.animate({ opacity: [0.2, 1] }, 300);
  }
}

/** Whether the browser keeps the cookie without which the server refuses to end the kernel. */
function keepsCookie() {
  try {
    return document.cookie.includes("_xsrf=");
  } catch {
    return false;
  }
}

/** Says that the page is left where Voilà's own word of that is refused: the kernel would keep its place for half an hour. */
function tellLeft() {
  const config = document.getElementById("jupyter-config-data");
  if (!config || keepsCookie()) return;
  const base = new URL(document.body.dataset.baseUrl ?? "", location.href);
  void fetch(new URL(`../tolva/left?kernel=${JSON.parse(config.textContent ?? "").kernelId}`, base), { keepalive: true });
}

/* The page */

/** What a browser translates the page with leaves pictures alone: the letter on a card would be another card's. */
function keepUntranslated() {
  for (const picture of document.querySelectorAll("svg[role=img]")) picture.setAttribute("translate", "no");
}

/** Whether the page stands in one of another host, for which the browser keeps things apart. */
function isFramedElsewhere() {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true; // it may not even be asked
  }
}

/** Says where this browser keeps nothing of what one answers here, or not beside the rest. */
function showWhetherKept() {
  const [notice, framed] = ["tolva-not-kept", "tolva-framed"].map((id) => document.getElementById(id));
  const can = canKeep("lasting");
  if (notice) notice.hidden = can;
  if (framed) framed.hidden = !can || !isFramedElsewhere();
}

/** A page that ends before its last line: the server gave up in the middle. */
function isComplete() {
  return root.dataset.complete !== undefined;
}

/** A table of the text that is wider than its page is scrolled: by keys, too. */
function keepTablesInReach() {
  const sizes = new ResizeObserver((seen) => {
    for (const { target } of seen) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const table of document.querySelectorAll(".jp-RenderedMarkdown table")) sizes.observe(table);
}

function setUp() {
  setUpTheme();
  setUpMenu();
  keepTablesInReach();
  setUpLanguages();
  showWhetherKept();
  keepUntranslated();
  for (const button of document.querySelectorAll(".tolva-reload")) {
    button.addEventListener("click", () => location.reload());
  }
  if (root.dataset.still !== undefined) {
    root.dataset.ready = ""; // all that there is has come
    return;
  }
  if (root.dataset.early !== undefined) {
    root.dataset.ready = ""; // all that there is without a kernel
    document.addEventListener("focusin", keepFocused);
    document.addEventListener("tolva-kernel-comes", watch, { once: true });
    document.addEventListener("tolva-kernel-fails", reload, { once: true });
    return;
  }
  if (!isComplete()) {
    reload();
    return;
  }
  watch();
}

/** Sees to the widgets and to the kernel, from when there is one. */
function watch() {
  // A script that does not come: there is nothing to wait for. What shows already is not taken away.
  const missed = (/** @type {ErrorEvent} */ event) =>
    event.target instanceof HTMLScriptElement && root.dataset.ready === undefined && reload();
  addEventListener("error", missed, { capture: true });
  for (const use of ["click", "mousedown", "keydown"]) document.addEventListener(use, refuse, { capture: true });
  watchSlots();
  watchKernel();
  addEventListener("pagehide", tellLeft);
}

setUp();

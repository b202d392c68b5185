/**
 * A page's own life, apart from its widgets: light or dark, the language switch, and what happens when widgets do not
 * come or the kernel goes. It needs no kernel. Sentences stand in the page already; this shows and hides them.
 */

const WIDGET_VIEW = "application/vnd.jupyter.widget-view+json";

/** A page whose scripts have come but whose widgets have not is told from a slow one by this, in milliseconds. */
const PATIENCE = 10_000;

/** Reloading costs a new kernel, so a page does it this many times in a row and then says what is wrong. */
const RELOADS = 2;

const root = document.documentElement;

const byId = (/** @type {string} */ id) => document.getElementById(id);
const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows one of the notices that the template has written into the page. */
function notice(/** @type {string} */ name, shown = true) {
  byId(`tolva-${name}`).hidden = !shown;
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
    try {
      localStorage.setItem("tolva-theme", root.dataset.theme);
    } catch {
      // Storage is shut off: the choice holds for this page.
    }
    show();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  show();
}

/* Links */

/** The other language's page opens where this one stands: with the same seed, step and anchor. */
function setUpLanguages() {
  for (const link of document.querySelectorAll(".tolva-languages a")) {
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}

/* Widgets */

/** @typedef {"waiting" | "failed" | "shown"} SlotState */

/** What has become of a place for a widget. @returns {SlotState} */
function slotState(/** @type {Element} */ slot) {
  const panel = slot.querySelector(".jp-OutputArea-output");
  if (!panel) return "waiting";
  if (panel.querySelector(".jupyter-widgets-error-widget, pre[data-mime-type$=stderr]")) return "failed";
  if (panel.querySelector(":scope > .lm-Widget")) return "shown";
  // ipywidgets marks the panel so, with no view in it, when it gave up waiting for the model.
  return panel.classList.contains("jupyter-widgets") ? "failed" : "waiting";
}

/** Resolves when the condition holds, with whether it did so in time. */
async function until(/** @type {() => boolean} */ holds, /** @type {number} */ milliseconds) {
  for (const end = Date.now() + milliseconds; !holds(); await wait(50)) {
    if (Date.now() > end) return false;
  }
  return true;
}

/**
 * Shows a slot's widget once more. ipywidgets waits two seconds for a widget's state and then says "model not found";
 * a loaded server sends it a moment later, so it is there by now or can be asked for again.
 */
async function showAgain(/** @type {Element} */ slot, /** @type {object} */ output) {
  const { shell, widgetManager: manager } = window.jupyterapp;
  const model = output.data[WIDGET_VIEW].model_id;
  if (!(await until(() => manager.has_model(model), 2000))) await manager.restoreWidgets();
  const renderer = manager.rendermime.createRenderer(WIDGET_VIEW);
  renderer.addClass("jp-OutputArea-output");
  slot.replaceChildren();
  shell.constructor.attach(renderer, slot);
  await renderer.renderModel({ data: output.data, metadata: {}, trusted: true });
}

/** Reloads the page, or says that it is no use. */
function reload() {
  const key = `tolva-reloads:${location.pathname}`;
  const reloads = Number(sessionStorage.getItem(key) ?? 0);
  if (reloads >= RELOADS) {
    sessionStorage.removeItem(key);
    byId("tolva-loading").hidden = true;
    notice("not-shown");
    return;
  }
  sessionStorage.setItem(key, String(reloads + 1));
  location.reload();
}

/** Sees to it that every slot gets its widget: waits, shows again what failed, reloads what does not come. */
async function watchSlots() {
  const outputs = new Map();
  for (const slot of document.querySelectorAll(".tolva-slot")) {
    const script = slot.querySelector("script");
    if (script) outputs.set(slot, JSON.parse(script.textContent));
  }
  const slots = [...outputs.keys()];
  const pending = () => slots.some((slot) => slotState(slot) === "waiting");
  if (!(await until(() => !pending() && Boolean(window.jupyterapp), PATIENCE))) return reload();

  const failed = slots.filter((slot) => slotState(slot) === "failed");
  await Promise.allSettled(failed.map((slot) => showAgain(slot, outputs.get(slot))));
  if (slots.some((slot) => slotState(slot) !== "shown")) return reload();

  sessionStorage.removeItem(`tolva-reloads:${location.pathname}`);
  byId("tolva-loading").hidden = true;
  root.dataset.ready = "";
}

/* The kernel */

/** A status a kernel does not come back from with the page's widgets in it: a restarted one knows nothing of them. */
const GONE = ["dead", "restarting", "autorestarting", "terminating"];

/** Says when the kernel or the way to it is gone, in words and as `tolva-kernel` for widgets to hear. */
async function watchKernel() {
  await until(() => Boolean(window.jupyterapp?.widgetManager?.kernel), Infinity);
  const kernel = window.jupyterapp.widgetManager.kernel;
  let gone = false;
  const tell = () => {
    gone ||= GONE.includes(kernel.status);
    const lost = !gone && kernel.connectionStatus !== "connected";
    notice("kernel-gone", gone);
    notice("connection-lost", lost);
    root.dataset.kernel = gone ? "gone" : lost ? "lost" : "alive";
    document.dispatchEvent(new CustomEvent("tolva-kernel", { detail: root.dataset.kernel }));
  };
  await until(() => kernel.connectionStatus === "connected", PATIENCE);
  kernel.statusChanged.connect(tell);
  kernel.connectionStatusChanged.connect(tell);
}

/* The page */

/** A page that ends before its last line: the server gave up in the middle. */
function isComplete() {
  return root.dataset.complete !== undefined;
}

function setUp() {
  setUpTheme();
  setUpLanguages();
  for (const button of document.querySelectorAll(".tolva-reload")) {
    button.addEventListener("click", () => location.reload());
  }
  if (!isComplete()) {
    reload();
    return;
  }
  // A script that does not come: there is nothing to wait for.
  addEventListener("error", (event) => event.target instanceof HTMLScriptElement && reload(), { capture: true });
  watchSlots();
  watchKernel();
}

setUp();

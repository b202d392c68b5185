/**
 * Stands on the stage for what Voilà, ipywidgets and anywidget do in the browser: it gives the page its widgets, with
 * the elements, classes and events that those give, and carries messages between them and Python. Where it does
 * otherwise than they, tests/browser/test_stage.py shows it. What it does not know it refuses.
 */

const VIEW = "application/vnd.jupyter.widget-view+json";

const { kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
const socket = new WebSocket(`ws://${location.host}/kernels/${kernelId}`);
const element = (tag, classes) => Object.assign(document.createElement(tag), { className: classes });

/** What is said before the widgets' front end has come. */
const early = [];
let models;
let makePanel;

import("/scripts/host.js").then((module) => {
  makePanel = module.makePanel;
  models = new module.Models((id, data) => socket.send(JSON.stringify({ id, data })));
  early.splice(0).forEach(hear);
});

function hear({ id, data }) {
  if (!models) early.push({ id, data });
  else if (data.method === "shown") showSlots();
  else models.hear(id, data);
}

/* The page */

/** Voilà moves the cells into JupyterLab's shell. */
function moveIntoShell() {
  const main = document.getElementById("rendered_cells");
  const hidden = (id) => Object.assign(element("div", "lm-Widget lm-Panel lm-mod-hidden"), { id });
  const shell = Object.assign(element("div", "lm-Widget jp-LabShell"), { id: "main" });
  const panel = Object.assign(element("div", "lm-Widget lm-Panel lm-BoxPanel"), { id: "jp-main-content-panel" });
  main.classList.add("lm-Widget", "lm-BoxPanel-child");
  main.before(shell);
  panel.append(main);
  shell.append(hidden("voila-top-panel"), panel, hidden("voila-bottom-panel"));
  document.body.append(shell);
}

function showSlots() {
  for (const slot of document.querySelectorAll(".tolva-slot")) {
    const { data } = JSON.parse(slot.querySelector("script").textContent);
    slot.replaceChildren(makePanel(models.named(data[VIEW].model_id)).panel);
  }
}

/** What our page asks of Voilà's front end. */
const listeners = [];
const kernel = {
  id: kernelId,
  status: "idle",
  connectionStatus: "connected",
  requestKernelInfo: async () => ({}),
  statusChanged: { connect: () => {} },
  anyMessage: { connect: () => {} },
  connectionStatusChanged: { connect: (heard) => listeners.push(heard) },
  _ws: socket,
};
window.jupyterapp = { widgetManager: { kernel, has_model: (id) => Boolean(models?.known.has(id)), restoreWidgets: async () => {} } };

socket.onmessage = (event) => hear(JSON.parse(event.data));
socket.onclose = () => {
  kernel.connectionStatus = "disconnected";
  for (const heard of listeners) heard();
};
moveIntoShell();

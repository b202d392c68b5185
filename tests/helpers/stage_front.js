/**
 * Stands on the stage for what Voilà, ipywidgets and anywidget do in the browser: it gives the page its widgets, with
 * the elements, classes and events that those give, and carries messages between them and Python. Where it does
 * otherwise than they, tests/browser/test_stage.py shows it. What it does not know it refuses.
 */

const REFERENCE = "IPY_MODEL_";
const VIEW = "application/vnd.jupyter.widget-view+json";
const STYLES = { primary: "mod-primary", success: "mod-success", info: "mod-info", warning: "mod-warning", danger: "mod-danger" };

const { kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
const socket = new WebSocket(`ws://${location.host}/kernels/${kernelId}`);
const models = new Map();
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const known = (reference) => models.get(String(reference).replace(REFERENCE, ""));
const element = (tag, classes) => Object.assign(document.createElement(tag), { className: classes });

function refuse(what) {
  throw new Error(`The stage does not know ${what}.`);
}

/** A widget's state. Events are told as Backbone tells them: each changed name, then that something has changed. */
class Model {
  constructor(id, state) {
    Object.assign(this, { id, state, listeners: [], dirty: new Set() });
  }

  get(name) {
    return this.state[name];
  }

  get widget_manager() {
    return { get_model: async (id) => models.get(id) ?? refuse(`the model ${id}`) };
  }

  set(name, value) {
    if (same(this.state[name], value)) return;
    this.dirty.add(name);
    this.receive({ [name]: value });
  }

  receive(changes) {
    const before = this.state;
    const changed = Object.keys(changes).filter((name) => !same(before[name], changes[name]));
    this.state = { ...before, ...changes };
    for (const name of changed) this.fire(`change:${name}`, this.state[name], before[name]);
    if (changed.length) this.fire("change");
  }

  on(events, heard) {
    for (const event of events.split(" ")) this.listeners.push({ event, heard });
  }

  off(events, heard) {
    const names = events.split(" ");
    this.listeners = this.listeners.filter((one) => one.heard !== heard || !names.includes(one.event));
  }

  fire(event, ...facts) {
    for (const one of [...this.listeners]) if (one.event === event) one.heard(...facts);
  }

  save_changes() {
    const state = Object.fromEntries([...this.dirty].map((name) => [name, this.state[name]]));
    this.dirty.clear();
    tell(this.id, { method: "update", state, buffer_paths: [] });
  }

  send(content) {
    tell(this.id, { method: "custom", content });
  }
}

/** What every widget's element has: the classes and the layout that Python gives it. */
class View {
  constructor(model, tag, classes) {
    this.model = model;
    this.gone = [];
    this.el = element(tag, `lm-Widget ${classes}`.trim());
    this.show(model.get("_dom_classes"), []);
    this.listen("change:_dom_classes", (now, before) => this.show(now, before));
    this.layOut(known(model.get("layout")));
    if (model.get("style")) this.leaveUnstyled(known(model.get("style")));
    if (model.get("tabbable") != null) refuse("tabbable");
  }

  listen(event, heard, model = this.model) {
    model.on(event, heard);
    this.gone.push(() => model.off(event, heard));
  }

  show(now, before) {
    this.el.classList.remove(...before.filter((name) => !now.includes(name)));
    this.el.classList.add(...now);
  }

  layOut(layout) {
    for (const name of Object.keys(layout.state).filter((name) => !name.startsWith("_"))) {
      const property = name.replaceAll("_", "-");
      const apply = (value) => (value === null ? this.el.style.removeProperty(property) : this.el.style.setProperty(property, value));
      apply(layout.get(name));
      this.listen(`change:${name}`, apply, layout);
    }
  }

  leaveUnstyled(style) {
    const given = Object.entries(style.state).find(([name, value]) => !name.startsWith("_") && value !== null && value !== "");
    if (given) refuse(`the style ${given[0]}`);
  }

  remove() {
    for (const end of this.gone) end();
    this.el.remove();
  }
}

class BoxView extends View {
  constructor(model, direction = "") {
    super(model, "div", `lm-Panel jupyter-widgets widget-container widget-box ${direction}`);
    if (model.get("box_style")) refuse("box_style");
    this.shown = [];
    this.fill(model.get("children"));
    this.listen("change:children", (children) => this.fill(children));
  }

  /** As ipywidgets does: up to the first child that is another, views stay; from there on they are made anew. */
  fill(children) {
    let kept = 0;
    while (kept < this.shown.length && this.shown[kept].child === children[kept]) kept += 1;
    for (const { view } of this.shown.splice(kept)) view.remove();
    for (const child of children.slice(kept)) {
      const view = makeView(known(child));
      this.el.append(view.el);
      this.shown.push({ child, view });
    }
  }

  remove() {
    for (const { view } of this.shown) view.remove();
    super.remove();
  }
}

class VBoxView extends BoxView {
  constructor(model) {
    super(model, "widget-vbox");
  }
}

class HTMLView extends View {
  constructor(model) {
    super(model, "div", "jupyter-widgets widget-inline-hbox widget-html");
    if (model.get("description")) refuse("a description of HTML");
    const label = element("label", "widget-label");
    label.title = model.get("tooltip");
    label.style.display = "none";
    const content = element("div", "widget-html-content");
    this.el.append(label, content);
    const update = () => (content.innerHTML = model.get("value"));
    update();
    this.listen("change", update);
  }
}

class ButtonView extends View {
  constructor(model) {
    super(model, "button", "jupyter-widgets jupyter-button widget-button");
    if (model.get("icon")) refuse("a button's icon");
    const update = () => {
      const description = model.get("description");
      this.el.disabled = model.get("disabled");
      this.el.title = model.get("tooltip") ?? description;
      if (description) this.el.textContent = description;
    };
    const dress = (now, before) => {
      if (STYLES[before]) this.el.classList.remove(STYLES[before]);
      if (STYLES[now]) this.el.classList.add(STYLES[now]);
    };
    dress(model.get("button_style"));
    update();
    this.listen("change:button_style", dress);
    this.listen("change", update);
    this.el.addEventListener("click", (event) => {
      event.preventDefault();
      model.send({ event: "click" });
    });
  }
}

const modules = new Map();
const initialized = new Map();

/** A front end's module, once however many widgets have it. */
function imported(source) {
  if (!modules.has(source)) {
    modules.set(source, import(URL.createObjectURL(new Blob([source], { type: "text/javascript" }))));
  }
  return modules.get(source);
}

class AnyView extends View {
  constructor(model) {
    super(model, "div", "");
    if (model.get("_css")) refuse("styles that anywidget brings");
    this.removed = false;
    this.drawn = this.draw();
  }

  async draw() {
    const { default: front } = await imported(this.model.get("_esm"));
    if (!initialized.has(this.model)) initialized.set(this.model, front.initialize?.({ model: this.model }));
    await initialized.get(this.model);
    if (this.removed) return;
    const leave = await front.render({ model: this.model, el: this.el });
    this.gone.push(() => leave?.());
  }

  remove() {
    this.removed = true;
    super.remove();
  }
}

const VIEWS = { AnyView, BoxView, ButtonView, HTMLView, VBoxView };

function makeView(model) {
  const name = model.get("_view_name");
  return new (VIEWS[name] ?? refuse(name))(model);
}

/* Messages */

function tell(id, data) {
  socket.send(JSON.stringify({ id, data }));
}

const HEARD = {
  open: (id, { state }) => models.set(id, new Model(id, state)),
  update: (id, { state }) => known(id).receive(state),
  echo_update: () => {}, // whoever has changed it knows
  custom: (id, { content }) => known(id).fire("msg:custom", content, []),
  close: (id) => models.delete(id),
  shown: () => showSlots(),
};

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

async function showSlots() {
  for (const slot of document.querySelectorAll(".tolva-slot")) {
    const { data } = JSON.parse(slot.querySelector("script").textContent);
    const panel = element("div", "lm-Widget lm-Panel jp-OutputArea-output");
    panel.append(makeView(known(data[VIEW].model_id)).el);
    slot.replaceChildren(panel);
  }
}

/** What our page asks of Voilà's front end. */
const listeners = [];
const kernel = {
  id: kernelId,
  status: "idle",
  connectionStatus: "connected",
  statusChanged: { connect: () => {} },
  anyMessage: { connect: () => {} },
  connectionStatusChanged: { connect: (heard) => listeners.push(heard) },
  _ws: socket,
};
window.jupyterapp = { widgetManager: { kernel, has_model: (id) => models.has(id), restoreWidgets: async () => {} } };

socket.onmessage = (event) => {
  const { id, data } = JSON.parse(event.data);
  HEARD[data.method](id, data);
};
socket.onclose = () => {
  kernel.connectionStatus = "disconnected";
  for (const heard of listeners) heard();
};
moveIntoShell();

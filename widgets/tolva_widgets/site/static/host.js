/**
 * Shows widgets on a page without ipywidgets' own front end: those kinds that ours are made of, with the elements,
 * classes and events that ipywidgets and anywidget give them. What it does not know it refuses.
 *
 * @typedef {Record<string, any>} State a widget's synced traits, by name
 * @typedef {(id: string, data: object) => void} Tell says something to a widget's Python side
 * @typedef {(...facts: any[]) => void} Heard
 * @typedef {{ initialize: (context: object) => Promise<unknown>, render: (context: object) => Promise<(() => void) | undefined> }} FrontEnd
 */

const REFERENCE = "IPY_MODEL_";

/** Buttons of these styles have these classes. @type {Record<string, string>} */
const STYLES = { primary: "mod-primary", success: "mod-success", info: "mod-info", warning: "mod-warning", danger: "mod-danger" };

const same = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one) === JSON.stringify(other);

/** @returns {never} */
function refuse(/** @type {string} */ what) {
  throw new Error(`This page does not know ${what}.`);
}

function element(/** @type {string} */ tag, /** @type {string} */ classes) {
  return Object.assign(document.createElement(tag), { className: classes });
}

/** A widget's state. Events are told as Backbone tells them: each changed name, then that something has changed. */
export class WidgetModel {
  constructor(/** @type {Models} */ models, /** @type {string} */ id, /** @type {State} */ state) {
    this.models = models;
    this.id = id;
    this.state = state;
    /** @type {{ event: string, heard: Heard }[]} */
    this.listeners = [];
    /** @type {Set<string>} */
    this.dirty = new Set();
    /** Its front end, begun once however many views it has. @type {Promise<FrontEnd> | undefined} */
    this.frontEnd = undefined;
  }

  get(/** @type {string} */ name) {
    return this.state[name];
  }

  get widget_manager() {
    return { get_model: async (/** @type {string} */ id) => this.models.named(id) };
  }

  set(/** @type {string} */ name, /** @type {unknown} */ value) {
    if (same(this.state[name], value)) return;
    this.dirty.add(name);
    this.receive({ [name]: value });
  }

  /** Takes what has changed on either side. */
  receive(/** @type {State} */ changes) {
    const before = this.state;
    const changed = Object.keys(changes).filter((name) => !same(before[name], changes[name]));
    this.state = { ...before, ...changes };
    for (const name of changed) this.fire(`change:${name}`, this.state[name], before[name]);
    if (changed.length) this.fire("change");
  }

  on(/** @type {string} */ events, /** @type {Heard} */ heard) {
    for (const event of events.split(" ")) this.listeners.push({ event, heard });
  }

  off(/** @type {string} */ events, /** @type {Heard} */ heard) {
    const names = events.split(" ");
    this.listeners = this.listeners.filter((one) => one.heard !== heard || !names.includes(one.event));
  }

  fire(/** @type {string} */ event, /** @type {unknown[]} */ ...facts) {
    for (const one of [...this.listeners]) if (one.event === event) one.heard(...facts);
  }

  save_changes() {
    const state = Object.fromEntries([...this.dirty].map((name) => [name, this.state[name]]));
    this.dirty.clear();
    this.models.tell(this.id, { method: "update", state, buffer_paths: [] });
  }

  send(/** @type {object} */ content) {
    this.models.tell(this.id, { method: "custom", content });
  }
}

/** All widgets of a page, by name. */
export class Models {
  constructor(/** @type {Tell} */ tell) {
    this.tell = tell;
    /** @type {Map<string, WidgetModel>} */
    this.known = new Map();
    /** When what has been shown so far is drawn. @type {Promise<void>[]} */
    this.drawn = [];
  }

  /** The widget of a name, or of a reference to it. */
  named(/** @type {unknown} */ reference) {
    const name = String(reference).replace(REFERENCE, "");
    return this.known.get(name) ?? refuse(`the model ${name}`);
  }

  open(/** @type {string} */ id, /** @type {State} */ state) {
    this.known.set(id, new WidgetModel(this, id, state));
  }

  /** Takes a message of Python's, for the widget of that name; one that is closed hears nothing. */
  hear(/** @type {string} */ id, /** @type {any} */ data) {
    const model = this.known.get(id);
    if (data.method === "open") this.open(id, data.state);
    else if (data.method === "update") model?.receive(data.state);
    else if (data.method === "custom") model?.fire("msg:custom", data.content, []);
    else if (data.method === "close") this.known.delete(id);
    // An update that is echoed is known to whoever made it.
  }
}

/** What every widget's element has: the classes and the layout that Python gives it. */
class View {
  constructor(/** @type {WidgetModel} */ model, /** @type {string} */ tag, /** @type {string} */ classes) {
    this.model = model;
    /** What ends with it. @type {(() => void)[]} */
    this.gone = [];
    this.el = element(tag, `lm-Widget ${classes}`.trim());
    this.show(model.get("_dom_classes"), []);
    this.listen("change:_dom_classes", (now, before) => this.show(now, before));
    this.layOut(model.models.named(model.get("layout")));
    if (model.get("style")) this.leaveUnstyled(model.models.named(model.get("style")));
    if (model.get("tabbable") != null) refuse("tabbable");
  }

  listen(/** @type {string} */ event, /** @type {Heard} */ heard, model = this.model) {
    model.on(event, heard);
    this.gone.push(() => model.off(event, heard));
  }

  show(/** @type {string[]} */ now, /** @type {string[]} */ before) {
    this.el.classList.remove(...before.filter((name) => !now.includes(name)));
    this.el.classList.add(...now);
  }

  layOut(/** @type {WidgetModel} */ layout) {
    for (const name of Object.keys(layout.state).filter((name) => !name.startsWith("_"))) {
      const property = name.replaceAll("_", "-");
      const apply = (/** @type {string | null} */ value) => this.el.style.setProperty(property, value);
      apply(layout.get(name));
      this.listen(`change:${name}`, apply, layout);
    }
  }

  leaveUnstyled(/** @type {WidgetModel} */ style) {
    const given = Object.entries(style.state).find(([name, value]) => !name.startsWith("_") && value !== null && value !== "");
    if (given) refuse(`the style ${given[0]}`);
  }

  remove() {
    for (const end of this.gone) end();
    this.el.remove();
  }
}

class BoxView extends View {
  constructor(/** @type {WidgetModel} */ model, direction = "") {
    super(model, "div", `lm-Panel jupyter-widgets widget-container widget-box ${direction}`);
    if (model.get("box_style")) refuse("box_style");
    /** @type {{ child: string, view: View }[]} */
    this.shown = [];
    this.fill(model.get("children"));
    this.listen("change:children", (children) => this.fill(children));
  }

  /** @override */
  remove() {
    for (const { view } of this.shown) view.remove();
    super.remove();
  }

  /** As ipywidgets does: up to the first child that is another, views stay; from there on they are made anew. */
  fill(/** @type {string[]} */ children) {
    let kept = 0;
    while (kept < this.shown.length && this.shown[kept].child === children[kept]) kept += 1;
    for (const { view } of this.shown.splice(kept)) view.remove();
    for (const child of children.slice(kept)) {
      const view = makeView(this.model.models.named(child));
      this.el.append(view.el);
      this.shown.push({ child, view });
    }
  }
}

class VBoxView extends BoxView {
  constructor(/** @type {WidgetModel} */ model) {
    super(model, "widget-vbox");
  }
}

class HBoxView extends BoxView {
  constructor(/** @type {WidgetModel} */ model) {
    super(model, "widget-hbox");
  }
}

class HTMLView extends View {
  constructor(/** @type {WidgetModel} */ model) {
    super(model, "div", "jupyter-widgets widget-inline-hbox widget-html");
    if (model.get("description")) refuse("a description of HTML");
    const label = element("label", "widget-label");
    label.title = model.get("tooltip") ?? "";
    label.style.display = "none";
    const content = element("div", "widget-html-content");
    this.el.append(label, content);
    const update = () => (content.innerHTML = model.get("value"));
    update();
    this.listen("change", update);
  }
}

class ButtonView extends View {
  constructor(/** @type {WidgetModel} */ model) {
    super(model, "button", "jupyter-widgets jupyter-button widget-button");
    if (model.get("icon")) refuse("a button's icon");
    const button = /** @type {HTMLButtonElement} */ (this.el);
    const update = () => {
      const description = model.get("description");
      button.disabled = model.get("disabled");
      button.title = model.get("tooltip") ?? description;
      if (description) button.textContent = description;
    };
    const dress = (/** @type {string} */ now, before = "") => {
      if (STYLES[before]) button.classList.remove(STYLES[before]);
      if (STYLES[now]) button.classList.add(STYLES[now]);
    };
    dress(model.get("button_style"));
    update();
    this.listen("change:button_style", dress);
    this.listen("change", update);
    button.addEventListener("click", (event) => {
      event.preventDefault();
      model.send({ event: "click" });
    });
  }
}

/** Front ends, by their source: each is read once, however many widgets have it. @type {Map<string, Promise<any>>} */
const modules = new Map();

function imported(/** @type {string} */ source) {
  const known = modules.get(source) ?? import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  modules.set(source, known);
  return known;
}

/** A model as anywidget hands it out: wrapped anew each time, so that nobody can know it by what they were given. */
function wrapped(/** @type {WidgetModel} */ model) {
  const names = /** @type {const} */ (["get", "set", "on", "off", "send", "save_changes"]);
  const methods = names.map((name) => [name, /** @type {Function} */ (model[name]).bind(model)]);
  return { ...Object.fromEntries(methods), widget_manager: model.widget_manager };
}

/** The front end of a widget, which has begun. */
async function begun(/** @type {WidgetModel} */ model) {
  const { default: begin } = await imported(model.get("_esm"));
  const front = begin();
  await front.initialize({ model: wrapped(model) });
  return front;
}

/** A widget with a front end of its own, as anywidget has them. */
class AnyView extends View {
  constructor(/** @type {WidgetModel} */ model) {
    super(model, "div", "");
    if (model.get("_css")) refuse("styles that anywidget brings");
    this.removed = false;
    model.models.drawn.push(this.drawUnlessRemoved());
  }

  /** What a front end asks for in vain, where its widget was closed meanwhile, is no fault of the page. */
  async drawUnlessRemoved() {
    try {
      await this.draw();
    } catch (error) {
      if (!this.removed) throw error;
    }
  }

  async draw() {
    const front = await (this.model.frontEnd ??= begun(this.model));
    if (this.removed) return;
    const leave = await front.render({ model: wrapped(this.model), el: this.el });
    this.gone.push(() => leave?.());
  }

  /** @override */
  remove() {
    this.removed = true;
    super.remove();
  }
}

/** @type {Record<string, new (model: WidgetModel) => View>} */
const VIEWS = { AnyView, BoxView, ButtonView, HBoxView, HTMLView, VBoxView };

function makeView(/** @type {WidgetModel} */ model) {
  const name = model.get("_view_name");
  return new (VIEWS[name] ?? refuse(name))(model);
}

/** A widget in a panel such as JupyterLab has for what a cell shows. */
export function makePanel(/** @type {WidgetModel} */ model) {
  const panel = element("div", "lm-Widget lm-Panel jp-OutputArea-output");
  const view = makeView(model);
  panel.append(view.el);
  return { panel, remove: () => view.remove() };
}

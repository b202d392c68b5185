/**
 * What anywidget is given of each front end of ours: it fetches the code and the style sheets that all widgets of a class
 * share, and puts them on the page once, however many there are.
 */

/**
 * @typedef {{ initialize?: (context: object) => unknown, render: (context: object) => unknown }} FrontEnd
 * @typedef {{ name: string, code: string, styles: string, over: boolean }} Content
 * @typedef {{ get: (name: string) => any }} State
 * @typedef {State & { widget_manager: { get_model: (id: string) => Promise<State> } }} Sharer
 */

/** The front ends of this page, by all that makes them. @type {Map<string, Promise<FrontEnd>>} */
const frontEnds = (Object(globalThis).tolvaFrontEnds ??= new Map());

/** The content of the shared model that a trait names. */
async function sharedBy(/** @type {Sharer} */ model, /** @type {string} */ trait) {
  const shared = await model.widget_manager.get_model(model.get(trait).replace("IPY_MODEL_", ""));
  return shared.get("content");
}

/** The front end of a widget's class, from the first that asks for it. @returns {Promise<FrontEnd>} */
async function frontEndOf(/** @type {Sharer} */ model) {
  const content = await sharedBy(model, "_front_end");
  const key = content.styles + content.code;
  const known = frontEnds.get(key) ?? load(content);
  frontEnds.set(key, known);
  return known;
}

/** Puts style sheets on the page. Those of a widget that is made of others come last, for they dress the others too. */
function dress(/** @type {Content} */ { styles, name, over }) {
  const style = document.createElement("style");
  style.dataset.tolva = name;
  style.toggleAttribute("data-tolva-over", over);
  style.textContent = styles;
  document.head.insertBefore(style, over ? null : document.head.querySelector("style[data-tolva-over]"));
}

/** @returns {Promise<FrontEnd>} */
async function load(/** @type {Content} */ content) {
  dress(content);
  const address = URL.createObjectURL(new Blob([content.code], { type: "text/javascript" }));
  try {
    return (await import(address)).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * A widget's own: anywidget calls this once for each. It wraps the widget's model anew each time that it hands it out; here
 * all views are given the one that the widget began with, so that what a front end notes of a model is found again.
 */
export default () => {
  /** @type {Sharer} */
  let model;
  return {
    async initialize(/** @type {{ model: Sharer }} */ context) {
      model = context.model;
      return (await frontEndOf(model)).initialize?.(context);
    },
    async render(/** @type {{ model: Sharer }} */ context) {
      const frontEnd = await frontEndOf(model);
      return frontEnd.render({ ...context, model, shared: (/** @type {string} */ trait) => sharedBy(model, trait) });
    },
  };
};

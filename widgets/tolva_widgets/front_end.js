/**
 * What anywidget is given of each front end of ours: it fetches the code and the style sheets that all widgets of a class
 * share, and puts them on the page once, however many there are.
 */

/**
 * @typedef {{ initialize?: (context: object) => unknown, render: (context: object) => unknown }} FrontEnd
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

/** @returns {Promise<FrontEnd>} */
async function frontEndOf(/** @type {Sharer} */ model) {
  const { code, styles, name } = await sharedBy(model, "_front_end");
  const key = styles + code;
  const known = frontEnds.get(key) ?? load(code, styles, name);
  frontEnds.set(key, known);
  return known;
}

/** @returns {Promise<FrontEnd>} */
async function load(/** @type {string} */ code, /** @type {string} */ styles, /** @type {string} */ name) {
  const style = document.createElement("style");
  style.dataset.tolva = name;
  style.textContent = styles;
  document.head.append(style);
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return (await import(address)).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export default {
  async initialize(/** @type {{ model: Sharer }} */ context) {
    await (await frontEndOf(context.model)).initialize?.(context);
  },
  async render(/** @type {{ model: Sharer }} */ context) {
    const frontEnd = await frontEndOf(context.model);
    return frontEnd.render({ ...context, shared: (/** @type {string} */ trait) => sharedBy(context.model, trait) });
  },
};

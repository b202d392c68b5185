/** A widget's traits: listening to them, and setting them here and in Python. */

/** Listens to a model until `signal` says that the view is gone. */
export function listen(/** @type {Model<any>} */ model, /** @type {string} */ event, /** @type {(fact: any) => void} */ heard, /** @type {AbortSignal} */ signal) {
  model.on(event, heard);
  signal.addEventListener("abort", () => model.off(event, heard));
}

/** Runs once for all the traits that come in one message, when the last of them is set. */
export function once(/** @type {() => void} */ run, /** @type {AbortSignal} */ signal) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (!signal.aborted) run();
    });
  };
}

/** This page, in the names of its messages: a kernel may have more than one. */
export const PAGE = Math.random().toString(36).slice(2);

/** The last message about each model's traits, and all that was set since Python last said that it has heard. @type {WeakMap<Model<any>, { id: string, traits: Record<string, unknown> }>} */
const tellings = new WeakMap();
let told = 0;

/** What was set here and Python has not said to have heard. */
function unheard(/** @type {Model<{ heard: string }>} */ model) {
  const last = tellings.get(model);
  return last && last.id !== model.get("heard") ? last.traits : {};
}

/**
 * Sets traits, here at once and in Python by a message: as a changed state ipywidgets would hold them back while an
 * earlier one is on its way.
 */
export function tell(/** @type {Model<any>} */ model, /** @type {{ do: string, [fact: string]: unknown }} */ message, /** @type {Record<string, unknown>} */ traits) {
  const id = `${PAGE} ${++told}`;
  tellings.set(model, { id, traits: { ...unheard(model), ...traits } });
  for (const [name, value] of Object.entries(traits)) model.set(name, value);
  model.send({ ...message, id });
}

/**
 * What Python sent before it heard what was set here is older than that: what was set here stays. Where the way to Python is
 * broken, or Python gone, it may never hear of it, and nothing stays.
 */
export function keepTold(/** @type {Model<any>} */ model, /** @type {string[]} */ names, /** @type {AbortSignal} */ signal) {
  const keep = () => {
    const traits = unheard(model);
    for (const name of names) if (name in traits) model.set(name, traits[name]);
  };
  const forget = () => tellings.delete(model);
  listen(model, names.map((name) => `change:${name}`).join(" "), keep, signal);
  // Another page of the same kernel may be heard next.
  listen(model, "change:heard", () => tellings.get(model)?.id === model.get("heard") && forget(), signal);
  document.addEventListener("tolva-cut-off", forget, { signal });
  document.addEventListener("tolva-kernel", (/** @type {any} */ { detail }) => detail === "alive" || forget(), { signal });
}

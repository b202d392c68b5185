/** Keeps how far one is in a guided deal; the page shows nothing of it. */

import { make } from "../base/dom.js";
import { keepBegun } from "../levels/begun.js";

function render(/** @type {{ model: Model<{ name: string, memory: string, _memory_limit: number }>, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  el.append(make("span")); // what is empty is taken for a part that is still on its way
  keepBegun(model, model.get("name"), gone.signal);
  return () => gone.abort();
}

export default { render };

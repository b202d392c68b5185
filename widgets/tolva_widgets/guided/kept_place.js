/** Keeps how far one is in a guided deal; the page shows nothing of it. */

import { keepBegun } from "../levels/begun.js";

function render(/** @type {{ model: Model<{ name: string, memory: string, _memory_limit: number }> }} */ { model }) {
  const gone = new AbortController();
  keepBegun(model, model.get("name"), gone.signal);
  return () => gone.abort();
}

export default { render };

/**
 * What the browser keeps of something that one is in the midst of: what Python says of it, for as long as it says any.
 *
 * @typedef {Model<{ memory: string, _memory_limit: number }>} BegunModel
 */

import { listen } from "../base/model.js";
import { LEVEL_BEGUN } from "../base/static/progress.js";
import { readKept, writeKept } from "../base/static/storage.js";

/** Tells Python how far one was, unless something has been done here already, and keeps what it says from then on. */
export function keepBegun(/** @type {BegunModel} */ model, /** @type {string} */ called, /** @type {AbortSignal} */ signal) {
  const name = LEVEL_BEGUN + called;
  const kept = readKept("lasting", name);
  if (kept && kept.length <= model.get("_memory_limit") && !model.get("memory")) {
    model.set("memory", kept);
    model.save_changes();
  }
  // Kept as long as it is: Python writes nothing that would not be given back.
  listen(model, "change:memory", () => writeKept("lasting", name, model.get("memory")), signal);
}

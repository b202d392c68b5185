/**
 * Keeps how far one is in a guided deal, and that one has gone through it; the page shows nothing of it.
 *
 * @typedef {{ name: string, memory: string, followed: boolean, _memory_limit: number }} Place
 */

import { make } from "../base/dom.js";
import { listen } from "../base/model.js";
import { FOLLOWED, pageCalled } from "../base/static/progress.js";
import { writeKept } from "../base/static/storage.js";
import { keepBegun } from "../levels/begun.js";

/** That the deal has been gone through, which is kept by its lesson's name. */
function keepFollowed(/** @type {Model<Place>} */ model) {
  if (model.get("followed")) writeKept("lasting", FOLLOWED + pageCalled(location.pathname.split("/").pop() ?? ""), "yes");
}

function render(/** @type {{ model: Model<Place>, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  el.append(make("span")); // what is empty is taken for a part that is still on its way
  keepBegun(model, model.get("name"), gone.signal);
  listen(model, "change:followed", () => keepFollowed(model), gone.signal);
  return () => gone.abort();
}

export default { render };

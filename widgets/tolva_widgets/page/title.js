/** What the page is called, where it is ours: its heading and its title follow what is shown on it. */

/** @import { PageModel } from "./state.js" */
import { hostHas } from "../base/host.js";

/** Between the parts of a title; the site's name is the last of them (see frame.macro.html.j2). */
const BETWEEN = " · ";

/** Gives the page the name that Python says, once it knows from the address what is shown. */
export function showTitle(/** @type {PageModel} */ model) {
  const [heading, ...about] = model.get("called");
  const text = document.querySelector("#rendered_cells h1")?.firstChild;
  if (!heading || !text || !model.get("opened") || !hostHas("address")) return;
  text.textContent = heading;
  document.title = [heading, ...about, document.title.split(BETWEEN).at(-1)].join(BETWEEN);
}

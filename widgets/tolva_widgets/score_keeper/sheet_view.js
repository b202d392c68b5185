/**
 * A score sheet on the page: pieces of markup that Python has made and escaped. What is pressed or written in them is told
 * to Python, by what stands in `data-do`.
 *
 * @typedef {Model<{ sections: string[][], lang: string }>} SheetModel
 */

import { make } from "../base/dom.js";
import { listen } from "../base/model.js";

/** Where the focus is, by a name that it has in the next markup too. */
const focusIn = (/** @type {HTMLElement} */ part) =>
  part.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.focus : undefined;

/** Writes a piece anew where it is another, and gives the focus back to what had it. */
function write(/** @type {HTMLElement} */ part, /** @type {string} */ html) {
  if (part.dataset.html === html) return;
  const focus = focusIn(part);
  part.dataset.html = html;
  part.innerHTML = html;
  part.hidden = html === "";
  if (focus) /** @type {HTMLElement | null} */ (part.querySelector(`[data-focus="${CSS.escape(focus)}"]`))?.focus();
}

function render(/** @type {{ model: SheetModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const sheet = make("div", { class: "tolva-keeper-sheet" });
  /** @type {Map<string, HTMLElement>} */
  const parts = new Map();
  const show = () => {
    sheet.lang = model.get("lang");
    for (const [name, html] of model.get("sections")) {
      let part = parts.get(name);
      if (!part) {
        part = make("section", { class: `tolva-keeper-part tolva-keeper-${name}` });
        parts.set(name, part);
        sheet.append(part);
      }
      write(part, html);
    }
  };
  const press = (/** @type {Event} */ event) => {
    const pressed = /** @type {Element} */ (event.target).closest("button[data-do]");
    if (pressed instanceof HTMLButtonElement) {
      model.send({ do: pressed.dataset.do ?? "", name: pressed.dataset.name ?? "", value: pressed.value });
    }
  };
  const change = (/** @type {Event} */ event) => {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.dataset.do) {
      model.send({ do: field.dataset.do, name: field.dataset.name ?? "", value: field.value });
    }
  };
  sheet.addEventListener("click", press, { signal: gone.signal });
  sheet.addEventListener("change", change, { signal: gone.signal });
  show();
  listen(model, "change:sections change:lang", show, gone.signal);
  el.append(sheet);
  return () => gone.abort();
}

export default { render };

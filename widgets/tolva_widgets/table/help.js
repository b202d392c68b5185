/** The table's help: the signs that are seen on it now, and the keys that it obeys; where one has only fingers, what a tap does. */

/** @import { TableModel, TypingWords } from "./state.js" */
import { make } from "../base/dom.js";
import { draw } from "./signs.js";

/** Where in its drawing a sign on a card stands, so that it can be shown alone. @type {Record<string, string>} */
const SHOWN_ALONE = { winning: "27 -79 30 30", shown: "-47 43 26 26" };

/** Whether there is nothing here but fingers: no mouse, and so hardly any keys. */
export const isTouched = () => matchMedia("(hover: none) and (pointer: coarse)").matches;

/**
 * Opens the help. The ids of what the picture is drawn with begin with `id`; `typing` are the words of the field; `byTouch`
 * says whether a finger drags cards.
 */
export function showHelp(
  /** @type {HTMLDialogElement} */ help, /** @type {TableModel} */ model, /** @type {string} */ id, /** @type {TypingWords} */ typing,
  /** @type {boolean} */ byTouch,
) {
  const words = model.get("words");
  const names = model.get("_drawn").signs ?? [];
  const signs = names.map((name) => [signOf(name, words.signs[name][0], id), words.signs[name][1]]);
  const close = make("button", { type: "button", onclick: () => help.close() }, words.close);
  const title = isTouched() ? words["help-touch"] : words.help;
  help.setAttribute("aria-label", title);
  help.replaceChildren(
    make("h2", {}, title),
    ...(signs.length ? explained(words["head-signs"], signs) : []),
    ...(isTouched()
      ? explained(words["head-touch"], byTouch ? [...words.touch, words.drag] : words.touch)
      : explained(words["head-keys"], [words.drag, ...words.keys, [typing.key, asItIs(typing["key-does"])]])),
    close,
  );
  help.showModal();
}

/** Words with examples of what can be typed: a browser that translates the page leaves them. */
const asItIs = (/** @type {string} */ words) => make("span", { translate: "no" }, words);

/** A heading, and under it each with what it means. @returns {Node[]} */
function explained(/** @type {string} */ heading, /** @type {(string | Node)[][]} */ pairs) {
  const rows = pairs.map(([one, means]) => make("div", {}, make("dt", {}, one), make("dd", {}, means)));
  return [make("h3", {}, heading), make("dl", {}, ...rows)];
}

/** A sign as it stands on the table: drawn, or its words. */
function signOf(/** @type {string} */ name, /** @type {string} */ words, /** @type {string} */ id) {
  if (!(name in SHOWN_ALONE)) return make("span", { class: `tolva-table-sign tolva-table-sign-${name}` }, words);
  const drawn = draw("use", { href: `#${id}${name}` });
  return draw("svg", { class: "tolva-table-sign", viewBox: SHOWN_ALONE[name], role: "img", "aria-label": words }, drawn);
}

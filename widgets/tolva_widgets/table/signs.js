/**
 * The signs that stand on what is marked, the same on a card, a zone and a phrase.
 *
 * @typedef {"yes" | "no" | "missed" | "left"} Kind
 * @typedef {Kind | "lit"} Marked What is lit up has an edge alone, and no sign.
 * @typedef {{ kind: Marked, word: string, spoken?: string, sign?: "" | "foul" }} Mark
 */

const SVG = "http://www.w3.org/2000/svg";

/** The sign of each kind, so large that it stands in 30 by 30. What was rightly left alone is neither ticked nor crossed. */
export const SIGNS = { yes: "M-8 0L-2.5 6L8-6", no: "M-6-6L6 6M6-6L-6 6", missed: "M-7 0H7M0-7V7", left: "M-6 0H6" };

/** What stands in a sign's place on a card that is looked for because it was against the rules: a tick would praise it. */
export const FOUL = "M0-8V2M0 7.5v.01";

/**
 * Makes an SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** A sign, around the place where it is put: round is allowed, square is not. */
export function signParts(/** @type {Kind} */ kind, path = SIGNS[kind]) {
  const round = kind === "no" || kind === "left" ? 4 : 15;
  return [draw("rect", { x: -15, y: -15, width: 30, height: 30, rx: round }), draw("path", { d: path })];
}

/** A sign in a line of text. */
export function signInLine(/** @type {Kind} */ kind) {
  const drawn = draw("g", { class: "tv-sign" }, ...signParts(kind));
  return draw("svg", { class: "tolva-sign", viewBox: "-16 -16 32 32", "aria-hidden": "true" }, drawn);
}

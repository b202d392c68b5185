/**
 * What Python tells of the table.
 *
 * @typedef {{ form: string, given: Record<string, any> }} Laid a position as a form has it
 * @typedef {{ name: string, asked: string, words: string, answer: string, rules: [string, string][], others: [[string, string][], [string, string][]],
 *   case: [string, string[]][], position: Laid | null }} Question
 * @typedef {{ name: string, kind: string, most: number, least: number, always: boolean, label: string, rest: string, values: [any, string][],
 *   seats: string[], places: string[], leader: string[] }} Part
 * @typedef {{ name: string, label: string, parts: Part[] }} Form
 * @typedef {{ what: string[], said: string, allowed: boolean | null, why: string, rule: [string, string] }} Line
 * @typedef {{ number?: number, problem?: string, unfinished?: boolean, lines?: Line[], must?: string, missing?: string[],
 *   note?: string, remedies?: [string, string][], question?: string }} Verdict
 * @typedef {{ line: string, called: string, rules: string, games: Record<string, string>, score: string, variants: boolean, words: Record<string, string>,
 *   questions: Question[], wording: { passed: string[], alike: string[][] }, forms: Form[],
 *   cards: Record<string, [string, string]>, examples: Record<string, [string, string]>, game: string, rules_page: string, suits: [string, string, string][], ranks: [string, string, string][],
 *   ways: [string, string][], choices: { name: string, label: string, options: [string, string][], chosen: string }[],
 *   differ: { name: string, asked: string, effect: string, yes: string, no: string, holds: boolean }[],
 *   sheet: { differs: [string, string, [string, string]][], chapters: [string, string[]][] } }} Shown
 * @typedef {Model<{ shown: Shown, verdict: Verdict, typed: { number?: number, problem?: string, given?: Record<string, any> }, asked: string, kept: string, notice: string, added: [string, string][], tab: string, code_image: string, lang: string }>} PanelsModel
 */

import { make } from "../base/dom.js";

/** A card that nobody remembers; of one whose suit is remembered the suit stands in its place. */
export const FORGOTTEN = "?";

/** A card as a small picture, or a suit's sign; heard by its name. */
export function chip(/** @type {Shown} */ shown, /** @type {string} */ card) {
  if (card === FORGOTTEN) return make("span", { class: "tolva-chip" }, make("span", { "aria-hidden": "true" }, card), make("span", { class: "tolva-unseen" }, `${shown.words.forgotten} `));
  const suit = shown.suits.find(([letter]) => letter === card);
  const [sign, name] = suit ? [suit[1], suit[2]] : (shown.cards[card] ?? shown.examples[card] ?? [card, card]);
  return make(
    "span",
    { class: `tolva-chip tolva-suit-${card[0]}` },
    make("span", { "aria-hidden": "true", translate: "no" }, sign),
    make("span", { class: "tolva-unseen" }, `${name} `),
  );
}

/** A link to a rule; its title alone where there is no page of rules. */
export function ruleLink(/** @type {[string, string]} */ [title, href], /** @type {string} */ label) {
  const named = `${label}: ${title}`;
  return href ? make("a", { href, target: "_blank", rel: "noopener" }, named) : make("span", {}, named);
}

/** What one tells of a position besides its cards: by a tap where there are few values, of a list where there are many. */

/** @import { Part, Shown } from "./state.js" */
import { make } from "../base/dom.js";
import { chip } from "./state.js";

/** @typedef {{ shown: () => Shown, given: () => Record<string, any>, tell: (told: Record<string, any>) => void }} Telling */

export function makeChoosers(/** @type {Telling} */ { shown, given, tell }) {
  /** The values of a part, each with its words or its sign and what it is called aloud. @returns {[any, Node | string, string][]} */
  const valuesOf = (/** @type {Part} */ part) => {
    if (part.kind === "suit") return shown().suits.map(([letter, , name]) => [letter, chip(shown(), letter), name]);
    if (part.kind === "one-of-hand") return (given().hand ?? []).map((/** @type {string} */ card) => [card, chip(shown(), card), shown().cards[card]?.[1] ?? card]);
    const named = part.kind === "seat" ? part.seats.slice(0, Math.max(2, (given().hands ?? []).length)).map((name, n) => /** @type {[any, string]} */ ([n, name])) : part.values;
    return named.map(([value, words]) => [value, words, words]);
  };
  /** Tapped once it is told, tapped again it is not. */
  const buttons = (/** @type {Part} */ part) => {
    const now = given()[part.name];
    const values = valuesOf(part);
    const each = values.map(([value, shows, name]) => {
      const pressed = value === now;
      return make("button", { type: "button", class: "tolva-at-table-told", value, "data-place": `${part.name}=${value}`, "aria-pressed": pressed, "aria-label": name, onclick: () => tell({ [part.name]: pressed ? undefined : value }) }, shows);
    });
    const rest = values.some(([value]) => value === now) ? [] : [make("span", { class: "tolva-laying-rest" }, part.rest)];
    return make("div", { class: "tolva-at-table-choice", role: "group", "aria-label": part.label, "data-choice": part.name }, make("span", {}, part.label), ...each, ...rest);
  };
  const list = (/** @type {Part} */ part) => {
    const values = Array.from({ length: part.most + 1 - part.least }, (_, n) => n + part.least);
    const now = part.name === "score" ? given().score?.[0] : given()[part.name];
    const field = make("select", { "data-place": part.name }, make("option", { value: "" }, part.rest), ...values.map((value) => make("option", { value, selected: value === now }, String(value))));
    field.addEventListener("change", () => {
      const value = field.value === "" ? undefined : Number(field.value);
      tell({ [part.name]: part.name === "score" && value !== undefined ? [value] : value });
    });
    return make("label", { class: "tolva-at-table-choice" }, make("span", {}, part.label), field);
  };
  /** One part of which a value is chosen. */
  const chooser = (/** @type {Part} */ part) => (part.kind === "number" ? list(part) : buttons(part));
  /** Who led to a trick: each seat by what it is called. */
  const leaderOf = (/** @type {Part} */ part, /** @type {number} */ trick) => {
    const [label, untold, after] = part.leader;
    const told = given().leaders;
    const options = [make("option", { value: "" }, trick ? after : untold), ...part.seats.map((name, n) => make("option", { value: n, selected: told?.[trick] === n }, name))];
    const field = make("select", { "data-place": `leaders.${trick}` }, ...options);
    field.addEventListener("change", () => {
      const leaders = Array.from({ length: Math.max(trick + 1, told?.length ?? 0) }, (_, n) => told?.[n] ?? null);
      leaders[trick] = field.value === "" ? null : Number(field.value);
      tell({ leaders });
    });
    return make("label", { class: "tolva-at-table-choice" }, make("span", {}, label), field);
  };
  /** A number of each party or player; told once all of them are. */
  const numbersOf = (/** @type {Part} */ part) => {
    const told = given()[part.name];
    const fields = part.seats.map((name, n) => {
      const options = [make("option", { value: "" }, part.rest), ...Array.from({ length: part.most + 1 }, (_, value) => make("option", { value, selected: told?.[n] === value }, String(value)))];
      const field = make("select", { "data-place": `${part.name}.${n}` }, ...options);
      field.addEventListener("change", () => {
        const numbers = part.seats.map((_, seat) => told?.[seat] ?? null);
        numbers[n] = field.value === "" ? null : Number(field.value);
        tell({ [part.name]: numbers });
      });
      return make("label", { class: "tolva-at-table-choice" }, make("span", {}, name), field);
    });
    return make("fieldset", { class: "tolva-at-table-numbers" }, make("legend", {}, part.label), ...fields);
  };
  return { chooser, leaderOf, numbersOf };
}

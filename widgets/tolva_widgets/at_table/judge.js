/** The judge: one lays out what lies on the table by tapping, and reads at each tap what the rules say. */

/** @import { Form, Laid, PanelsModel, Part } from "./state.js" */
import { make } from "../base/dom.js";
import { listen } from "../base/model.js";
import { keepInSight, keepStill } from "../page/steady.js";
import { makeChoosers } from "./choosers.js";
import { makePad } from "./pad.js";
import { chip } from "./state.js";
import { makeTyping } from "./typing.js";
import { gistOf, sayings } from "./verdict.js";

const WITH_CARDS = ["cards", "card", "hands", "rows"];
/** Parts of several places, each with cards of its own. */
const IN_ROWS = ["hands", "rows"];

export function makeJudge(/** @type {PanelsModel} */ model, /** @type {AbortSignal} */ signal) {
  const heading = make("h2", { tabindex: "-1" });
  const kinds = make("div", { class: "tolva-at-table-kinds", role: "group" });
  const parts = make("div", { class: "tolva-at-table-parts" });
  const more = make("details", {}, make("summary"), make("div", { class: "tolva-at-table-parts" }));
  const clear = make("button", { type: "button", onclick: () => begin(form) });
  const told = make("div", { class: "tolva-at-table-verdict", "aria-live": "polite" });
  let [form, number, active, game] = [0, 0, "", ""];
  /** @type {Record<string, any>} */
  let given = {};

  const shown = () => model.get("shown");
  const formNow = () => /** @type {Form} */ (shown().forms[form]);
  const partOf = (/** @type {string} */ place) => formNow().parts.find(({ name }) => name === place.split(".")[0]);
  /** The cards of a place: a part, or one hand of several, as `hands.1`. @returns {string[]} */
  const cardsIn = (/** @type {string} */ place) => {
    const [name, seat] = place.split(".");
    const value = given[name];
    return seat === undefined ? (typeof value === "string" ? [value] : (value ?? [])) : ((value ?? [])[Number(seat)] ?? []);
  };
  const putIn = (/** @type {string} */ place, /** @type {string[]} */ cards) => {
    const [name, seat] = place.split(".");
    if (seat !== undefined) {
      const hands = [...(given[name] ?? [])];
      while (hands.length <= Number(seat)) hands.push([]);
      hands[Number(seat)] = cards;
      while (hands.length && !hands[hands.length - 1].length) hands.pop();
      given = { ...given, [name]: hands };
    } else if (partOf(place)?.kind === "card") given = { ...given, [name]: cards[cards.length - 1] };
    else given = { ...given, [name]: cards };
  };

  /** What the form asks for and what has been told of it, with nothing that is empty. */
  const asGiven = () => {
    const names = formNow().parts.flatMap(({ name, kind }) => (kind === "rows" ? [name, "leaders"] : [name]));
    const untold = formNow().parts.filter(({ name, kind }) => kind === "numbers" && given[name]?.includes(null)).map(({ name }) => name);
    return Object.fromEntries(Object.entries(given).filter(([name, value]) => names.includes(name) && !untold.includes(name) && value !== undefined && value !== "" && !(Array.isArray(value) && !value.length)));
  };
  const ask = () => {
    number += 1;
    model.send({ do: "judge", number, form: formNow().name, given: asGiven() });
  };
  const change = () => {
    keepStill([() => pad.pad], draw);
    reveal();
    ask();
  };
  const tell = (/** @type {Record<string, any>} */ changes) => {
    given = { ...given, ...changes };
    change();
  };
  const begin = (/** @type {number} */ chosen) => {
    [form, given] = [chosen, {}];
    const first = formNow()?.parts.find(({ kind }) => WITH_CARDS.includes(kind));
    active = first ? (IN_ROWS.includes(first.kind) ? `${first.name}.0` : first.name) : "";
    told.replaceChildren();
    pad.show(Boolean(formNow()?.parts.some(({ kind }) => kind === "rows")));
    pad.say(shown().words.begin, "");
    typing.clear();
    number += 1;
    draw();
  };
  /** Has the place where the next card goes in sight, above the keys. */
  const reveal = () => keepInSight(parts.querySelector(".tolva-here"), parts, pad.pad);
  /** Has what one begins with in sight: what is asked, and as much as there is room for of the places below it. */
  const open = () => keepInSight(kinds.hidden ? heading : kinds, parts, pad.pad);
  const goTo = (/** @type {string} */ place) => {
    active = place;
    draw();
    reveal();
  };
  const pad = makePad(shown, { tap: (card) => tap(card), goOn: (place) => goTo(place), write: () => typing.field.focus() });
  const typing = makeTyping(model, signal, {
    laid: () => ({ form: formNow().name, given: asGiven(), at: active }),
    take: (cards) => {
      given = { ...given, ...cards };
      change();
    },
  });
  const { chooser, leaderOf, numbersOf } = makeChoosers({ shown, given: () => given, tell });
  const panel = make("div", {}, heading, kinds, parts, more, pad.pad, typing.part, told, make("p", {}, clear));

  /* What is laid out */

  const nameOf = (/** @type {string} */ card) => shown().cards[card]?.[1] ?? shown().suits.find(([letter]) => letter === card)?.[2] ?? shown().words.forgotten;
  const removable = (/** @type {string} */ place, /** @type {string} */ card, /** @type {number} */ at) => {
    const { words } = shown();
    const away = () => {
      putIn(place, cardsIn(place).filter((_, n) => n !== at));
      change();
    };
    const button = make("button", { type: "button", class: "tolva-at-table-card tolva-laying-card", onclick: away, title: words.remove.replace("{card}", nameOf(card)) }, chip(shown(), card));
    button.setAttribute("aria-label", button.title);
    return button;
  };
  const slot = (/** @type {string} */ place, /** @type {string} */ label, /** @type {string} */ rest) => {
    const laid = cardsIn(place).map((card, at) => removable(place, card, at));
    const here = active === place;
    const into = () => {
      goTo(place);
      panel.querySelector(/** @type {"button"} */ (`[data-place="${place}"]`))?.focus();
    };
    const choose = make("button", { type: "button", class: "tolva-at-table-into", "data-place": place, "aria-pressed": here, onclick: into }, label);
    const words = laid.length ? [] : [make("span", { class: "tolva-laying-rest" }, rest)];
    return make("div", { class: `tolva-laying-slot${here ? " tolva-here" : ""}` }, choose, make("div", { class: "tolva-laying-laid" }, ...laid, ...words));
  };
  /** The tricks that have been laid out, and one more. @returns {HTMLElement[]} */
  const tricksOf = (/** @type {Part} */ part) => {
    const begun = given[part.name]?.length ?? 0;
    const full = !begun || (given[part.name][begun - 1] ?? []).length === part.seats.length;
    return part.places.slice(0, Math.max(1, begun + Number(full))).flatMap((name, n) => [slot(`${part.name}.${n}`, name, part.rest), leaderOf(part, n)]);
  };
  /** @returns {HTMLElement[]} */
  const drawn = (/** @type {Part} */ part) => {
    if (part.kind === "hands") return part.seats.slice(0, Math.min(part.most, Math.max(2, (given[part.name] ?? []).length + 1))).map((name, seat) => slot(`${part.name}.${seat}`, name, ""));
    if (part.kind === "rows") return tricksOf(part);
    if (part.kind === "numbers") return [numbersOf(part)];
    if (WITH_CARDS.includes(part.kind)) return [slot(part.name, part.label, part.rest)];
    if (part.kind === "one-of-hand" && (given.hand ?? []).length < 4) return [];
    return [chooser(part)];
  };

  /* The keys of the cards */

  /** Where a card lies already, if anywhere. The card that somebody turned out to have may lie in a trick too: they played it. */
  const whereIs = (/** @type {string} */ card) => {
    if (!(card in shown().cards)) return undefined;
    const places = formNow().parts.filter(({ kind }) => WITH_CARDS.includes(kind)).flatMap(({ name, kind }) => (IN_ROWS.includes(kind) ? (given[name] ?? []).map((/** @type {string[]} */ _, /** @type {number} */ n) => `${name}.${n}`) : [name]));
    const others = places.filter((place) => (place === "held") === (active === "held"));
    return [active, ...others].find((place) => cardsIn(place).includes(card));
  };
  /** So many cards fit in a place. */
  const room = (/** @type {Part} */ part) => (part.kind === "card" ? 1 : part.kind === "hands" ? 3 : part.kind === "rows" ? part.seats.length : part.most);
  /** Each place on the page with what it is called, in order. @returns {[string, string][]} */
  const places = () => [...parts.querySelectorAll(/** @type {"button"} */ (".tolva-at-table-into"))].map((into) => [into.dataset.place ?? "", into.textContent ?? ""]);
  /** The place after the one where cards go, the first after the last; whether there is no going on to it yet: who has come to the last by itself is not led back. @returns {[string, string, boolean]} */
  const following = () => {
    const all = places();
    const at = all.findIndex(([place]) => place === active);
    if (all.length < 2) return ["", "", false];
    return [...all[(at + 1) % all.length], at === all.length - 1 && !cardsIn(active).length];
  };
  /** Where the next card goes once a place has all of its cards: on, but never back to the first. */
  const next = (/** @type {Part} */ part) => {
    const [name, row] = active.split(".");
    if (row !== undefined) return Number(row) + 1 < part.most ? `${name}.${Number(row) + 1}` : active;
    const [after] = following();
    return after && !cardsIn(after).length ? after : active;
  };
  const tap = (/** @type {string} */ card) => {
    const part = partOf(active);
    const lies = whereIs(card);
    if (lies) putIn(lies, cardsIn(lies).filter((one) => one !== card));
    else if (part) {
      const cards = cardsIn(active);
      if (part.kind !== "card" && cards.length >= room(part) + Number(part.kind === "cards")) return; // one too many is told of
      putIn(active, [...cards, card]);
      if (part.kind === "card" || cards.length + 1 === room(part)) active = next(part);
    }
    change();
  };

  /* The verdict */

  const drawVerdict = () => {
    const verdict = model.get("verdict");
    if (!verdict.number || verdict.number !== number) return;
    const labels = formNow().parts.flatMap(({ name, label, leader }) => [...(verdict.missing?.includes(name) ? [label] : []), ...(leader.length && verdict.missing?.includes("leaders") ? [leader[3]] : [])]);
    keepStill([() => pad.pad], () => {
      told.replaceChildren(...sayings(shown(), verdict, labels));
      pad.say(...gistOf(shown(), verdict, labels));
      if (labels.length) more.open = more.open || formNow().parts.some((part) => !part.always && verdict.missing?.includes(part.name));
    });
  };

  const draw = () => {
    const now = formNow();
    if (!now) return;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.place;
    parts.replaceChildren(...now.parts.filter(({ always }) => always).flatMap(drawn));
    const others = now.parts.filter(({ always }) => !always);
    more.hidden = !others.length;
    more.lastElementChild?.replaceChildren(...others.flatMap(drawn));
    kinds.hidden = shown().forms.length < 2;
    kinds.replaceChildren(...shown().forms.map((one, n) => make("button", { type: "button", "aria-pressed": n === form, onclick: () => chooseKind(n) }, one.label)));
    if (focused) panel.querySelector(/** @type {"button"} */ (`[data-place="${focused}"]`))?.focus();
    pad.mark((card) => whereIs(card) !== undefined, ...following());
  };
  const chooseKind = (/** @type {number} */ chosen) => {
    begin(chosen);
    /** @type {HTMLElement | undefined} */ (kinds.children[chosen])?.focus();
    open();
  };

  const show = () => {
    const { words } = shown();
    if (game !== shown().game) [form, game] = [0, shown().game];
    heading.textContent = words.judge;
    clear.textContent = words.clear;
    typing.show();
    /** @type {HTMLElement} */ (more.firstElementChild).textContent = words.more;
    if (shown().forms.length) begin(Math.min(form, shown().forms.length - 1));
  };
  const layOut = (/** @type {Laid} */ laid) => {
    begin(Math.max(0, shown().forms.findIndex(({ name }) => name === laid.form)));
    given = { ...laid.given };
    change();
  };
  listen(model, "change:verdict", drawVerdict, signal);
  return { panel, show, layOut, open };
}

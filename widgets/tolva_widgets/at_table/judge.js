/** The judge: one lays out what lies on the table by tapping, and reads at each tap what the rules say. */

/** @import { Form, Laid, Line, PanelsModel, Part } from "./state.js" */
import { make } from "../base/dom.js";
import { listen } from "../base/model.js";
import { chip, FORGOTTEN, ruleLink } from "./state.js";

const WITH_CARDS = ["cards", "card", "hands", "rows"];
/** Parts of several places, each with cards of its own. */
const IN_ROWS = ["hands", "rows"];

export function makeJudge(/** @type {PanelsModel} */ model, /** @type {AbortSignal} */ signal) {
  const heading = make("h2", { tabindex: "-1" });
  const kinds = make("div", { class: "tolva-at-table-kinds", role: "group" });
  const parts = make("div", { class: "tolva-at-table-parts" });
  const suits = make("div", { class: "tolva-at-table-suits tolva-laying-suits", role: "group" });
  const ranks = make("div", { class: "tolva-at-table-ranks tolva-laying-keys", role: "group" });
  const more = make("details", {}, make("summary"), make("div", { class: "tolva-at-table-parts" }));
  const clear = make("button", { type: "button", onclick: () => begin(form) });
  const told = make("div", { class: "tolva-at-table-verdict", "aria-live": "polite" });
  const panel = make("div", {}, heading, kinds, parts, suits, ranks, told, more, make("p", {}, clear));
  let [form, number, suit, active, game] = [0, 0, "S", "", ""];
  /** @type {Record<string, any>} */
  let given = {};

  const shown = () => model.get("shown");
  const formNow = () => /** @type {Form} */ (shown().forms[form]);
  /** The cards of a place: a part, or one hand of several, as `hands.1`. @returns {string[]} */
  const cardsIn = (/** @type {string} */ place) => {
    const [name, seat] = place.split(".");
    const value = given[name];
    return seat === undefined ? (typeof value === "string" ? [value] : (value ?? [])) : ((value ?? [])[Number(seat)] ?? []);
  };
  const putIn = (/** @type {string} */ place, /** @type {string[]} */ cards) => {
    const [name, seat] = place.split(".");
    const part = formNow().parts.find((one) => one.name === name);
    if (seat !== undefined) {
      const hands = [...(given[name] ?? [])];
      while (hands.length <= Number(seat)) hands.push([]);
      hands[Number(seat)] = cards;
      while (hands.length && !hands[hands.length - 1].length) hands.pop();
      given = { ...given, [name]: hands };
    } else if (part?.kind === "card") given = { ...given, [name]: cards[cards.length - 1] };
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
    draw();
    ask();
  };
  const begin = (/** @type {number} */ chosen) => {
    [form, given] = [chosen, {}];
    const first = formNow()?.parts.find(({ kind }) => WITH_CARDS.includes(kind));
    active = first ? (IN_ROWS.includes(first.kind) ? `${first.name}.0` : first.name) : "";
    told.replaceChildren();
    number += 1;
    draw();
  };

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
      active = place;
      draw();
      panel.querySelector(/** @type {"button"} */ (`[data-place="${place}"]`))?.focus();
    };
    const choose = make("button", { type: "button", class: "tolva-at-table-into", "data-place": place, "aria-pressed": here, onclick: into }, label);
    const words = laid.length ? [] : [make("span", { class: "tolva-laying-rest" }, rest)];
    return make("div", { class: `tolva-laying-slot${here ? " tolva-here" : ""}` }, choose, make("div", { class: "tolva-laying-laid" }, ...laid, ...words));
  };
  const chooser = (/** @type {Part} */ part) => {
    const { cards } = shown();
    /** @type {[any, string][]} */
    const values =
      part.kind === "suit" ? shown().suits.map(([letter, sign, name]) => [letter, `${sign} ${name}`])
      : part.kind === "number" ? Array.from({ length: part.most + 1 - part.least }, (_, n) => [n + part.least, String(n + part.least)])
      : part.kind === "one-of-hand" ? (given.hand ?? []).map((/** @type {string} */ card) => [card, cards[card]?.[1] ?? card])
      : part.kind === "seat" ? part.seats.slice(0, Math.max(2, (given.hands ?? []).length)).map((name, n) => [n, name])
      : part.values;
    const now = part.name === "score" ? given.score?.[0] : given[part.name];
    const at = values.findIndex(([value]) => value === now);
    const options = [make("option", { value: "" }, part.rest), ...values.map(([, words], n) => make("option", { value: n, selected: n === at }, words))];
    const field = make("select", { "data-place": part.name }, ...options);
    field.addEventListener("change", () => {
      const value = field.value === "" ? undefined : values[Number(field.value)][0];
      given = { ...given, [part.name]: part.name === "score" && value !== undefined ? [value] : value };
      change();
      panel.querySelector(/** @type {"select"} */ (`select[data-place="${part.name}"]`))?.focus();
    });
    return make("label", { class: "tolva-at-table-choice" }, make("span", {}, part.label), field);
  };
  /** Who led to a trick: each seat by what it is called. */
  const leaderOf = (/** @type {Part} */ part, /** @type {number} */ trick) => {
    const [label, untold, after] = part.leader;
    const options = [make("option", { value: "" }, trick ? after : untold), ...part.seats.map((name, n) => make("option", { value: n, selected: given.leaders?.[trick] === n }, name))];
    const field = make("select", { "data-place": `leaders.${trick}` }, ...options);
    field.addEventListener("change", () => {
      const leaders = Array.from({ length: Math.max(trick + 1, given.leaders?.length ?? 0) }, (_, n) => given.leaders?.[n] ?? null);
      leaders[trick] = field.value === "" ? null : Number(field.value);
      given = { ...given, leaders };
      change();
    });
    return make("label", { class: "tolva-at-table-choice" }, make("span", {}, label), field);
  };
  /** A number of each party or player; told once all of them are. */
  const numbersOf = (/** @type {Part} */ part) => {
    const fields = part.seats.map((name, n) => {
      const options = [make("option", { value: "" }, part.rest), ...Array.from({ length: part.most + 1 }, (_, value) => make("option", { value, selected: given[part.name]?.[n] === value }, String(value)))];
      const field = make("select", { "data-place": `${part.name}.${n}` }, ...options);
      field.addEventListener("change", () => {
        const numbers = part.seats.map((_, seat) => given[part.name]?.[seat] ?? null);
        numbers[n] = field.value === "" ? null : Number(field.value);
        given = { ...given, [part.name]: numbers };
        change();
      });
      return make("label", { class: "tolva-at-table-choice" }, make("span", {}, name), field);
    });
    return make("fieldset", { class: "tolva-at-table-numbers" }, make("legend", {}, part.label), ...fields);
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

  /* The keyboard of cards */

  /** Whether it lies somewhere already. The card that somebody turned out to have may lie in a trick too: they played it. */
  const isLaid = (/** @type {string} */ card) =>
    card in shown().cards && active !== "held" &&
    Object.entries(asGiven()).some(([name, value]) => name !== "held" && JSON.stringify(value).includes(`"${card}"`));
  /** Where the next card goes once a place has all of its cards. */
  const next = (/** @type {Part} */ part) => {
    const [name, row] = active.split(".");
    if (row !== undefined) return Number(row) + 1 < part.most ? `${name}.${Number(row) + 1}` : active;
    const tricks = formNow().parts.find(({ kind }) => kind === "rows");
    return part.kind === "card" && tricks ? `${tricks.name}.0` : active;
  };
  const tap = (/** @type {string} */ card) => {
    const [name] = active.split(".");
    const part = formNow().parts.find((one) => one.name === name);
    if (!part || isLaid(card)) return;
    const cards = cardsIn(active);
    const most = part.kind === "card" ? 1 : part.kind === "hands" ? 3 : part.kind === "rows" ? part.seats.length : part.most;
    // One card too many is laid out, so that one is told of it.
    if (part.kind !== "card" && cards.length >= most + Number(part.kind === "cards")) return;
    putIn(active, [...cards, card]);
    if (part.kind === "card" || (IN_ROWS.includes(part.kind) && cards.length + 1 === most)) active = next(part);
    change();
  };
  const drawKeys = () => {
    const { words, cards } = shown();
    const letters = shown().suits;
    const jokers = Object.keys(cards).filter((card) => card.startsWith("*"));
    suits.setAttribute("aria-label", words.suits);
    ranks.setAttribute("aria-label", words.ranks);
    suits.replaceChildren(
      ...letters.map(([letter, sign, name]) => {
        const pick = () => {
          suit = letter;
          drawKeys();
          suits.querySelector(/** @type {"button"} */ (`[value="${letter}"]`))?.focus();
        };
        return make("button", { type: "button", value: letter, class: `tolva-chip tolva-suit-${letter}`, "aria-pressed": letter === suit, "aria-label": name, onclick: pick }, sign);
      }),
    );
    const key = (/** @type {string} */ card, /** @type {string} */ sign, /** @type {string} */ name) =>
      make("button", { type: "button", value: card, class: `tolva-chip tolva-suit-${card[0]}`, "aria-label": name, "aria-disabled": isLaid(card), onclick: () => tapKey(card) }, sign);
    const keys = [...shown().ranks.map(([rank]) => suit + rank), ...jokers].filter((card) => cards[card]);
    const [, sign, name] = letters.find(([letter]) => letter === suit) ?? ["", "", ""];
    // What one does not remember can be told of a trick that has been played.
    const partly = formNow().parts.some(({ name: its, kind }) => kind === "rows" && active.startsWith(`${its}.`)) ? [key(suit, `${sign}?`, words["suit-alone"].replace("{suit}", name)), key(FORGOTTEN, FORGOTTEN, words.forgotten)] : [];
    ranks.replaceChildren(...keys.map((card) => key(card, cards[card][0], cards[card][1])), ...partly);
  };
  const tapKey = (/** @type {string} */ card) => {
    tap(card);
    ranks.querySelector(/** @type {"button"} */ (`[value="${card}"]`))?.focus();
  };

  /* The verdict */

  const lineOf = (/** @type {Line} */ line) => {
    const { words } = shown();
    const mark = line.allowed === null ? "" : line.allowed ? "yes" : "no";
    const head = line.what.length ? [make("strong", {}, `${line.allowed ? `✓ ${words.allowed}` : `✗ ${words["not-allowed"]}`}: ${line.what.join("; ")}. `)] : [];
    const rule = line.rule[0] ? [" ", make("small", {}, ruleLink(line.rule, words.rule))] : [];
    return make("li", { class: `tolva-at-table-said ${mark}`.trim() }, ...head, line.why, ...rule);
  };
  const remediesOf = (/** @type {import("./state.js").Verdict} */ { note = "", remedies = [] }) => {
    const rows = remedies.flatMap(([name, effect]) => [make("dt", {}, name), make("dd", {}, effect)]);
    return [make("p", {}, note), make("dl", { class: "tolva-at-table-remedies", "aria-label": shown().words.remedies }, ...rows)];
  };
  const drawVerdict = () => {
    const verdict = model.get("verdict");
    if (!verdict.number || verdict.number !== number) return;
    const { words } = shown();
    const labels = formNow().parts.flatMap(({ name, label, leader }) => [...(verdict.missing?.includes(name) ? [label] : []), ...(leader.length && verdict.missing?.includes("leaders") ? [leader[3]] : [])]);
    told.replaceChildren(
      ...(labels.length ? [make("p", { class: "tolva-at-table-tell" }, `${words.tell} ${labels.join(", ")}.`)] : []),
      ...(verdict.problem ? [make("p", { class: "tolva-at-table-problem" }, verdict.problem)] : []),
      ...(verdict.must ? [make("p", { class: "tolva-at-table-must" }, `${words.must} ${verdict.must}.`)] : []),
      ...(verdict.lines?.length ? [make("ul", {}, ...verdict.lines.map(lineOf))] : []),
      ...(verdict.remedies?.length ? remediesOf(verdict) : []),
      ...(verdict.question ? [make("p", {}, make("a", { class: "tolva-at-table-question", href: verdict.question }, words["make-question"]))] : []),
    );
    if (labels.length) more.open = more.open || formNow().parts.some((part) => !part.always && verdict.missing?.includes(part.name));
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
    kinds.replaceChildren(...shown().forms.map((one, n) => make("button", { type: "button", "aria-pressed": n === form, onclick: () => begin(n) }, one.label)));
    if (focused) panel.querySelector(/** @type {"button"} */ (`[data-place="${focused}"]`))?.focus();
    drawKeys();
  };

  const show = () => {
    const { words } = shown();
    if (game !== shown().game) [form, game] = [0, shown().game];
    heading.textContent = words.judge;
    clear.textContent = words.clear;
    /** @type {HTMLElement} */ (more.firstElementChild).textContent = words.more;
    if (shown().forms.length) begin(Math.min(form, shown().forms.length - 1));
  };
  const layOut = (/** @type {Laid} */ laid) => {
    begin(Math.max(0, shown().forms.findIndex(({ name }) => name === laid.form)));
    given = { ...laid.given };
    change();
  };
  listen(model, "change:verdict", drawVerdict, signal);
  return { panel, show, layOut };
}

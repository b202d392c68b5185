/**
 * The keys of the cards, at the foot of the screen where a thumb is: every card a tap, the way to the next place, and in a line or
 * two what the rules say so far. The keys are made once for a form: what is pressed stays where it is.
 */

/** @import { Shown } from "./state.js" */
import { make } from "../base/dom.js";
import { FORGOTTEN } from "./state.js";

/** With more ranks than so many the cards of a suit lie in two rows on a phone. */
const IN_A_ROW = 10;

/** @typedef {{ tap: (card: string) => void, goOn: (place: string) => void, write: () => void }} Does */

export function makePad(/** @type {() => Shown} */ shown, /** @type {Does} */ { tap, goOn, write }) {
  const gist = make("p", { class: "tolva-at-table-gist", "aria-hidden": "true" });
  const next = make("button", { type: "button", class: "tolva-at-table-next", onclick: () => next.ariaDisabled === "true" || goOn(next.value) });
  const writing = make("button", { type: "button", class: "tolva-at-table-write", onclick: write });
  const suits = make("div", { class: "tolva-at-table-suits tolva-laying-suits", role: "group" });
  const ranks = make("div", { class: "tolva-at-table-ranks tolva-laying-rows", role: "group" });
  const pad = make("div", { class: "tolva-laying-pad" }, gist, make("div", { class: "tolva-at-table-onward" }, next, writing), suits, ranks);
  let suit = "S";

  const key = (/** @type {string} */ card, /** @type {string} */ sign, /** @type {string} */ name) =>
    make("button", { type: "button", value: card, class: `tolva-chip tolva-suit-${card[0]}`, "aria-label": name, "aria-pressed": "false", translate: "no", onclick: () => tap(card) }, sign);
  const row = (/** @type {string} */ letter, /** @type {string} */ name, /** @type {HTMLElement[]} */ keys) =>
    make("div", { class: "tolva-laying-keys", role: "group", "aria-label": name, "data-suit": letter }, ...keys);
  /** Shows the cards of a suit, where there is no room for those of all. */
  const choose = (/** @type {string} */ letter) => {
    suit = letter;
    for (const one of suits.querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.value === suit));
    for (const one of ranks.children) one.toggleAttribute("data-chosen", ["", suit].includes(/** @type {HTMLElement} */ (one).dataset.suit ?? ""));
  };
  /** What one does not remember can be told of a trick that has been played. */
  const forgotten = () => {
    const { words, suits: all } = shown();
    return [...all.map(([letter, sign, name]) => key(letter, `${sign}?`, words["suit-alone"].replace("{suit}", name))), key(FORGOTTEN, FORGOTTEN, words.forgotten)];
  };

  /** Makes the keys; with those of cards that nobody remembers where such may lie in one of the places. */
  const show = (/** @type {boolean} */ partly) => {
    const { words, cards, suits: all } = shown();
    const of = (/** @type {string} */ letter) => Object.keys(cards).filter((card) => card[0] === letter);
    const inOrder = (/** @type {string} */ letter) => shown().ranks.map(([rank]) => letter + rank).filter((card) => cards[card]);
    const most = shown().ranks.length;
    suits.setAttribute("aria-label", words.suits);
    ranks.setAttribute("aria-label", words.ranks);
    writing.textContent = words.type;
    pad.style.setProperty("--ranks", String(most));
    pad.style.setProperty("--columns", String(most > IN_A_ROW ? Math.ceil(most / 2) : most));
    pad.toggleAttribute("data-long", most > IN_A_ROW);
    suits.replaceChildren(...all.map(([letter, sign, name]) => make("button", { type: "button", value: letter, class: `tolva-chip tolva-suit-${letter}`, "aria-label": name, onclick: () => choose(letter) }, sign)));
    const jokers = of("*");
    ranks.replaceChildren(
      ...all.map(([letter, , name]) => row(letter, name, inOrder(letter).map((card) => key(card, cards[card][0], cards[card][1])))),
      ...(jokers.length ? [row("", words.ranks, jokers.map((card) => key(card, cards[card][0], cards[card][1])))] : []),
      ...(partly ? [row("", words.forgotten, forgotten())] : []),
    );
    choose(suit);
  };
  /** Shows which cards lie, and where one may go on. */
  const mark = (/** @type {(card: string) => boolean} */ isLaid, /** @type {string} */ place, /** @type {string} */ called, /** @type {boolean} */ waits) => {
    for (const one of ranks.querySelectorAll("button")) one.setAttribute("aria-pressed", String(isLaid(one.value)));
    next.hidden = !place;
    next.value = place;
    next.ariaDisabled = String(waits); // `disabled` would take the focus from whoever pressed it
    next.textContent = `${shown().words.next}: ${called}`;
  };
  /** Says in short how the rules judge; `mark` is `yes`, `no`, or nothing. */
  const say = (/** @type {string} */ words, /** @type {string} */ mark) => {
    gist.textContent = words;
    gist.className = `tolva-at-table-gist ${mark}`.trim();
  };
  return { pad, show, mark, say };
}

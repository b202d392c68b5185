/**
 * Cards that may be chosen are dragged onto the table, as well as tapped. A card that is let go over the hand, or beside the
 * picture, goes back to its place.
 *
 * @import { Dragged } from "../base/drags.js"
 * @typedef {{ key: string, el: SVGGElement, at: string, way: Animation | null }} Held a card, and where it lies
 * @typedef {{ key: string, x: number, y: number, width: number, height: number }} Place where one lies, by its middle, in the picture's units
 * @typedef {Dragged & { card: Held, turn: number, from: DOMPoint, by: [number, number] }} Drag one that is under way, and how far it has come
 * @typedef {object} Draggable what is known of the table where cards are dragged
 * @property {SVGSVGElement} svg its picture
 * @property {(key: string) => Held | undefined} cardOf the card that may be chosen under this name
 * @property {() => Place[]} places where the cards lie that may be chosen, and those in a row with them
 * @property {() => number} turn which of all choices it is that one has
 * @property {() => boolean} byTouch whether a finger drags: where the page scrolls under it, a finger that moves does that
 * @property {() => boolean} still whether nothing is to move by itself
 * @property {(key: string) => void} drop what comes of a card that is let go on the table
 * @property {() => void} end puts the cards over each other again as they lie
 */

import { FAR, takeDrags } from "../base/drags.js";

/** How far from its place a card is let go on the table, in heights of a card. */
const AWAY = 0.6;

/** How long a card goes back, and how long one that was let go on the table waits there for Python's answer; milliseconds. */
const [BACK, WAITS] = [180, 900];

/** Where a pointer is, in the picture's units. */
function pointIn(/** @type {SVGSVGElement} */ svg, /** @type {PointerEvent} */ { clientX, clientY }) {
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
}

/** Begins to drag the card that is pressed, if there is one that may be chosen. @returns {Drag | null} */
function begun(/** @type {Draggable} */ table, /** @type {PointerEvent} */ event) {
  if (event.pointerType === "touch" && !table.byTouch()) return null;
  const el = event.target instanceof Element && event.target.closest(".tv-card");
  const card = el && table.cardOf(el.getAttribute("data-key") ?? "");
  return card ? { card, pointer: event.pointerId, turn: table.turn(), from: pointIn(table.svg, event), by: [0, 0], shown: false } : null;
}

/** Whether it has gone far enough to be dragged, rather than tapped by a hand that is not quite still. */
function isFar(/** @type {Draggable} */ { svg }, /** @type {Drag} */ { by: [x, y] }) {
  return Math.hypot(x, y) * (svg.getScreenCTM()?.a ?? 1) > FAR;
}

/**
 * Whether a card let go where it is now is meant for the table: away from its place and over no other of its hand. One that was taken
 * up for another choice than there is now was not.
 */
function isOnTable(/** @type {Draggable} */ table, /** @type {Drag} */ { card, turn, by: [byX, byY] }) {
  if (turn !== table.turn()) return false;
  const places = table.places();
  const own = places.find(({ key }) => key === card.key);
  if (!own || Math.hypot(byX, byY) < AWAY * own.height) return false;
  const [x, y] = [own.x + byX, own.y + byY];
  const { x: left, y: top, width, height } = table.svg.viewBox.baseVal;
  const isOver = (/** @type {Place} */ it) => it !== own && Math.abs(it.x - x) < it.width / 2 && Math.abs(it.y - y) < it.height / 2;
  return x > left && x < left + width && y > top && y < top + height && !places.some(isOver);
}

/** Puts a card over all others, which go beneath it: one that is taken out of the page for it loses the finger and the focus. */
function raise(/** @type {SVGGElement} */ el) {
  while (el.nextSibling) el.before(el.nextSibling);
}

/** Moves the card along with the pointer, over all others. */
function move(/** @type {Draggable} */ table, /** @type {Drag} */ drag, /** @type {PointerEvent} */ event) {
  const { svg } = table;
  const { card, from } = drag;
  const to = pointIn(svg, event);
  drag.by = [to.x - from.x, to.y - from.y];
  if (!drag.shown && !isFar(table, drag)) return;
  if (!drag.shown) {
    drag.shown = true;
    svg.setPointerCapture(drag.pointer);
    card.way?.cancel();
    raise(card.el);
  }
  card.el.style.transform = `translate(${drag.by[0]}px, ${drag.by[1]}px) ${card.at}`;
  card.el.classList.toggle("tv-over-table", isOnTable(table, drag));
  svg.toggleAttribute("data-dragging", true);
}

/** Ends it: the card is let go, on the table or over the hand, or taken back. */
function end(/** @type {Draggable} */ table, /** @type {Drag} */ drag, /** @type {boolean} */ isLetGo) {
  const { card } = drag;
  if (!drag.shown) return;
  const played = isLetGo && isOnTable(table, drag);
  const seen = card.el.style.transform;
  table.svg.removeAttribute("data-dragging");
  card.el.classList.remove("tv-over-table");
  card.el.style.transform = card.at;
  // What Python lays elsewhere goes there from where it is seen; what it does not goes back by itself.
  const stays = played ? [{ transform: seen, offset: 0.8 }] : [];
  if (!table.still()) {
    card.way = card.el.animate([{ transform: seen }, ...stays, { transform: card.at }], { duration: played ? WAITS : BACK, easing: "ease-out" });
  }
  table.end();
  if (played) table.drop(card.key);
}

/** Lets the cards of a table be dragged. */
export function takeDragging(/** @type {Draggable} */ table, /** @type {AbortSignal} */ signal) {
  const gesture = {
    begun: (/** @type {PointerEvent} */ event) => begun(table, event),
    move: (/** @type {Drag} */ drag, /** @type {PointerEvent} */ event) => move(table, drag, event),
    end: (/** @type {Drag} */ drag, /** @type {boolean} */ isLetGo) => end(table, drag, isLetGo),
  };
  takeDrags(table.svg, gesture, signal);
}

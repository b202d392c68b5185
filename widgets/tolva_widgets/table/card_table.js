/**
 * The card table: draws what Python has laid out, keeps each card's element so that it moves and keeps the focus, and
 * turns clicks and keys into choices. It knows no rules.
 */

/** @import { Kind, Mark } from "./signs.js" */
/** @import { Asked, Deck, Drawn, Spot, TableModel } from "./state.js" */
import { make, order } from "../base/dom.js";
import { makeLiveRegion } from "../base/live_region.js";
import { say } from "../base/static/say.js";
import { keepTold, listen, once, tell } from "../base/model.js";
import { takeDragging } from "./dragging.js";
import { FullScreen } from "./full_screen.js";
import { isTouched, showHelp } from "./help.js";
import { isSelectable, Rows } from "./rows.js";
import { draw, FOUL, signParts, SIGNS } from "./signs.js";
import { takeTypingKey, Typing } from "./typing.js";

/**
 * What can be chosen on the table, a card or a zone; `over` tells what is drawn over it.
 * @typedef {{ key: string, el: SVGGElement, lift: SVGGElement, over: string, width: number, height: number }} Piece
 * @typedef {Piece & { face: string, marks: string, at: string, way: Animation | null }} Card
 */

/** Below this width, in CSS pixels, the table is drawn tall; in a window so low that a tall one would be tiny, below the other. */
const NARROW = 640;
const [LOW, NARROW_AND_LOW] = [512, 480];

/** How long a card is under way, in milliseconds. */
const MOVE = 320;

/** How long a table that is out of sight may wait until it is drawn, in milliseconds. */
const LATE = 1000;

const EASE = "cubic-bezier(.25,.7,.3,1)";

/** So far outside a card its edge is drawn: half as far as the broadest edge is wide, for the index begins at the card's own. */
const RING_OUT = 3;

/** How far from card to card an arrow key goes. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** How large a card is, in its own units. */
const [CARD_WIDTH, CARD_HEIGHT] = [96, 140];

/** How far inside the cloth its rail is (`cloth` of tolva_teach/picture/furniture.py). */
const RAIL = 5;

/** How far outside its cards a zone's edge is. */
const AROUND = 6;

/** Where a sign stands from the lower left corner of its card. */
const SIGN = { x: 20, y: -46 };

let views = 0;

/** One showing of a table, of which a page may have several. */
class TableView {
  constructor(/** @type {TableModel} */ model, /** @type {HTMLElement} */ el, /** @type {Deck} */ deck, /** @type {AbortSignal} */ signal) {
    this.model = model;
    this.deck = deck;
    /** Its width is the room there is: a tall table does not fill it. */
    this.el = el;
    /** That width as last measured; 0 until it is. To ask for it after a change lays out the whole page. */
    this.width = 0;
    /** The room that the page gives the picture, where it gives it a height: the cloth then fills it. @type {[number, number] | null} */
    this.room = null;
    /** The layout that is drawn; none yet. @type {"" | "wide" | "tall"} */
    this.shown = "";
    /** Ids on a page are shared by all its pictures; these begin with something of this view's own. */
    this.id = `tv-view${(views += 1)}-`;
    /** @type {Map<string, Card>} */
    this.cards = new Map();
    /** Those zones that can be chosen or are marked. @type {Map<string, Piece>} */
    this.zones = new Map();
    /** What each layer holds. @type {WeakMap<SVGGElement, string>} */
    this.put = new WeakMap();
    /** @type {string[]} */
    this.choices = [];
    /** Whether somebody has done something at the table since there was something else to choose from. */
    this.touched = false;
    /** What Python has asked for while the table was hidden. @type {Asked[]} */
    this.asked = [];
    /** Why nothing came of what was typed last; empty where something did. */
    this.refused = "";
    /** Where the focus was when there was nothing more to choose. @type {string | null} */
    this.parked = null;
    this.says = make("p", { class: "tolva-unseen" });
    this.live = makeLiveRegion();
    this.parts = draw("defs", { "aria-hidden": "true" }); // some browsers tell of words that are only drawn from
    this.cloth = draw("g", { "aria-hidden": "true" });
    this.seats = draw("g", { "aria-hidden": "true" });
    this.layer = draw("g");
    this.zoneLayer = draw("g");
    const layers = [this.parts, this.cloth, this.seats, this.layer, this.zoneLayer];
    this.svg = draw("svg", { class: "tv-picture", role: "group", tabindex: "-1", translate: "no" }, ...layers);
    this.help = make("dialog", { class: "tolva-table-keys" });
    this.helpButton = make("button", { type: "button", class: "tolva-table-help", "data-local": "", onclick: () => this.openHelp() }, "?");
    this.rows = new Rows(model, this.id, (key) => pick(this, key), (words) => say(this.live, words));
    this.typing = new Typing(model, this.id);
    this.screen = new FullScreen(el, signal);
    this.picture = make("div", { class: "tolva-table-picture" }, this.svg, this.helpButton, this.screen.button);
    this.root = make("div", { class: "tolva-table", "data-pending": "", "data-lm-suppress-shortcuts": "true" });
    this.root.append(this.says, this.picture, this.rows.root, this.typing.root, this.live, this.help);
    el.append(this.root);
  }

  openHelp() {
    showHelp(this.help, this.model, this.id, this.deck.typing, isDraggedByTouch(this));
  }

  /** @returns {"wide" | "tall"} */
  get layout() {
    return this.width < (innerHeight < LOW ? NARROW_AND_LOW : NARROW) ? "tall" : "wide";
  }

  /** Whether the reader asked for less motion, or nothing was shown before that could move. */
  get still() {
    return this.cards.size === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

/** Gives the ids in a drawing the view's own beginning. */
function ownIds(/** @type {TableView} */ view, /** @type {string} */ markup) {
  const begin = (/** @type {string} */ text, /** @type {string} */ mark) => text.replaceAll(`${mark}~`, mark + view.id);
  return ['"#', 'id="', '"url(#'].reduce(begin, markup);
}

/** The drawing of a face: its template, with the suit's letter put in (see picture/faces.py). */
function faceOf(/** @type {Deck} */ deck, /** @type {string} */ code) {
  if (code === "x") return '<use href="#~x"/>';
  const [cut, suit] = code;
  const rank = suit === "*" ? "*" : code.slice(2);
  return deck.faces[cut + rank].replaceAll("@", suit);
}

function transformOf(/** @type {[number, number]} */ [x, y], turn = 0, size = 1) {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
}

/** Puts a drawing into a layer, unless it is there already. */
function put(/** @type {TableView} */ view, /** @type {SVGGElement} */ layer, /** @type {string} */ markup) {
  if (view.put.get(layer) === markup) return;
  layer.innerHTML = ownIds(view, markup);
  view.put.set(layer, markup);
}

// What is shown.

/** Shows the deck: the parts that all cards are drawn from, and the words of the table itself. */
function showDeck(/** @type {TableView} */ view) {
  const { model } = view;
  view.root.lang = model.get("lang");
  view.root.dataset.colours = String(model.get("colours"));
  view.parts.innerHTML = ownIds(view, view.deck.parts);
  const words = model.get("words");
  view.svg.setAttribute("aria-label", words.title);
  view.helpButton.title = isTouched() ? words["help-touch"] : words.help;
  view.helpButton.setAttribute("aria-label", view.helpButton.title);
  for (const card of view.cards.values()) card.face = "";
  view.typing.show(view.deck.typing);
  view.screen.show(view.deck.screen);
}

/** Gives the picture its shape in the layout that there is room for, and says what it shows. */
function showFrame(/** @type {TableView} */ view, /** @type {Drawn} */ drawn) {
  const { size, free } = drawn[view.layout];
  view.root.dataset.layout = view.layout;
  const [x, y, width, height] = clothOf(view, size);
  view.svg.setAttribute("viewBox", [x, y, width, height].join(" "));
  view.root.style.setProperty("--ratio", String(size[0] / size[1]));
  view.root.style.setProperty("--free-x", `${(free[0] * size[0] - 100 * x) / width}%`);
  view.root.style.setProperty("--free-y", `${(free[1] * size[1] - 100 * y) / height}%`);
  view.typing.place(view.layout === "tall" ? view.typing.root : view.picture);
  view.screen.place();
  view.says.textContent = drawn.says;
}

/**
 * What the cloth covers, in the picture's units: where the page gives it more room than what is laid out needs, as much more on
 * both sides.
 */
function clothOf(/** @type {TableView} */ view, /** @type {[number, number]} */ [width, height]) {
  if (!view.room) return [0, 0, width, height];
  const ratio = view.room[0] / view.room[1];
  const [beside, above] = [Math.max(height * ratio - width, 0) / 2, Math.max(width / ratio - height, 0) / 2];
  return [-beside, -above, width + 2 * beside, height + 2 * above];
}

/** Draws the cloth over all the room that there is. */
function spreadCloth(/** @type {TableView} */ view, /** @type {[number, number]} */ size) {
  const [x, y, width, height] = clothOf(view, size);
  for (const rect of view.cloth.querySelectorAll(":is(.tv-felt, .tv-turned-felt, .tv-glow, .tv-rail)")) {
    const inset = rect.classList.contains("tv-rail") ? RAIL : 0;
    const place = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
    for (const [name, value] of Object.entries(place)) rect.setAttribute(name, String(value));
  }
}

/** How wide the picture may be: all of the table's box, or the part of it that a page leaves it beside what one answers by. */
function roomOf(/** @type {TableView} */ { el, picture }) {
  return getComputedStyle(el).getPropertyValue("--answers-beside") ? picture.clientWidth : el.clientWidth;
}

/** Measures the room of the picture, once the page is laid out; whether it is another than before. */
function measureRoom(/** @type {TableView} */ view) {
  const { clientWidth, clientHeight } = view.picture;
  const fills = clientHeight > 0 && getComputedStyle(view.picture).getPropertyValue("--fills") !== "";
  const before = String(view.room);
  view.room = fills ? [clientWidth, clientHeight] : null;
  return String(view.room) !== before;
}

/** Shows the table as it is now. */
function showTable(/** @type {TableView} */ view, moving = true) {
  if (!view.width || !view.model.get("_drawn").wide) {
    view.shown = "";
    return;
  }
  const drawn = /** @type {Drawn} */ (view.model.get("_drawn"));
  const name = view.layout;
  const { seats, cards, homes } = drawn[name];
  const still = view.still || !moving || view.shown !== name;
  const seen = still ? new Map() : whereCardsAre(view);
  view.shown = name;
  showFrame(view, drawn);
  put(view, view.cloth, view.model.get("_cloth")[name]);
  spreadCloth(view, drawn[name].size);
  put(view, view.seats, seats);
  const leaving = new Map(view.cards);
  for (const spot of cards) {
    leaving.delete(spot[0]);
    layCard(view, spot, still ? null : (seen.get(spot[0]) ?? homeOf(homes[drawn.from[spot[0]]], spot)), still);
  }
  const held = heldPiece(view);
  for (const key of leaving.keys()) view.cards.delete(key);
  showChoices(view, held);
  for (const card of leaving.values()) takeAway(card, seen.get(card.key) ?? card.at, still ? null : homes[drawn.to[card.key]]);
  stack(view);
}

/** Lays the cards over each other as they are laid out, and moves signs that would be hidden to where they are seen. */
function stack(/** @type {TableView} */ view) {
  const { size, cards } = view.model.get("_drawn")[view.layout] ?? { size: [0, 0], cards: [] };
  for (const [at, spot] of cards.entries()) {
    const card = view.cards.get(spot[0]);
    if (!card) continue;
    const hidden = card.lift.querySelector(".tv-sign") && cards.slice(at + 1).some((over) => hidesSign(over, spot));
    if (hidden) card.el.dataset.sign = besideWhich(spot, cards, size[0] / 2);
    else delete card.el.dataset.sign;
  }
  order(view.layer, cards.flatMap(([key]) => view.cards.get(key)?.el ?? []), document.activeElement);
}

/**
 * On which side of a card its hidden sign is seen: in a column that of the middle of the table, for there is the next card's
 * strip below; above a card that lies in a row.
 */
function besideWhich(/** @type {Spot} */ [key, , x, y, , scale], /** @type {Spot[]} */ cards, /** @type {number} */ middle) {
  const isNeighbour = (/** @type {Spot} */ [other, , itsX, itsY]) =>
    other !== key && Math.abs(itsY - y) < 1 && Math.abs(itsX - x) < CARD_WIDTH * scale;
  if (cards.some(isNeighbour)) return "above";
  return x > middle ? "left" : "right";
}

/** Whether a card that lies over another covers where its sign stands. */
function hidesSign(/** @type {Spot} */ [, , overX, overY, , overSize], /** @type {Spot} */ [, , x, y, , size]) {
  const [signX, signY] = [x + (SIGN.x - CARD_WIDTH / 2) * size, y + (SIGN.y + CARD_HEIGHT / 2) * size];
  return Math.abs(overX - signX) < (CARD_WIDTH / 2) * overSize && Math.abs(overY - signY) < (CARD_HEIGHT / 2) * overSize;
}

/** Puts a card in its place: the element that it has had all along, or a new one; it comes `from` where it was seen. */
function layCard(/** @type {TableView} */ view, /** @type {Spot} */ spot, /** @type {string | null} */ from, /** @type {boolean} */ still) {
  const [key, face, x, y, turn, size, marks] = spot;
  const known = view.cards.get(key);
  const card = known ?? makeCard(view, key);
  if (card.face !== face || card.marks !== marks) {
    const marked = marks.split(" ").map((mark) => mark && `<use href="#~${mark}"/>`);
    card.lift.innerHTML = ownIds(view, faceOf(view.deck, face) + marked.join(""));
    Object.assign(card, { face, marks, over: "" });
  }
  const to = transformOf([x, y], turn, size);
  if (card.at === to) return; // at rest, or on its way there
  card.el.style.transform = card.at = to;
  card.way?.cancel(); // two at once on one element are a frame's work each for the page's own thread, not the compositor's
  card.way = still ? null : setOut(card, from, known !== undefined);
}

/** Lets a card move to its place from where it was seen; one that comes from nowhere grows clear. */
function setOut(/** @type {Card} */ { el, at }, /** @type {string | null} */ from, /** @type {boolean} */ known) {
  const timing = { duration: MOVE, easing: EASE };
  if (from) return el.animate([{ transform: from }, { transform: at }], timing);
  return known ? null : el.animate([{ opacity: 0 }, { opacity: 1 }], timing);
}

/** Where a card that comes from a zone begins: it is small there. */
function homeOf(/** @type {[number, number] | undefined} */ home, /** @type {Spot} */ [, , , , , size]) {
  return home ? transformOf(home, 0, size * 0.6) : null;
}

/** @returns {Card} */
function makeCard(/** @type {TableView} */ view, /** @type {string} */ key) {
  const lift = draw("g", { class: "tv-lift" });
  const el = draw("g", { class: "tv-card", "data-key": key }, lift);
  const card = { key, el, lift, face: "", marks: "", over: "", at: "", way: null, width: CARD_WIDTH, height: CARD_HEIGHT };
  view.cards.set(key, card);
  view.layer.append(card.el);
  return card;
}

/**
 * Where each card is seen just now, under way or at rest. All are asked before any is laid: the browser works out the
 * page's style anew for whoever asks after a change.
 */
function whereCardsAre(/** @type {TableView} */ view) {
  const where = (/** @type {Card} */ { el, at, way }) => (way?.playState === "running" ? getComputedStyle(el).transform : at);
  return new Map([...view.cards.values()].map((card) => [card.key, where(card)]));
}

/** Takes a card off the table, from where it is seen to the place where it goes. */
function takeAway(/** @type {Card} */ card, /** @type {string} */ from, /** @type {[number, number] | null | undefined} */ home) {
  plain(card);
  card.el.removeAttribute("data-key");
  card.way?.cancel();
  if (!home) return card.el.remove();
  const frames = [
    { transform: from, opacity: 1 },
    { transform: transformOf(home, 0, 0.3), opacity: 0.2 },
  ];
  card.el.animate(frames, { duration: MOVE * 1.3, easing: EASE, fill: "forwards" }).finished.then(
    () => card.el.remove(),
    () => card.el.remove(),
  );
}

// What may be chosen.

/** The card or zone of this key; undefined for what is not on the table. */
function pieceOf(/** @type {TableView} */ view, /** @type {string} */ key) {
  return view.cards.get(key) ?? view.zones.get(key);
}

/** Makes what may be chosen into buttons, and shows what is selected and how it is marked. */
function showChoices(/** @type {TableView} */ view, held = heldPiece(view)) {
  const { model } = view;
  const before = view.choices;
  const leaving = layZones(view);
  view.root.toggleAttribute("data-watched", model.get("mode") === "watch");
  view.choices = model.get("mode") === "watch" ? [] : asSeen(view, model.get("choices"));
  if (view.choices.some((key) => !before.includes(key))) view.touched = false;
  for (const piece of [...view.cards.values(), ...view.zones.values()]) {
    const selected = isPiece(model, piece.key) && model.get("selected").includes(piece.key);
    if (view.choices.includes(piece.key)) asButton(view, piece, selected);
    else plain(piece);
    showMark(view, piece, markOf(model, piece.key), selected);
  }
  if (view.rows.show()) held = view.parked ?? "";
  keepFocus(view, held, before);
  for (const zone of leaving) zone.el.remove();
}

/**
 * Those of the keys that are on the table, as they are seen there: cards in the order in which they lie, which in a hand is
 * from left to right, then what is chosen as a whole. Python has them as they were dealt.
 */
function asSeen(/** @type {TableView} */ view, /** @type {string[]} */ keys) {
  const cards = view.model.get("_drawn")[view.layout]?.cards ?? [];
  const lying = cards.map(([key]) => key).filter((key) => keys.includes(key) && view.cards.has(key));
  return [...lying, ...keys.filter((key) => view.zones.has(key))];
}

/** Whether a key is that of a piece on the table: what can be chosen there may have a button beside it, too. */
function isPiece(/** @type {TableModel} */ model, /** @type {string} */ key) {
  return model.get("choices").includes(key) || !model.get("phrases").some((phrase) => phrase.key === key);
}

/** What is marked on a piece; what has only a button of its own is marked there. */
function markOf(/** @type {TableModel} */ model, /** @type {string} */ key) {
  return isPiece(model, key) ? model.get("marks")[key] : undefined;
}

/** Lays a button over each zone that can be chosen or is marked; gives those zones that no longer are. */
function layZones(/** @type {TableView} */ view) {
  const { model } = view;
  const wanted = new Set([...(model.get("mode") === "watch" ? [] : model.get("choices")), ...Object.keys(model.get("marks"))]);
  const leaving = new Map(view.zones);
  for (const [key, x, y, size, ...within] of model.get("_drawn")[view.layout]?.zones ?? []) {
    if (!wanted.has(key)) continue;
    const zone = view.zones.get(key) ?? makeZone(view, key);
    zone.el.style.transform = transformOf([x, y], 0, size);
    const [width, height] = within.map((length) => length + 2 * AROUND);
    const hit = { class: "tv-hit", x: -width / 2, y: -height / 2, width, height };
    if (zone.width !== width || zone.height !== height) {
      zone.lift.replaceChildren(draw("rect", hit));
      Object.assign(zone, { width, height, over: "" });
    }
    leaving.delete(key);
  }
  for (const key of leaving.keys()) view.zones.delete(key);
  return leaving.values();
}

/** @returns {Piece} */
function makeZone(/** @type {TableView} */ view, /** @type {string} */ key) {
  const lift = draw("g");
  const zone = { key, el: draw("g", { class: "tv-zone", "data-key": key }, lift), lift, over: "", width: 0, height: 0 };
  view.zones.set(key, zone);
  view.zoneLayer.append(zone.el);
  return zone;
}

function asButton(/** @type {TableView} */ view, /** @type {Piece} */ piece, /** @type {boolean} */ pressed) {
  piece.el.setAttribute("role", "button");
  piece.el.setAttribute("aria-label", nameOf(view, piece));
  piece.el.removeAttribute("aria-hidden");
  if (!piece.el.hasAttribute("tabindex")) piece.el.setAttribute("tabindex", "-1");
  if (isSelectable(view.model, piece.key)) piece.el.setAttribute("aria-pressed", String(pressed));
  else piece.el.removeAttribute("aria-pressed");
}

/** What is only looked at; the description beside the picture tells of it. */
function plain(/** @type {Piece} */ piece) {
  for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) piece.el.removeAttribute(name);
  piece.el.setAttribute("aria-hidden", "true");
}

/** The name of a card or a zone, and what has been said of it. */
function nameOf(/** @type {TableView} */ view, /** @type {Piece} */ piece) {
  const card = view.cards.get(piece.key);
  const { model } = view;
  const { cards, zones } = model.get("_drawn");
  const own = card ? (cards?.[piece.key] ?? view.deck.names[card.face.slice(1)]) : zones?.[piece.key];
  const name = model.get("called")[piece.key] ?? own ?? "";
  const mark = markOf(model, piece.key);
  const said = mark?.spoken || mark?.word;
  return said ? `${name}, ${said}` : name;
}

/** Draws over a piece that it is selected, and its mark: a sign, a word and an edge, so that no colour is needed. */
function showMark(/** @type {TableView} */ view, /** @type {Piece} */ piece, /** @type {Mark | undefined} */ mark, selected = false) {
  const button = view.choices.includes(piece.key);
  const over = JSON.stringify([button, selected, mark ?? null]);
  piece.el.classList.toggle("tv-selected", selected);
  piece.el.classList.toggle("tv-worded", Boolean(mark?.word));
  if (piece.over === over) return;
  piece.over = over;
  piece.lift.querySelector(".tv-over")?.remove();
  if (!button && !selected && !mark) return;
  const out = "face" in piece ? RING_OUT : 0;
  const [width, height] = [piece.width + 2 * out, piece.height + 2 * out];
  const ring = draw("rect", { class: "tv-ring", x: -width / 2, y: -height / 2, width, height, rx: 7 + out });
  const box = draw("g", { class: mark ? `tv-over tv-${mark.kind}` : "tv-over" }, ring);
  if (mark && mark.kind !== "lit") box.append(badge(mark.kind, mark, piece));
  else if (selected) box.append(sign("yes", piece));
  if (out && mark?.kind === "lit" && !selected) piece.lift.prepend(box); // its glow is not to dim the index
  else piece.lift.append(box);
}

/** A sign at the lower left, where cards in a row are seen. */
function sign(/** @type {Kind} */ kind, /** @type {Piece} */ { width, height }, path = SIGNS[kind]) {
  const place = `translate(${SIGN.x - width / 2} ${SIGN.y + height / 2})`;
  return draw("g", { class: "tv-sign", transform: place }, ...signParts(kind, path));
}

function badge(/** @type {Kind} */ kind, /** @type {Mark} */ mark, /** @type {Piece} */ piece) {
  const drawn = sign(kind, piece, mark.sign === "foul" ? FOUL : undefined);
  if (!mark.word) return drawn;
  const squeezed = mark.word.length > 4 ? { textLength: 40, lengthAdjust: "spacingAndGlyphs" } : {};
  const word = draw("text", { y: 35, "font-size": 19, ...squeezed }, mark.word);
  drawn.append(draw("rect", { class: "tv-word", x: -21, y: 17, width: 42, height: 23, rx: 5 }), word);
  return drawn;
}

// The focus.

/** The card or zone that has the focus, or had it when there was nothing more to choose. */
function heldPiece(/** @type {TableView} */ view) {
  if (document.activeElement === view.svg) return view.parked;
  const piece = document.activeElement?.closest?.(".tv-card, .tv-zone");
  return piece && view.svg.contains(piece) ? piece.getAttribute("data-key") : null;
}

/** Keeps the focus on its card, or gives it to the neighbour; one piece at a time can be reached by the tab key. */
function keepFocus(/** @type {TableView} */ view, /** @type {string | null} */ held, /** @type {string[]} */ before) {
  const target = held === null ? null : (neighbour(held, before, view.choices) ?? firstPiece(view));
  if (target !== null) focusPiece(view, target);
  else if (held !== null) {
    view.parked = held;
    view.svg.focus({ preventScroll: true });
  }
  const another = view.choices.some((key) => !before.includes(key));
  const stop = view.choices.find((key) => pieceOf(view, key)?.el.getAttribute("tabindex") === "0");
  if (held === null && (another || stop === undefined)) makeStop(view, firstPiece(view) ?? undefined);
}

/** Where one begins: at what is lit up, for it is spoken of, else at the first that can be chosen. */
function firstPiece(/** @type {TableView} */ view) {
  const lit = view.choices.find((key) => markOf(view.model, key)?.kind === "lit");
  return lit ?? view.choices[0] ?? null;
}

/** Makes one piece the one that the tab key comes to: in another hand, the first. */
function makeStop(/** @type {TableView} */ view, /** @type {string | undefined} */ key) {
  for (const other of view.choices) pieceOf(view, other)?.el.setAttribute("tabindex", other === key ? "0" : "-1");
}

/** The piece itself if it may still be chosen, else the nearest after it that may, else before it. */
function neighbour(/** @type {string} */ key, /** @type {string[]} */ before, /** @type {string[]} */ now) {
  const at = before.indexOf(key);
  const near = [key, ...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).reverse()];
  return near.find((other) => now.includes(other)) ?? null;
}

function focusPiece(/** @type {TableView} */ view, /** @type {string} */ key) {
  view.parked = null;
  makeStop(view, key);
  const el = pieceOf(view, key)?.el;
  if (document.activeElement !== el) el?.focus({ preventScroll: true });
}

/** Gives the focus to the piece where one begins, else to the first thing to say; whoever was quicker, stays. */
function focusFirst(/** @type {TableView} */ view) {
  if (view.touched && view.choices.some((key) => pieceOf(view, key)?.el === document.activeElement)) return;
  const first = firstPiece(view);
  if (first !== null) focusPiece(view, first);
  else view.rows.focus();
}

/** Gives the focus to a part of the box of this class around the table, in which something new stands to be read. */
function focusPart(/** @type {TableView} */ view, /** @type {string} */ around, /** @type {string} */ part) {
  const there = /** @type {HTMLElement | null | undefined} */ (view.el.closest(`.${around}`)?.querySelector(`.${part}`));
  if (!there) return;
  there.tabIndex = -1;
  there.focus({ preventScroll: true });
}

/** Scrolls as little as shows the box of this class around the table, without one the picture; where that is too high, a
 * part of it, or its top. */
function bringIntoSight(/** @type {TableView} */ view, /** @type {string} */ around, /** @type {string} */ part) {
  const whole = around ? view.el.closest(`.${around}`) : view.svg.parentElement;
  const rows = view.rows.root;
  view.root.style.setProperty("--beneath", `${rows.offsetHeight}px`);
  if (getComputedStyle(rows).position === "sticky") view.root.style.setProperty("--over", `${rows.offsetHeight}px`);
  else view.root.style.removeProperty("--over");
  const box = (part && whole && !fits(whole) && whole.querySelector(`.${part}`)) || whole;
  if (box) box.scrollIntoView({ block: box.clientHeight < innerHeight ? "nearest" : "start" });
}

/** Whether all of it can be in sight, with the room that it keeps above and below. */
function fits(/** @type {Element} */ box) {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(box);
  return box.clientHeight + parseFloat(scrollMarginTop) + parseFloat(scrollMarginBottom) <= innerHeight;
}

// What a person does.

/** Chooses a piece of the table. */
function choose(/** @type {TableView} */ view, /** @type {string} */ key) {
  focusPiece(view, key);
  pick(view, key);
}

/** Tells that a card, a zone or a phrase is chosen, or selects it and lets it go again. */
function pick(/** @type {TableView} */ view, /** @type {string} */ key) {
  const { model } = view;
  if (!isSelectable(model, key)) {
    lift(view, key);
    return tellChosen(model, key);
  }
  const selected = new Set(model.get("selected"));
  const had = selected.delete(key);
  if (model.get("mode") === "one") selected.clear();
  if (!had) selected.add(key);
  const offered = new Set([...model.get("choices"), ...model.get("phrases").map((phrase) => phrase.key)]);
  select(view, [...offered].filter((choice) => selected.has(choice)));
}

function tellChosen(/** @type {TableModel} */ model, /** @type {string} */ key) {
  model.send({ do: "choose", key, turn: model.get("_turn") });
}

/** Lets a card that is played rise from the hand at once: where it goes Python says, a moment later. */
function lift(/** @type {TableView} */ view, /** @type {string} */ key) {
  const rise = [{ transform: "none" }, { transform: "translateY(-15px)", offset: 0.3 }, { transform: "none" }];
  if (!view.still) view.cards.get(key)?.lift.animate(rise, { duration: MOVE, easing: EASE });
}

/** Plays a card that was dragged onto the table; one of a set is selected by it, and the set decided on when it was already. */
function drop(/** @type {TableView} */ view, /** @type {string} */ key) {
  const { model } = view;
  view.touched = true;
  if (!isSelectable(model, key)) tellChosen(model, key);
  else if (!model.get("selected").includes(key)) pick(view, key);
  else if (model.get("mode") === "select") view.rows.decided();
}

/** Whether a finger drags cards here: a page whose table is what one came for says so; elsewhere a finger scrolls. */
function isDraggedByTouch(/** @type {TableView} */ view) {
  return getComputedStyle(view.picture).getPropertyValue("--dragged-by-touch") !== "";
}

/** Lets cards be dragged that may be chosen. */
function letDrag(/** @type {TableView} */ view, /** @type {AbortSignal} */ signal) {
  const places = () => {
    const { cards } = view.model.get("_drawn")[view.layout] ?? { cards: [] };
    const rows = cards.filter(([key]) => view.choices.includes(key)).map(([, , , y]) => y);
    const beside = cards.filter(([, , , y, , size]) => rows.some((row) => Math.abs(row - y) < (CARD_HEIGHT * size) / 2));
    return beside.map(([key, , x, y, , size]) => ({ key, x, y, width: CARD_WIDTH * size, height: CARD_HEIGHT * size }));
  };
  const cardOf = (/** @type {string} */ key) => (view.choices.includes(key) ? view.cards.get(key) : undefined);
  const byTouch = () => isDraggedByTouch(view);
  const turn = () => view.model.get("_turn");
  const rest = { still: () => view.still, drop: (/** @type {string} */ key) => drop(view, key), end: () => stack(view) };
  takeDragging({ svg: view.svg, cardOf, places, turn, byTouch, ...rest }, signal);
}

/** Selects these cards, at once: whoever picks a card and answers is not to answer without it. */
function select(/** @type {TableView} */ view, /** @type {string[]} */ keys) {
  tell(view.model, { do: "select", keys, turn: view.model.get("_turn") }, { selected: keys });
}

/** Leads from the plate of a seat of which something is known to where the whole of it is told, nearest to the table. */
function leadTo(/** @type {TableView} */ view, /** @type {string} */ seat) {
  for (let box = view.el.parentElement; box; box = box.parentElement) {
    const there = /** @type {HTMLElement | null} */ (box.querySelector(`[data-known-of="${seat}"]`));
    if (!there) continue;
    there.scrollIntoView({ block: "nearest" });
    there.focus({ preventScroll: true });
    return;
  }
}

function clicked(/** @type {TableView} */ view, /** @type {MouseEvent} */ event) {
  view.touched = true;
  const plate = event.target instanceof Element && event.target.closest("[data-known]");
  if (plate) return leadTo(view, String(plate.getAttribute("data-known")));
  const piece = event.target instanceof Element && event.target.closest(".tv-card, .tv-zone");
  const touched = piece && piece.getAttribute("data-key");
  if (!touched) return;
  const key = view.choices.includes(touched) ? touched : (view.model.get("alike")[touched] ?? touched);
  if (view.choices.includes(key)) choose(view, key);
  else if (view.model.get("mode") !== "watch") tellAll(view, view.model.get("words")["not-now"]);
}

function pressed(/** @type {TableView} */ view, /** @type {KeyboardEvent} */ event) {
  if (view.typing.holds(event.target)) {
    if (event.key !== "Escape" || !view.typing.isHeld) return;
    event.stopPropagation();
    return view.typing.leave();
  }
  if (event.ctrlKey || event.altKey || event.metaKey || view.help.open) return;
  view.touched = true;
  if (keyDone(view, event.key)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Does what the key means, and tells whether it meant anything. */
function keyDone(/** @type {TableView} */ view, /** @type {string} */ key) {
  const held = heldPiece(view);
  const at = held === null ? -1 : view.choices.indexOf(held);
  if (key === "?") view.openHelp();
  else if (key === "Escape" && view.model.get("selected").length) select(view, []);
  else if (held === null || at < 0) return false;
  else if (key in STEPS) focusPiece(view, view.choices[Math.max(0, Math.min(at + STEPS[key], view.choices.length - 1))]);
  else if (key === "Enter" || key === " ") choose(view, held);
  else return false;
  return true;
}

/** Says something to those who listen, and to whoever types. */
function tellAll(/** @type {TableView} */ view, /** @type {string} */ words) {
  say(view.live, words);
  if (view.typing.isHeld) view.typing.tell(words);
}

/** Tells what came of what was typed. */
function tellTyped(/** @type {TableView} */ view, /** @type {{ said: string, heard: boolean, mend: boolean }} */ { said, heard, mend }) {
  view.typing.tell(said);
  view.typing.bringIntoSight();
  if (!heard) say(view.live, said);
  view.refused = mend ? said : "";
  if (mend) view.typing.giveBack();
}

/** Takes away why nothing came of what was typed, once something has moved: now it might be otherwise. */
function forgetRefused(/** @type {TableView} */ view) {
  for (const told of view.refused ? [view.live, view.typing.told] : []) if (told.textContent === view.refused) told.textContent = "";
  view.refused = "";
}

/** Draws the table at once where it is seen, otherwise when it comes into sight, is printed, or the browser has time: a lesson
 * has many tables. */
function drawWhenWanted(/** @type {TableView} */ view, /** @type {AbortSignal} */ signal) {
  const { top, bottom } = view.el.getBoundingClientRect();
  delete view.root.dataset.pending;
  if (bottom > 0 && top < innerHeight) return showTable(view, false);
  const drawn = view.model.get("_drawn");
  if (drawn.wide) showFrame(view, /** @type {Drawn} */ (drawn));
  view.rows.show(); // its room, as the frame's, is kept from the beginning
  const later = () => {
    sight.disconnect();
    if (!signal.aborted && view.shown !== view.layout) showTable(view, false);
  };
  const sight = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && later());
  sight.observe(view.el);
  signal.addEventListener("abort", () => sight.disconnect());
  window.addEventListener("beforeprint", later, { signal });
  if ("requestIdleCallback" in window) requestIdleCallback(later, { timeout: LATE });
  else setTimeout(later, LATE);
}

/** Moves those cards once more that are marked as forbidden, in hosts whose style moves them: a style that stays the same moves
 * nothing by itself. */
function moveAgain(/** @type {TableView} */ view) {
  for (const { lift } of view.cards.values()) {
    if (!lift.querySelector(":scope > .tv-over.tv-no")) continue;
    lift.style.animationName = "none";
    getComputedStyle(lift).animationName; // as the browser is to see it meanwhile
    lift.style.animationName = "";
  }
}

/** Does what Python has asked of the table, once there is one on the page. */
function heed(/** @type {TableView} */ view) {
  for (const asked of view.width ? view.asked.splice(0) : []) {
    if (asked.do === "typed") tellTyped(view, asked);
    else if (asked.do === "move-again") moveAgain(view);
    else if (asked.do === "into-sight") bringIntoSight(view, asked.around, asked.part);
    else if (view.typing.isHeld) continue; // who types goes on typing
    else if (asked.do === "move-focus") focusPart(view, asked.around, asked.part);
    else focusFirst(view);
  }
}

/** What was asked of a table that nobody had begun to draw yet: a page may be told where to go before. @type {WeakMap<TableModel, Asked[]>} */
const askedBefore = new WeakMap();

async function render(/** @type {{ model: TableModel, el: HTMLElement, shared: (trait: string) => Promise<Deck> }} */ { model, el, shared }) {
  const gone = new AbortController();
  const { signal } = gone;
  const view = new TableView(model, el, await shared("_deck"), signal);
  let table = false;
  const show = once(() => {
    if (table) showTable(view);
    else {
      showChoices(view);
      stack(view);
    }
    table = false;
  }, signal);
  const redraw = () => {
    table = true;
    show();
  };
  const redress = () => {
    showDeck(view);
    redraw();
  };
  const size = new ResizeObserver(() => {
    view.width = roomOf(view);
    const other = measureRoom(view);
    if (view.width && view.shown !== view.layout) drawWhenWanted(view, signal);
    else if (other && view.width) {
      showFrame(view, /** @type {Drawn} */ (model.get("_drawn")));
      spreadCloth(view, model.get("_drawn")[view.layout]?.size ?? [1, 1]);
    }
    heed(view);
  });
  showDeck(view);
  size.observe(el);
  size.observe(view.picture);
  listen(model, "change:_drawn change:_cloth", redraw, signal);
  const redeal = async () => {
    view.deck = await shared("_deck");
    redress();
  };
  listen(model, "change:_deck", redeal, signal);
  listen(model, "change:colours change:words", redress, signal);
  listen(model, "change:choices change:called change:mode change:selected change:marks", show, signal);
  listen(model, "change:phrases change:at_once change:compose", show, signal);
  listen(model, "change:announcement", () => tellAll(view, model.get("announcement")), signal);
  listen(model, "change:_turn", () => forgetRefused(view), signal);
  const hear = (/** @type {Asked} */ message) => {
    view.asked.push(message);
    heed(view);
  };
  listen(model, "msg:custom", hear, signal);
  askedBefore.get(model)?.forEach(hear);
  askedBefore.delete(model);
  letDrag(view, signal);
  view.svg.addEventListener("click", (/** @type {MouseEvent} */ event) => clicked(view, event), { signal });
  view.root.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => pressed(view, event), { signal });
  takeTypingKey(view.typing, view.root, signal);
  return () => {
    size.disconnect();
    gone.abort();
    view.root.remove();
  };
}

function initialize(/** @type {{ model: TableModel }} */ { model }) {
  const gone = new AbortController();
  keepTold(model, ["selected"], gone.signal);
  askedBefore.set(model, []);
  listen(model, "msg:custom", (/** @type {Asked} */ message) => askedBefore.get(model)?.push(message), gone.signal);
  return () => gone.abort();
}

export default { initialize, render };

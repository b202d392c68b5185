/**
 * The card table: draws what Python has laid out, keeps each card's element so that it moves and keeps the focus, and
 * turns clicks and keys into choices. It knows no rules.
 *
 * @typedef {[key: string, face: string, x: number, y: number, turn: number, size: number, marks: string]} Spot
 * @typedef {{ size: [number, number], seats: string, cards: Spot[], homes: Record<string, [number, number]> }} Layout
 * @typedef {{ wide: Layout, tall: Layout, from: Record<string, string>, to: Record<string, string>, says: string }} Drawn
 * @typedef {{ parts: string, faces: Record<string, string>, names: Record<string, string> }} Deck
 * @typedef {{ kind: keyof typeof SIGNS, word: string, spoken?: string }} Mark
 * @typedef {{ key: string, el: SVGGElement, lift: SVGGElement, face: string, marks: string, over: string, at: string }} Card
 */

const SVG = "http://www.w3.org/2000/svg";

/** Below this width, in CSS pixels, the table is drawn tall. */
const NARROW = 640;

/** How long a card is under way, in milliseconds. */
const MOVE = 320;

const EASE = "cubic-bezier(.25,.7,.3,1)";

/** How far from card to card an arrow key goes. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

const TICK = "M-8 0L-2.5 6L8-6";
const CROSS = "M-6-6L6 6M6-6L-6 6";
const PLUS = "M-7 0H7M0-7V7";

/** Where a card's sign stands from its middle, which is 48 from its sides and 70 from its ends. */
const SIGN = { x: -28, y: 24 };

/** The sign of each kind of mark. Round is allowed, square is not. */
const SIGNS = { yes: TICK, no: CROSS, missed: PLUS, left: CROSS };

let views = 0;

/** Makes an SVG element. */
function draw(/** @type {string} */ tag, /** @type {Record<string, unknown>} */ attributes = {}, ...children) {
  const element = /** @type {any} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** One showing of a table, of which a page may have several. */
class TableView {
  constructor(/** @type {any} */ model, /** @type {HTMLElement} */ el) {
    this.model = model;
    /** Its width is the room there is: a tall table does not fill it. */
    this.el = el;
    /** Ids on a page are shared by all its pictures; these begin with something of this view's own. */
    this.id = `tv-view${(views += 1)}-`;
    /** @type {Map<string, Card>} */
    this.cards = new Map();
    /** What each layer holds. @type {WeakMap<SVGGElement, string>} */
    this.put = new WeakMap();
    /** @type {string[]} */
    this.choices = [];
    /** Where the focus was when there was nothing more to choose. @type {string | null} */
    this.parked = null;
    this.says = make("p", { class: "tolva-unseen" });
    this.live = make("p", { class: "tolva-unseen", role: "status" });
    this.parts = draw("defs");
    this.cloth = draw("g", { "aria-hidden": "true" });
    this.seats = draw("g", { "aria-hidden": "true" });
    this.layer = draw("g");
    const layers = [this.parts, this.cloth, this.seats, this.layer];
    this.svg = draw("svg", { class: "tv-picture", role: "group", tabindex: "-1" }, ...layers);
    this.help = /** @type {HTMLDialogElement} */ (make("dialog", { class: "tolva-table-keys" }));
    const onclick = () => this.help.showModal();
    this.helpButton = make("button", { type: "button", class: "tolva-table-help", onclick }, "?");
    this.root = make("div", { class: "tolva-table", "data-lm-suppress-shortcuts": "true" });
    this.root.append(this.says, this.svg, this.helpButton, this.live, this.help);
    el.append(this.root);
  }

  /** @returns {"wide" | "tall"} */
  get layout() {
    return this.el.clientWidth < NARROW ? "tall" : "wide";
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
  view.root.dataset.colours = model.get("colours");
  view.parts.innerHTML = ownIds(view, model.get("_deck").parts);
  const words = model.get("words");
  view.svg.setAttribute("aria-label", words.title);
  view.helpButton.setAttribute("aria-label", words.help);
  view.helpButton.title = words.help;
  fillHelp(view.help, words);
  for (const card of view.cards.values()) card.face = "";
}

/** Shows the table as it is now, in the layout that there is room for. */
function showTable(/** @type {TableView} */ view, moving = true) {
  const /** @type {Drawn} */ drawn = view.model.get("_drawn");
  if (!drawn.wide) return;
  const name = view.layout;
  const { size, seats, cards, homes } = drawn[name];
  const still = view.still || !moving || view.root.dataset.layout !== name;
  view.root.dataset.layout = name;
  view.svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
  view.root.style.setProperty("--ratio", String(size[0] / size[1]));
  view.says.textContent = drawn.says;
  put(view, view.cloth, view.model.get("_cloth")[name]);
  put(view, view.seats, seats);
  const leaving = new Map(view.cards);
  for (const spot of cards) {
    leaving.delete(spot[0]);
    layCard(view, spot, still ? null : (homes[drawn.from[spot[0]]] ?? null), still);
  }
  const held = heldCard(view);
  for (const key of leaving.keys()) view.cards.delete(key);
  showChoices(view, held);
  for (const card of leaving.values()) takeAway(card, still ? null : homes[drawn.to[card.key]]);
  stack(view);
}

/**
 * Lays the cards over each other as they are laid out. A marked card among those to choose from, whose sign another hides,
 * is pulled out of its hand, towards the middle of the table: on top it would hide the cards that one may choose instead.
 */
function stack(/** @type {TableView} */ view) {
  const { size, cards } = /** @type {Layout} */ (view.model.get("_drawn")[view.layout] ?? { size: [0, 0], cards: [] });
  const marks = view.model.get("marks");
  const isHidden = (/** @type {Spot} */ spot, /** @type {number} */ at) =>
    spot[0] in marks && view.choices.includes(spot[0]) && cards.slice(at + 1).some((over) => hidesSign(over, spot));
  const hidden = cards.filter(isHidden);
  const columns = cards.filter(([key]) => view.choices.includes(key)).map((spot) => spot[2]);
  for (const spot of cards) {
    const [key, , x, , , scale] = spot;
    const beside = x > size[0] / 2 ? Math.min(...columns) - 100 * scale : Math.max(...columns) + 100 * scale;
    view.cards.get(key).lift.style.transform = hidden.includes(spot) ? `translateX(${(beside - x) / scale}px)` : "";
  }
  const stacked = [...cards.filter((spot) => !hidden.includes(spot)), ...hidden];
  order(view.layer, stacked.map(([key]) => view.cards.get(key).el), document.activeElement);
}

/** Whether a card that lies over another covers where its sign stands. */
function hidesSign(/** @type {Spot} */ [, , overX, overY, , overSize], /** @type {Spot} */ [, , x, y, , size]) {
  const [signX, signY] = [x + SIGN.x * size, y + SIGN.y * size];
  return Math.abs(overX - signX) < 48 * overSize && Math.abs(overY - signY) < 70 * overSize;
}

/** Puts a card in its place: the element that it has had all along, or a new one that comes from where it was. */
function layCard(/** @type {TableView} */ view, /** @type {Spot} */ spot, /** @type {[number, number] | null} */ home, still) {
  const [key, face, x, y, turn, size, marks] = spot;
  const known = view.cards.get(key);
  const card = known ?? makeCard(view, key);
  if (card.face !== face || card.marks !== marks) {
    const marked = marks.split(" ").map((mark) => mark && `<use href="#~${mark}"/>`);
    card.lift.innerHTML = ownIds(view, faceOf(view.model.get("_deck"), face) + marked.join(""));
    Object.assign(card, { face, marks, over: "" });
  }
  const to = transformOf([x, y], turn, size);
  const from = known ? whereItIs(card) : home && transformOf(home, 0, size * 0.6);
  card.el.style.transform = card.at = to;
  if (still) return;
  if (from && from !== to) card.el.animate([{ transform: from }, { transform: to }], { duration: MOVE, easing: EASE });
  else if (!known) card.el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE });
}

/** @returns {Card} */
function makeCard(/** @type {TableView} */ view, /** @type {string} */ key) {
  const lift = draw("g", { class: "tv-lift" });
  const el = draw("g", { class: "tv-card", "data-key": key }, lift);
  const card = { key, el, lift, face: "", marks: "", over: "", at: "" };
  view.cards.set(key, card);
  view.layer.append(card.el);
  return card;
}

/** Where a card is seen just now, under way or at rest. */
function whereItIs(/** @type {Card} */ card) {
  return card.el.getAnimations().length ? getComputedStyle(card.el).transform : card.at;
}

/** Takes a card off the table, to the place where it goes. */
function takeAway(/** @type {Card} */ card, /** @type {[number, number] | null | undefined} */ home) {
  plain(card);
  card.el.removeAttribute("data-key");
  if (!home) return card.el.remove();
  const frames = [
    { transform: whereItIs(card), opacity: 1 },
    { transform: transformOf(home, 0, 0.3), opacity: 0.2 },
  ];
  card.el.animate(frames, { duration: MOVE * 1.3, easing: EASE, fill: "forwards" }).finished.then(
    () => card.el.remove(),
    () => card.el.remove(),
  );
}

/**
 * Puts elements into their order without moving the one that has the focus: moving it in the document would lose it.
 * What is not among them stays last, on top.
 */
function order(/** @type {Element} */ parent, /** @type {Element[]} */ elements, /** @type {Element | null} */ fixed) {
  let next = parent.firstElementChild;
  for (const element of elements) {
    while (element === fixed && next !== fixed) {
      const later = next.nextElementSibling;
      parent.append(next);
      next = later;
    }
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
  }
}

// What may be chosen.

/** Makes the cards that may be chosen into buttons, and shows what is selected and how cards are marked. */
function showChoices(/** @type {TableView} */ view, /** @type {string | null} */ held = heldCard(view)) {
  const { model } = view;
  const before = view.choices;
  view.choices = model.get("mode") === "watch" ? [] : model.get("choices").filter((key) => view.cards.has(key));
  const selected = new Set(model.get("selected"));
  for (const card of view.cards.values()) {
    if (view.choices.includes(card.key)) asButton(view, card, selected.has(card.key));
    else plain(card);
    showMark(view, card, model.get("marks")[card.key], selected.has(card.key));
  }
  keepFocus(view, held, before);
}

function asButton(/** @type {TableView} */ view, /** @type {Card} */ card, /** @type {boolean} */ pressed) {
  card.el.setAttribute("role", "button");
  card.el.setAttribute("aria-label", nameOf(view, card));
  card.el.removeAttribute("aria-hidden");
  if (!card.el.hasAttribute("tabindex")) card.el.setAttribute("tabindex", "-1");
  if (view.model.get("mode") === "select") card.el.setAttribute("aria-pressed", String(pressed));
  else card.el.removeAttribute("aria-pressed");
}

/** A card that is only looked at; the description beside the picture tells of it. */
function plain(/** @type {Card} */ card) {
  for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) card.el.removeAttribute(name);
  card.el.setAttribute("aria-hidden", "true");
}

/** The card's name, and what has been said of it. */
function nameOf(/** @type {TableView} */ view, /** @type {Card} */ card) {
  const name = view.model.get("_deck").names[card.face.slice(1)] ?? "";
  const /** @type {Mark | undefined} */ mark = view.model.get("marks")[card.key];
  return mark ? `${name}, ${mark.spoken || mark.word}` : name;
}

/** Draws over the card that it is selected, and its mark: a sign, a word and an edge, so that no colour is needed. */
function showMark(/** @type {TableView} */ view, /** @type {Card} */ card, /** @type {Mark | undefined} */ mark, selected) {
  const button = view.choices.includes(card.key);
  const over = JSON.stringify([button, selected, mark ?? null]);
  card.el.classList.toggle("tv-selected", selected);
  if (card.over === over) return;
  card.over = over;
  card.lift.querySelector(".tv-over")?.remove();
  if (!button && !selected && !mark) return;
  const ring = draw("rect", { class: "tv-ring", x: -48, y: -70, width: 96, height: 140, rx: 7 });
  const box = draw("g", { class: mark ? `tv-over tv-${mark.kind}` : "tv-over" }, ring);
  if (mark) box.append(badge(mark));
  else if (selected) box.append(sign(TICK));
  card.lift.append(box);
}

/** A round or square sign at the card's lower left, where cards in a row are seen. */
function sign(/** @type {string} */ path) {
  const round = path === CROSS ? 4 : 15;
  const place = { class: "tv-sign", transform: `translate(${SIGN.x} ${SIGN.y})` };
  return draw("g", place, draw("rect", { x: -15, y: -15, width: 30, height: 30, rx: round }), draw("path", { d: path }));
}

function badge(/** @type {Mark} */ mark) {
  const drawn = sign(SIGNS[mark.kind]);
  const squeezed = mark.word.length > 4 ? { textLength: 40, lengthAdjust: "spacingAndGlyphs" } : {};
  const word = draw("text", { y: 35, "font-size": 19, ...squeezed }, mark.word);
  drawn.append(draw("rect", { class: "tv-word", x: -21, y: 17, width: 42, height: 23, rx: 5 }), word);
  return drawn;
}

// The focus.

/** The card that has the focus, or had it when there was nothing more to choose. */
function heldCard(/** @type {TableView} */ view) {
  if (document.activeElement === view.svg) return view.parked;
  const card = document.activeElement?.closest?.(".tv-card");
  return card && view.layer.contains(card) ? card.getAttribute("data-key") : null;
}

/** Keeps the focus on its card, or gives it to the neighbour; one card at a time can be reached by the tab key. */
function keepFocus(/** @type {TableView} */ view, /** @type {string | null} */ held, /** @type {string[]} */ before) {
  const target = held === null ? null : neighbour(held, before, view.choices);
  if (target !== null) focusCard(view, target);
  else if (held !== null) {
    view.parked = held;
    view.svg.focus({ preventScroll: true });
  }
  const another = view.choices.some((key) => !before.includes(key));
  const stop = view.choices.find((key) => view.cards.get(key).el.getAttribute("tabindex") === "0");
  if (held === null && (another || stop === undefined)) makeStop(view, view.choices[0]);
}

/** Makes one card the one that the tab key comes to: in another hand, the first. */
function makeStop(/** @type {TableView} */ view, /** @type {string | undefined} */ key) {
  for (const other of view.choices) view.cards.get(other).el.setAttribute("tabindex", other === key ? "0" : "-1");
}

/** The card itself if it may still be chosen, else the nearest after it that may, else before it, else any. */
function neighbour(/** @type {string} */ key, /** @type {string[]} */ before, /** @type {string[]} */ now) {
  const at = before.indexOf(key);
  const near = [key, ...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).reverse()];
  return near.find((other) => now.includes(other)) ?? now[0] ?? null;
}

function focusCard(/** @type {TableView} */ view, /** @type {string} */ key) {
  view.parked = null;
  makeStop(view, key);
  const { el } = view.cards.get(key);
  if (document.activeElement !== el) el.focus({ preventScroll: true });
}

/** Gives the focus to the first card that can be chosen. */
function focusFirst(/** @type {TableView} */ view) {
  if (view.choices.length) focusCard(view, view.choices[0]);
}

/** Scrolls as little as shows the whole box of this class around the table, or a part of it; where too high, its top. */
function bringIntoSight(/** @type {TableView} */ view, /** @type {string} */ around, /** @type {string} */ part) {
  const whole = view.el.closest(`.${around}`);
  const box = part ? whole?.querySelector(`.${part}`) : whole;
  if (box) box.scrollIntoView({ block: box.clientHeight < innerHeight ? "nearest" : "start" });
}

// What a person does.

/** Chooses a card: plays it, or selects it and lets it go again. */
function choose(/** @type {TableView} */ view, /** @type {string} */ key) {
  const { model } = view;
  focusCard(view, key);
  if (model.get("mode") === "play") return model.send({ do: "choose", key });
  const selected = new Set(model.get("selected"));
  if (!selected.delete(key)) selected.add(key);
  select(view, view.choices.filter((choice) => selected.has(choice)));
}

/**
 * Selects these cards. They go as a message and not as a changed state, which ipywidgets holds back while an earlier one
 * is on its way: whoever picks a card and answers at once would answer without it.
 */
function select(/** @type {TableView} */ view, /** @type {string[]} */ keys) {
  view.model.set("selected", keys);
  view.model.send({ do: "select", keys });
}

function clicked(/** @type {TableView} */ view, /** @type {MouseEvent} */ event) {
  const card = event.target instanceof Element && event.target.closest(".tv-card");
  const key = card && card.getAttribute("data-key");
  if (!key) return;
  if (view.choices.includes(key)) choose(view, key);
  else if (view.model.get("mode") !== "watch") say(view, view.model.get("words")["not-now"]);
}

function pressed(/** @type {TableView} */ view, /** @type {KeyboardEvent} */ event) {
  if (event.ctrlKey || event.altKey || event.metaKey || view.help.open) return;
  if (keyDone(view, event.key)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Does what the key means, and tells whether it meant anything. */
function keyDone(/** @type {TableView} */ view, /** @type {string} */ key) {
  const held = heldCard(view);
  const at = held === null ? -1 : view.choices.indexOf(held);
  if (key === "?") view.help.showModal();
  else if (key === "Escape" && view.model.get("selected").length) select(view, []);
  else if (at < 0) return false;
  else if (key in STEPS) focusCard(view, view.choices.at(Math.max(0, Math.min(at + STEPS[key], view.choices.length - 1))));
  else if (key === "Enter" || key === " ") choose(view, held);
  else return false;
  return true;
}

/** Says something to those who listen. The same words are said again when they come again. */
function say(/** @type {TableView} */ view, /** @type {string} */ words) {
  view.live.replaceChildren(words);
}

/** Fills the help with the keys that the table obeys. */
function fillHelp(/** @type {HTMLDialogElement} */ help, /** @type {any} */ words) {
  const rows = words.keys.map(([keys, does]) => make("div", {}, make("dt", {}, keys), make("dd", {}, does)));
  const close = make("button", { type: "button", onclick: () => help.close() }, words.close);
  help.setAttribute("aria-label", words.help);
  help.replaceChildren(make("h2", {}, words.help), make("dl", {}, ...rows), close);
}

/** Runs once for all the traits that come in one message, when the last of them is set. */
function once(/** @type {() => void} */ run, /** @type {AbortSignal} */ signal) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (!signal.aborted) run();
    });
  };
}

function render({ model, el }) {
  const gone = new AbortController();
  const { signal } = gone;
  const view = new TableView(model, el);
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
    if (el.clientWidth && view.root.dataset.layout !== view.layout) showTable(view, false);
  });
  showDeck(view);
  showTable(view);
  size.observe(el);
  listen(model, "change:_drawn change:_cloth", redraw, signal);
  listen(model, "change:_deck change:colours change:words", redress, signal);
  listen(model, "change:choices change:mode change:selected change:marks", show, signal);
  listen(model, "change:announcement", () => say(view, model.get("announcement")), signal);
  const hear = (/** @type {any} */ message) => {
    if (message.do === "focus") focusFirst(view);
    if (message.do === "into-sight") bringIntoSight(view, message.around, message.part);
  };
  listen(model, "msg:custom", hear, signal);
  view.svg.addEventListener("click", (/** @type {MouseEvent} */ event) => clicked(view, event), { signal });
  view.svg.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => pressed(view, event), { signal });
  return () => {
    size.disconnect();
    gone.abort();
    view.root.remove();
  };
}

export default { render };

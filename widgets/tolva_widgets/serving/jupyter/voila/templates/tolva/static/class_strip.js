/**
 * A class that its learners are in: a strip at the top of each page says who one is and whether all are asked something,
 * and opens that in place. The server says all sentences; what is right it says when it is time, and not before.
 *
 * An answer is kept in the browser until the server has confirmed it, and sent again as long as that takes: the server
 * may be away, the page left, the Wi-Fi off. Each has a number of its own, so that it counts once.
 *
 * @typedef {{ question: string, choice: string[], asked?: number, only?: string[], sealed?: string, id?: string }} Given
 * @typedef {Given & { id: string, class: string }} Answer
 * @typedef {{ howLong: "lasting" | "tab", name: string, unkept: Answer[] }} Queue
 * @typedef {{ who: string, plays?: string, kept?: string, keptPage?: string, adds?: string, said: string, opens: string, seen?: string, class?: string, number?: number | null, teacher?: string,
 *   question?: string, practise?: string, page?: string, goes?: string, arrived?: string, tables?: number[], table?: number | null, shows?: "" | "question" | "closed" | "explained", hints?: boolean, choice?: string[], words?: Record<string, string> }} Told
 */

import { readKept, writeKept } from "./storage.js";

const home = document.documentElement.dataset.home ?? "";
const lang = document.documentElement.lang;
const MOST_KEPT = 200;

/** Under this name the tab keeps to which page one has gone that all were sent to. */
const GONE_TO = "class-gone-to";

/** Under this name the browser keeps of which class it has been said what is kept of one's answers. */
const KNOWN = "class-known";

/** How long one waits before one asks again what could not be asked, in milliseconds: at first, and at most. */
const [SOON, LATER] = [500, 4000];

/** Where a class is full one waits longer: many may, and each time the server writes. */
const FULL_PAUSE = 10_000;

/** So long "I am lost" is not said twice. */
const LOST_PAUSE = 10_000;

/** A question that has not come after so many milliseconds does not come: the network may be gone without a word. */
const OPEN_WITHIN = 8000;

/** Of an answer that the kernel tells, the server says in less time whether the class has it. */
const HEARD_WITHIN = 2000;

/** So may what is sent, and what is asked: the server answers that later than anything, as long as nothing is new. */
const [SENT_WITHIN, ASKED_WITHIN] = [15_000, 35_000];

/**
 * A server may say so many times in a row that it knows of no class, to a page that was in one: while it is started anew
 * what stands before it may say the same of everything.
 */
const UNKNOWN_TIMES = 20;

/** Whether nothing is there but fingers, as on a phone. */
const HAS_ONLY_FINGERS = matchMedia("(hover: none) and (pointer: coarse)");

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @type {Told | undefined} */
let told;
/** @type {Record<string, string>} */
let words = {};

// What is on the page.

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 */
function made(tag, /** @type {string} */ name, /** @type {HTMLElement[]} */ ...inside) {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...inside);
  return element;
}

const who = made("p", "tolva-class-who");
const plays = made("p", "tolva-class-plays");
const said = made("p", "tolva-class-status");
said.role = "status";
const open = made("button", "tolva-class-open");
const lost = made("button", "tolva-class-lost");
open.type = lost.type = "button";
open.hidden = true;
const [practise, onwards] = [made("a", "tolva-class-practise"), made("a", "tolva-class-practise")];
const goes = made("a", "tolva-class-goes");
const [tableWord, tables] = [made("span", "tolva-class-seat-word"), made("select", "tolva-class-seat-choice")];
const seat = made("label", "tolva-class-seat", tableWord, tables);
const [kept_, keptWhere] = [made("span", "tolva-class-kept-said"), made("a", "tolva-class-kept-where")];
const note = made("p", "tolva-class-kept", kept_, keptWhere);
const [more, adds] = [made("button", "tolva-class-more"), made("button", "tolva-class-adds")];
more.type = adds.type = "button";
adds.hidden = true;
const folded = made("div", "tolva-class-folded", plays, note, seat, lost, practise);
folded.id = "tolva-class-folded";
more.setAttribute("aria-controls", folded.id);
const strip = made("section", "tolva-class-strip", made("div", "tolva-class-telling", who, said), open, goes, adds, more, folded);

/** It stays at the top while one scrolls: what is scrolled to, as a place that a link leads to, comes to stand below it. */
function keepRoom() {
  const covers = getComputedStyle(strip).position === "sticky";
  document.documentElement.style.scrollPaddingTop = `${covers ? strip.offsetHeight : 0}px`;
}
new ResizeObserver(keepRoom).observe(strip);

const content = made("div", "tolva-class-content");
const news = made("p", "tolva-class-status");
news.role = "status";
const close = made("button", "tolva-class-close");
close.type = "button";
const leads = made("a", "tolva-class-goes");
const called = made("p", "tolva-class-called");
const calls = made("div", "tolva-class-calls", called, leads);
const dialog = made("dialog", "tolva-class-dialog", calls, content, news, onwards, close);

/** Says something where it is not said already: what has not changed is not read out again. */
function say(/** @type {HTMLElement} */ where, /** @type {string} */ what) {
  if (where.textContent !== what) where.textContent = what;
}

/** Says how it goes with the answering, in the strip or where the question is open. */
function tell(/** @type {string} */ what) {
  say(dialog.open ? news : said, what);
  if (dialog.open) news.scrollIntoView({ block: "nearest" }); // the question may be longer than the screen
}

/** What is said where the question is open: while it waits for an answer nothing, for there it stands. */
const newsOf = (/** @type {Told} */ now) => (now.shows === "question" && !now.choice ? "" : saidOf(now));

/** What is said now; on a page that all are sent to not that they are sent there, but that it is this one. */
const saidOf = (/** @type {Told} */ { said: what, arrived }) => (arrived && goes.href && isHere(goes) ? arrived : what);

/** What is said stands where one looks: by the button with which one answers, and above an answer that is explained. */
function placeNews() {
  const send = content.querySelector(".tolva-class-send");
  if (send) send.after(news);
  else content.before(news);
}

/** The address of a page, as the server says it: below all pages. */
const addressOf = (/** @type {string} */ page) => new URL(home + page, location.href);

/** Whether a link leads to where one is: one may have gone on from there, and the page may say otherwise what it said. */
function isHere(/** @type {HTMLAnchorElement} */ link) {
  if (link.pathname === location.pathname && readKept("tab", GONE_TO) === link.href) return true;
  const here = new URLSearchParams(location.search);
  const isSaid = [...new URLSearchParams(link.search)].every(([name, value]) => here.get(name) === value);
  return link.pathname === location.pathname && isSaid && (!link.hash || link.hash === location.hash);
}

/**
 * On a phone the strip is one line, so that it covers nothing of a table; the rest of it unfolds. Unfolded it covers much, and
 * may go along with the page: where it is unfolded as the page opens, and not where one is further down, who would miss it.
 */
function fold(/** @type {boolean} */ is, goesAlong = false) {
  strip.dataset.folded = is ? "yes" : "no";
  strip.dataset.goesAlong = !is && goesAlong ? "yes" : "no";
  more.ariaExpanded = is ? "false" : "true";
  say(more, words[is ? "more" : "less"] ?? "");
}

/** Whether it has been unfolded already for one to say at which table one sits. */
let isSeatAsked = false;

/** What one was called to last. */
let calledTo = "";

/**
 * Where one comes in it is unfolded, and says what is kept; later it is when there is something to choose in it. Where it goes
 * along with the page it is folded when one is called: it stays in sight then.
 */
function unfoldOnce(/** @type {Told} */ { class: its = "", tables: numbers = [], table, opens, page = "", number }) {
  folded.hidden = !its; // the teacher's has no more than one line
  if (!its) return;
  const call = `${opens} ${number} ${page}`;
  if (strip.dataset.folded === undefined) {
    fold(readKept("lasting", KNOWN) === its, true);
    writeKept("lasting", KNOWN, its);
  } else if (call !== calledTo && strip.dataset.goesAlong === "yes") fold(true);
  calledTo = call;
  if (!numbers.length) isSeatAsked = false;
  else if (!isSeatAsked && table == null) {
    isSeatAsked = true;
    if (strip.dataset.folded === "yes") fold(false, !strip.isConnected);
  }
}

function show() {
  if (!told) return;
  unfoldOnce(told);
  strip.ariaLabel = words.strip ?? ""; // who has waited before a full class is told the words as they come in
  say(lost, words.lost ?? "");
  say(close, words.close ?? "");
  if (!strip.isConnected) {
    document.querySelector(".tolva-header")?.after(strip);
    document.body.append(dialog);
  }
  say(who, told.who);
  say(plays, told.plays ?? "");
  const wasTold = news.textContent !== "";
  say(open, told.opens);
  const isThere = told.teacher !== undefined && addressOf(told.teacher).pathname === location.pathname;
  open.hidden = !told.opens || isThere;
  for (const link of [practise, onwards]) {
    say(link, words.practise ?? "");
    link.href = home + (told.practise ?? "");
    link.hidden = !told.practise;
  }
  for (const link of [goes, leads]) {
    say(link, told.goes ?? "");
    link.href = home + (told.page ?? "");
    link.target = told.teacher ? "_blank" : "";
    link.hidden = !told.page || isHere(link);
  }
  say(said, saidOf(told));
  say(news, newsOf(told));
  if (wasTold && dialog.open) news.scrollIntoView({ block: "nearest" }); // it may be longer than what was told before
  callAway(told);
  say(kept_, told.kept ?? "");
  say(keptWhere, told.keptPage ? (words["kept-where"] ?? "") : "");
  keptWhere.href = home + (told.keptPage ?? "");
  keptWhere.hidden = !told.keptPage;
  note.hidden = !told.kept;
  say(adds, told.adds ?? "");
  adds.hidden = !told.adds;
  showTables(told);
  lost.hidden = !told.number && told.number !== 0;
  const inside = /** @type {HTMLElement[]} */ ([...folded.children]);
  more.hidden = folded.hidden || inside.every((its) => its.hidden || !its.textContent); // nothing would unfold
  strip.dataset.shows = told.shows ?? "";
  strip.dataset.sent = told.page ? "yes" : "no";
  strip.dataset.answered = told.choice ? "yes" : "no";
  if (!told.shows && dialog.open) dialog.close();
}

/** Who has the question open and is sent to a page is told so above it. */
function callAway(/** @type {Told} */ { said: what, shows }) {
  const before = calls.hidden;
  calls.hidden = leads.hidden || shows === "question";
  say(called, calls.hidden ? "" : what);
  if (!calls.hidden) say(news, "");
  if (before && !calls.hidden) dialog.scrollTop = 0;
}

/** Whether it is on its way at which table one sits: what the server still says of another is not shown meanwhile. */
let seating = false;

/** Where one is asked at which table one sits. */
function showTables(/** @type {Told} */ { tables: numbers = [], table }) {
  seat.hidden = !numbers.length;
  say(tableWord, words.table ?? "");
  if (tables.options.length !== numbers.length + 1) {
    tables.replaceChildren(new Option(words["table-none"], ""), ...numbers.map((number) => new Option(String(number), String(number))));
  }
  if (!seating) tables.value = String(table ?? "");
}

/** What the question that is open was shown for. */
let loaded = "";

/** Which question that is, and its number: another may be asked before one has answered. @type {{ question?: string, asked?: number, open?: boolean }} */
let shown = {};

/** Of what is to be shown, by which it is known whether it is there already; a question has its hint in it, where one may take one. */
const nameOf = (/** @type {Told} */ { number, shows, hints, choice }) => `${number} ${shows} ${shows === "explained" ? (choice ?? []) : hints}`;

/**
 * Puts what the server gives on the page. Where that is the question that is being answered, with a hint or without, one
 * picks on where one was.
 */
function place(/** @type {string} */ html, /** @type {Told} */ now) {
  const next = { question: now.question, asked: now.number ?? undefined, open: now.shows === "question" };
  const goesOn = next.open && shown.open && shown.question === next.question && shown.asked === next.asked;
  const picked = goesOn ? [...choices()].filter((one) => one.checked).map((one) => one.value) : now.choice;
  const focused = document.activeElement?.closest(".tolva-class-content input[name=choice]")?.getAttribute("value");
  content.innerHTML = html;
  placeNews();
  shown = next;
  for (const choice of choices()) choice.checked = picked?.includes(choice.value) ?? false;
  if (!goesOn) dialog.scrollTop = 0;
  else [...choices()].find((one) => one.value === focused)?.focus({ preventScroll: true });
}

/**
 * Shows the question, or the answer to it, as the server gives it now; what is picked already stays picked.
 * @returns whether that is what stands there now
 */
async function load() {
  const now = told;
  if (!now?.shows) return false;
  const name = nameOf(now);
  if (name !== loaded) {
    const signal = AbortSignal.timeout(OPEN_WITHIN);
    const answer = await fetch(`${home}class/question?lang=${lang}&number=${now.number}`, { signal }).catch(() => undefined);
    const html = answer?.ok ? await answer.text().catch(() => "") : "";
    if (!html) {
      if (!answer || answer.status >= 500) tell(words["strip-not-opened"] ?? ""); // else another question is told of soon
      return false;
    }
    place(html, now);
    loaded = name;
  }
  const shut = now.shows !== "question";
  for (const part of content.querySelectorAll("fieldset")) part.disabled = shut;
  for (const button of content.querySelectorAll("button")) button.hidden = shut;
  showPicked();
  return true;
}

const choices = () => /** @type {NodeListOf<HTMLInputElement>} */ (content.querySelectorAll("input[name=choice]"));

open.addEventListener("click", async () => {
  if (told?.teacher) location.href = addressOf(told.teacher).href;
  else if (told?.shows) {
    if (loaded !== nameOf(told)) say(said, words["strip-opening"] ?? "");
    if (!(await load())) return;
    say(said, saidOf(told));
    if (!dialog.open) dialog.showModal();
    fold(true); // what one was told as one came in is read by now, and covers half of a phone
  }
});
more.addEventListener("click", () => fold(strip.dataset.folded !== "yes"));
adds.addEventListener("click", async () => {
  const page = `${location.pathname.split("/").pop()}${location.search}${location.hash}`;
  adds.disabled = true;
  const { said: what } = await send("prepare", { said: page });
  say(said, what || (words["strip-not-added"] ?? ""));
  adds.disabled = false;
});
close.addEventListener("click", () => dialog.close());
for (const link of [goes, leads]) link.addEventListener("click", () => writeKept("tab", GONE_TO, link.href));

/** Shows on the table which cards are picked. */
function showPicked() {
  const picked = new Set([...choices()].filter((one) => one.checked).map((one) => one.value));
  for (const card of /** @type {NodeListOf<SVGElement>} */ (content.querySelectorAll("[data-pick]"))) {
    card.classList.toggle("tolva-class-picked", picked.has(card.dataset.pick ?? ""));
  }
}

/** That nothing is picked, as the question says it. */
const unpicked = () => content.querySelector("form")?.dataset.unpicked ?? "";

content.addEventListener("change", () => {
  showPicked();
  if (told && news.textContent && news.textContent === unpicked()) say(news, newsOf(told));
});
content.addEventListener("click", (event) => {
  const card = /** @type {Element} */ (event.target).closest("[data-pick]");
  const choice = [...choices()].find((one) => card instanceof SVGElement && one.value === card.dataset.pick);
  if (choice && !choice.matches(":disabled")) choice.click();
});

content.addEventListener("submit", (event) => {
  event.preventDefault();
  const choice = [...choices()].filter((one) => one.checked).map((one) => one.value);
  if (!shown.question) return;
  if (!choice.length) {
    choices()[0]?.focus({ preventScroll: true });
    tell(unpicked());
    return;
  }
  tell(words["strip-sending"] ?? "");
  keep({ question: shown.question, choice, asked: shown.asked });
});

tables.addEventListener("change", async () => {
  seating = true;
  const { ok, said: why } = await send("seat", { table: tables.value ? Number(tables.value) : null });
  seating = false;
  if (!ok) say(said, why || (words["strip-away"] ?? ""));
  if (told) showTables(ok ? { ...told, table: tables.value ? Number(tables.value) : null } : told);
  if (ok && HAS_ONLY_FINGERS.matches) fold(true); // by keys one may still be on the way to another
});

lost.addEventListener("click", async () => {
  lost.disabled = true;
  const { ok } = await send("lost", {});
  say(said, words[ok ? "lost-told" : "lost-untold"] ?? "");
  await wait(LOST_PAUSE);
  lost.disabled = false;
});

// Answers on their way.

/** Answers on their way; `unkept` are those that the browser cannot keep. @type {Queue} */
const queue = { howLong: "lasting", name: "class-answers", unkept: [] };

/** What was answered before it is known whether one is in a class, and in which: for the tab, which may be loaded anew
 * meanwhile. @type {Queue} */
const early = { howLong: "tab", name: "class-early", unkept: [] };

/** @returns {Answer[]} */
function kept(/** @type {Queue} */ { howLong, name, unkept }) {
  try {
    const found = JSON.parse(readKept(howLong, name) || "[]");
    return [...(Array.isArray(found) ? found : []), ...unkept];
  } catch {
    return [...unkept];
  }
}

function write(/** @type {Queue} */ its, /** @type {Answer[]} */ answers) {
  const last = answers.slice(-MOST_KEPT);
  its.unkept = writeKept(its.howLong, its.name, last.length ? JSON.stringify(last) : "") ? [] : last;
}

/** A number that no other answer has. Where a page is not sent by https, a browser gives none itself. */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Answers of which the server is about to say whether the class has them already, by their ids. @type {Map<string, { word: Promise<unknown>, say: (value?: unknown) => void }>} */
const awaited = new Map();

/** Waits for the server's word of an answer, or as long as it may take. */
function awaitWord(/** @type {string} */ id) {
  let say = (/** @type {unknown} */ _value) => {};
  const word = new Promise((resolve) => (say = resolve));
  awaited.set(id, { word, say });
  setTimeout(() => goOn(id), HEARD_WITHIN);
}

/** Nothing more is to be waited for before an answer is sent. */
function goOn(/** @type {string} */ id) {
  awaited.get(id)?.say();
  awaited.delete(id);
}

/** The class has an answer: it need not be sent. */
function drop(/** @type {string} */ id) {
  for (const its of [queue, early]) {
    const others = kept(its).filter((other) => other.id !== id);
    if (others.length < kept(its).length) write(its, others);
  }
}

/** Keeps a learner's answer; nobody else's, as the teacher's who tries a page. */
function keep(/** @type {Given} */ given) {
  const answer = { ...given, id: given.id ?? newId(), class: told?.class ?? "" };
  if (!told) write(early, [...kept(early), answer]);
  else if (told.class) {
    write(queue, [...kept(queue), answer]);
    void flush();
  }
}

/** It is known now who one is. */
function keepEarly() {
  const [given, its] = [kept(early), told?.class];
  if (!given.length) return;
  if (its) write(queue, [...kept(queue), ...given.map((answer) => ({ ...answer, class: its }))]);
  write(early, []);
}

/** Whether there is no class, or no more: nothing is kept for one. */
let ended = false;

/** The class is no more: nothing of it stays in the browser, and on the page that it has ended, until one closes that. */
function end() {
  ended = true;
  if (dialog.open) dialog.close();
  dialog.remove();
  for (const part of [who, open, goes, adds, more, folded]) part.hidden = true;
  say(said, words["strip-ended"] ?? "");
  close.addEventListener("click", () => strip.remove());
  strip.append(close);
  for (const each of [queue, early]) write(each, []);
}

let flushing = false;

/** Sends what is kept, one after the other, until there is nothing left. */
async function flush() {
  if (flushing) return;
  flushing = true;
  let pause = SOON;
  for (let answer = kept(queue)[0]; answer && told?.class; answer = kept(queue)[0]) {
    const { id } = answer;
    await awaited.get(id)?.word;
    if (!kept(queue).some((other) => other.id === id)) continue;
    if (answer.class === told.class && !(await sent(answer))) {
      await wait(pause * (1 + Math.random()));
      pause = Math.min(2 * pause, LATER);
      continue;
    }
    drop(id);
    pause = SOON;
  }
  flushing = false;
}

/** Whether an answer need not be sent again. */
async function sent(/** @type {Answer} */ answer) {
  const slow = setTimeout(() => tell(words["strip-away"] ?? ""), OPEN_WITHIN); // the server may sleep, and wakes with it
  const { ok, status, said: why, code } = await send("answer", answer);
  clearTimeout(slow);
  if (ok && code === "late") tell(words["strip-late"] ?? "");
  if (ok) return true;
  // Only the class itself refuses for good: what stands before it may just be starting it again.
  if (why && status >= 400 && status < 500 && status !== 401 && code !== "so-fast") {
    tell(why);
    return true;
  }
  tell(words["strip-away"] ?? "");
  return false;
}

const UNSENT = { ok: false, status: 0, code: "", said: "", back: {} };

async function send(/** @type {string} */ what, /** @type {object} */ body, /** @type {Record<string, string>} */ asked = {}) {
  try {
    const headers = { "Content-Type": "application/json" };
    const query = new URLSearchParams({ lang, ...asked });
    const answer = await fetch(`${home}class/${what}?${query}`, { method: "POST", headers, body: JSON.stringify(body), keepalive: true, signal: AbortSignal.timeout(SENT_WITHIN) });
    const back = await answer.json().catch(() => ({}));
    const { code = "", said = "" } = back;
    return { ok: answer.ok, status: answer.status, code, said, back };
  } catch {
    return UNSENT;
  }
}

// What is new.

const isSeen = () =>
  new Promise((resolve) => {
    const look = () => document.hidden || (document.removeEventListener("visibilitychange", look), resolve(undefined));
    document.addEventListener("visibilitychange", look);
    look();
  });

/** Where this page is, below all pages. */
const where = () => (location.pathname.split("/render/")[1] ?? "") + location.search.slice(0, 100);

/** Asks what is new. @returns {Promise<number>} the status, 401 where one is not in; 0 where the server does not answer */
async function ask() {
  const asked = new URLSearchParams({ lang, where: where(), seen: told?.seen ?? "" });
  try {
    // Else a browser would let the same request of another tab come to its end first, which takes as long as one waits.
    const answer = await fetch(`${home}class/me?${asked}`, { cache: "no-store", signal: AbortSignal.timeout(ASKED_WITHIN) });
    if (answer.ok) {
      const news = await answer.json();
      if (news.code === "nobody") return 401;
      await take(news);
    }
    return answer.status;
  } catch {
    return 0;
  }
}

/** Comes in; with it comes what is new. */
async function join() {
  const sent = await send("join", {}, { where: where() });
  if (sent.back.seen) await take(sent.back);
  return sent;
}

/** Shows what is new. */
async function take(/** @type {Told} */ news) {
  told = news;
  words = told.words ?? words;
  show();
  keepEarly();
  if (!told.teacher) void flush();
  if (dialog.open) await load();
}

/**
 * Whether the page is homework, whose link says so: it comes back by a receipt. Nobody comes into the class for it: each
 * device at home would be a row of the teacher's page.
 */
const isHomework = () => new URLSearchParams(location.search).has("homework");

/** Comes in, and asks what is new for as long as the page is there and somebody looks at it. */
async function stay() {
  let pause = SOON;
  let [joined, unknown] = [0, 0];
  for (;;) {
    await isSeen();
    const status = await ask();
    if (status === 200) {
      [pause, joined, unknown] = [SOON, 0, 0];
      continue;
    }
    if (status === 404 && (!told || (unknown += 1) >= UNKNOWN_TIMES)) {
      ended = true;
      write(early, []);
      return;
    }
    if (status === 410) {
      end();
      return;
    }
    if (status === 401 && isHomework()) {
      ended = true;
      write(early, []);
      return;
    }
    if (status === 401) {
      const { ok, status: how, said: why } = joined < 2 ? await join() : UNSENT;
      if (ok) {
        joined += 1; // and where the browser keeps no cookie it is nobody's again
        continue;
      }
      if (joined === 2 || how === 409) {
        told = { who: why || document.body.dataset.noCookie || "", said: "", opens: "" };
        show();
        if (joined === 2) return;
        await wait(FULL_PAUSE * (1 + Math.random())); // somebody may be put out, or the class be another by then
        continue;
      }
    } else if (told) say(said, words["strip-away"] ?? "");
    await wait(pause * (1 + Math.random()));
    pause = Math.min(2 * pause, LATER);
  }
}

document.addEventListener("tolva-answered", (event) => {
  const { question, choice, only, sealed, id } = /** @type {CustomEvent} */ (event).detail;
  if (ended) return;
  if (id) awaitWord(id);
  keep({ question, choice, only, sealed, id });
});
document.addEventListener("tolva-answer-heard", (event) => {
  const { id, taken } = /** @type {CustomEvent} */ (event).detail;
  if (taken) drop(id);
  goOn(id);
});
void stay();

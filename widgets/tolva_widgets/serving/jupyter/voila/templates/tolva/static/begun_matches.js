/**
 * The match that one left last at a table, as the browser keeps it: a page without a kernel leads back to it, in words
 * that stand there beforehand (`unfinished.py`). What is kept may be damaged, or a stranger's. Of its text only the name
 * of the match goes on, into the link and only as far as it is one; its game, its deal and its score choose among the
 * page's own words.
 * A deal that the page offers to begin with, and that was begun here before, gives way to another, also when its match
 * is over: its tab would show how that ended.
 *
 * @typedef {{ title: string, words: string, together: boolean }} Form
 *
 * @typedef {object} About
 * @property {string} table the page on which one plays
 * @property {string} format as which matches are written
 * @property {number} limit the most characters of one
 * @property {string} first the game that a match is of which names none
 * @property {string} unnamed what a match is called that is played with a record's cards
 * @property {Record<string, { usual: number, players: Record<string, Form> }>} games
 * @property {Record<string, Record<string, Record<string, string>>>} standings
 *
 * @typedef {{ href: string, words: string }} Unfinished
 */

import { namesKept, readKept, thingsKept } from "./storage.js";

/** What the names begin with under which matches are kept. */
const MATCHES = "match:";

/** What the names begin with under which a tab keeps what its pages are in the midst of: a table's matches, also those that are over. */
const IN_TAB = "kept-";

/** Fewer decisions are a table that one has tried, no match that one would go on with; a second deal is one. */
const FEWEST_DECISIONS = 3;

/** A match's name: what an address says of it. With a record's cards it is long; without them it never is. */
const MATCH_NAME = /^(?=[^]{1,21000}$)\w+=[\w.:,-]+(?:&\w+=[\w.:,-]+)*$/;

/** No deal of a match has a higher number, and no score is higher. */
const MOST = 9999;

/** The highest number of a random deal that a link leads to: few enough digits to say to somebody. */
const HIGHEST_SEED = 9999;

/**
 * What an object of the page has under a key of a stranger's.
 * @template Value
 * @param {Record<string, Value>} object
 * @param {unknown} key
 * @returns {Value | undefined}
 */
const under = (object, key) => (Object.hasOwn(object, String(key)) ? object[String(key)] : undefined);

const isNumber = (/** @type {unknown} */ value, /** @type {number} */ least) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= MOST;

/** Where a match is gone on with; a record's cards stand behind the `#`, as no server need see them. */
function hrefOf(/** @type {string} */ table, /** @type {Map<string, string>} */ name) {
  const written = (/** @type {boolean} */ isRecord) =>
    [...name].filter(([key]) => (key === "record") === isRecord).map(([key, value]) => `${key}=${value}`).join("&");
  const record = written(true);
  return `${table}?${written(false)}${record && `#${record}`}`;
}

/** The match in words: its game, its deal and how one stands; undefined where there is no such game. */
function inWords(/** @type {About} */ about, /** @type {Map<string, string>} */ name, /** @type {Record<string, unknown>} */ { deal, score, unit }) {
  if (name.has("record")) return about.unnamed;
  const game = under(about.games, name.get("game") ?? about.first);
  const form = game && under(game.players, name.get("players") ?? game.usual);
  if (!form) return undefined;
  const standings = under(about.standings[form.together ? "together" : "alone"], unit);
  const standing = standings && under(standings, score);
  return standing ? form.words.replace("{deal}", String(deal)).replace("{score}", standing) : form.title;
}

/** What a text tells of a match, where it is one that can be gone on with, and would be. @returns {Unfinished | undefined} */
function unfinished(/** @type {About} */ about, /** @type {string} */ text) {
  if (text.length > about.limit) return undefined;
  try {
    const kept = JSON.parse(text);
    const { format, match, own, deal, score } = kept;
    const sound = typeof match === "string" && MATCH_NAME.test(match) && Array.isArray(own) && isNumber(deal, 1) && isNumber(score, -MOST);
    if (format !== about.format || !sound || !(deal > 1 || own.flat().length >= FEWEST_DECISIONS)) return undefined;
    const name = new Map(match.split("&").map((part) => /** @type {[string, string]} */ (part.split("="))));
    const words = inWords(about, name, kept);
    return words === undefined ? undefined : { href: hrefOf(about.table, name), words };
  } catch {
    return undefined;
  }
}

/** Leads back to the match that was left last, where one can be gone on with. */
export function showUnfinished() {
  for (const place of document.querySelectorAll(/** @type {"p"} */ ("[data-match]"))) {
    const about = JSON.parse(place.dataset.match ?? "{}");
    const found = thingsKept(MATCHES).map(({ text }) => unfinished(about, text)).find(Boolean);
    const [link, said] = [place.querySelector("a"), place.querySelector("span")];
    place.hidden = !found;
    if (!found || !link || !said) continue;
    link.href = found.href;
    said.textContent = found.words;
  }
}

/** The game of the match that was left last, as its key tells it; empty where none is kept, or one with a record's cards. */
export function gamePlayedLast(/** @type {string} */ unlessNamed) {
  const [last] = thingsKept(MATCHES);
  const name = new URLSearchParams(last?.key ?? "record");
  return name.has("record") ? "" : (name.get("game") ?? unlessNamed);
}

/** The name of the match of which a line tells, as the table keeps it; empty where it tells of none. */
function nameIn(/** @type {string} */ line) {
  try {
    return String(JSON.parse(line)?.match ?? "");
  } catch {
    return "";
  }
}

/** The names of the matches that the tab keeps, as a link here has its own: they are compared with that, and go nowhere else. */
const namesInTab = () => namesKept("tab", IN_TAB).flatMap((name) => readKept("tab", name).split("\n")).map(nameIn);

/** The number of a random deal, which is never that of the one whose place it takes. */
function anotherSeed(/** @type {string | null} */ than) {
  for (;;) {
    const seed = String(1 + Math.floor(Math.random() * HIGHEST_SEED));
    if (seed !== than) return seed;
  }
}

/** A deal to begin with that was begun here before gives way to another one of its game. */
export function offerDealsNotBegun() {
  const begun = new Set([...thingsKept(MATCHES).map(({ key }) => key), ...namesInTab()]);
  for (const link of document.querySelectorAll(/** @type {"a"} */ ("a[data-match-name]"))) {
    if (!begun.has(link.dataset.matchName ?? "")) continue;
    const url = new URL(link.href);
    url.searchParams.delete("dealer");
    url.searchParams.set("seed", anotherSeed(new URLSearchParams(link.dataset.matchName).get("seed")));
    link.href = url.href;
  }
}

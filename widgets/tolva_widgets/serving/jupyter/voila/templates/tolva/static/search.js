/**
 * The field that searches rules and terms, on pages without a kernel. What is searched stands on the page of all entries,
 * which is fetched when the field is first used; where nothing runs, the field leads to that page.
 */

/** @import { EntryWords, Wording } from "./matching.js" */
import { say } from "./say.js";
import { scores, wordingOf, wordsIn } from "./matching.js";

/**
 * Something that can be found: its title, the other language's word for it, what it says, and where it stands.
 * @typedef {{ title: string, other: string, lang: string, said: string, links: { href: string, game: string }[], words: EntryWords }} Found
 */

/** So many are shown. */
const SHOWN = 12;

/** So much of what an entry says is shown beneath its title, in characters. */
const EXCERPT = 110;

/** How much more that counts which stands on this very page. */
const HERE = 1.05;

const leadsHere = (/** @type {{ href: string }} */ link) => new URL(link.href).pathname === location.pathname;
const isHere = (/** @type {Found} */ entry) => entry.links.some(leadsHere);

/** An entry as it stands on the page of all. @returns {Found} */
function entryIn(/** @type {Element} */ section, /** @type {string} */ base) {
  const [other, said] = [...section.querySelectorAll("p")].map((part) => part.textContent ?? "");
  const title = section.querySelector("h3")?.textContent ?? "";
  const links = [...section.querySelectorAll("a")].map((link) => {
    return { href: new URL(link.getAttribute("href") ?? "", base).href, game: link.textContent ?? "" };
  });
  const lang = section.querySelector("p[lang]")?.getAttribute("lang") ?? "";
  return { title, other, lang, said, links, words: { title: wordsIn(title), other: wordsIn(other), said: wordsIn(said) } };
}

/** All that can be found, and how one may ask for it. @returns {Promise<{ entries: Found[], wording: Wording }>} */
async function fetchEntries(/** @type {string} */ href) {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const entries = [...page.querySelectorAll("[data-entry]")].map((section) => entryIn(section, answer.url));
  const words = page.querySelector(/** @type {"div"} */ ("[data-wording]"))?.dataset.wording;
  return { entries: entries.filter((entry) => entry.links.length), wording: wordingOf(JSON.parse(words ?? '{ "passed": [], "alike": [] }')) };
}

/** The link of an entry to follow from here: to this very page where it stands here. */
const linkOf = (/** @type {Found} */ entry) => entry.links.find(leadsHere) ?? entry.links[0];

/** An element with a text. */
function part(/** @type {string} */ name, /** @type {string} */ text, lang = "") {
  const element = document.createElement(name);
  element.textContent = text;
  if (lang) element.lang = lang;
  return element;
}

/** A hit as a link. */
function shownHit(/** @type {Found} */ entry) {
  const link = document.createElement("a");
  const { href, game } = linkOf(entry);
  link.href = href;
  const excerpt = entry.said.length > EXCERPT ? `${entry.said.slice(0, EXCERPT).trimEnd()}…` : entry.said;
  link.append(part("strong", entry.title), " ", part("i", entry.other === entry.title ? "" : entry.other, entry.lang), " ", part("small", game), " ", part("span", excerpt));
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/** The field, what it finds, and what is said of that. */
class Search {
  /** @type {{ entries: Found[], wording: Wording } | null} */
  index = null;
  /** @type {Promise<void> | null} */
  fetching = null;

  constructor(/** @type {HTMLFormElement} */ form) {
    this.form = form;
    this.field = /** @type {HTMLInputElement} */ (form.querySelector("input"));
    this.said = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
    this.list = /** @type {HTMLUListElement} */ (form.querySelector("ul"));
    /** @type {Record<string, string>} */
    this.words = JSON.parse(form.dataset.words ?? "{}");
    this.field.addEventListener("focus", () => this.fetch());
    this.field.addEventListener("input", () => this.find());
    form.addEventListener("submit", (event) => this.follow(event));
    form.addEventListener("keydown", (event) => this.move(event));
  }

  /** Fetches what can be found, once; after a failure again when the field is used again. */
  fetch() {
    this.fetching ??= fetchEntries(this.form.action).then(
      (index) => {
        this.index = index;
      },
      () => {
        this.fetching = null;
        say(this.said, this.words.failed);
      },
    );
    return this.fetching;
  }

  /** Shows what suits what has been typed. */
  async find() {
    await this.fetch();
    const typed = this.field.value;
    if (!this.index) return;
    if (!wordsIn(typed).length) {
      this.show([], "");
      return;
    }
    const { entries, wording } = this.index;
    const suiting = scores(entries.map(({ words }) => words), typed, wording);
    const scored = entries.map((entry, n) => ({ entry, score: suiting[n] * (isHere(entry) ? HERE : 1) })).filter(({ score }) => score > 0);
    scored.sort((one, other) => other.score - one.score);
    const { length: count } = scored;
    const words = count === 0 ? this.words.none : count === 1 ? this.words.one : count > SHOWN ? this.words.many : this.words.some;
    this.show(scored.slice(0, SHOWN).map(({ entry }) => entry), words.replace("{count}", String(count)).replace("{shown}", String(SHOWN)));
  }

  show(/** @type {Found[]} */ hits, /** @type {string} */ said) {
    this.list.replaceChildren(...hits.map(shownHit));
    this.list.hidden = !hits.length;
    say(this.said, said);
  }

  /** Enter follows the best hit. */
  async follow(/** @type {Event} */ event) {
    event.preventDefault();
    await this.find();
    const first = this.list.querySelector("a");
    if (first) first.click();
    else if (!this.index) location.assign(this.form.action);
  }

  /** The arrows go through field and hits, Escape back to the field and then empties it. */
  move(/** @type {KeyboardEvent} */ event) {
    const stops = [this.field, ...this.list.querySelectorAll("a")];
    const at = stops.indexOf(/** @type {HTMLInputElement} */ (document.activeElement));
    if (event.key === "Escape" && at === 0) {
      this.field.value = "";
      this.find();
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: 0 }[event.key];
    if (at < 0 || to === undefined || to < 0 || to >= stops.length) return;
    event.preventDefault();
    stops[to].focus();
  }
}

for (const form of document.querySelectorAll(/** @type {"form"} */ ("form.tolva-search"))) {
  const search = new Search(form);
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) {
    search.field.value = asked.slice(0, 100);
    search.find();
  }
}

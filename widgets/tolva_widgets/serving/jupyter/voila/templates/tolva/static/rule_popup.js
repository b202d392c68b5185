/**
 * A rule or a term that a link leads to on a page of rules, shown in place: what one was reading stays. The page of rules is
 * fetched and the entry taken out of it. Where nothing runs, or the entry is not to be had, the link leads there as always.
 */

/** A rule's id has full stops, a term's begins so. */
const ENTRY = /^#(term-[\w-]+|[\w-]+(\.[\w-]+)+)$/;

/** Where links are followed: they lead on from what was looked up. */
const FOLLOWED = ".tolva-search, .tolva-reference, .tolva-rule-popup";

/** What is shown of an entry: its name, what is said, and the ways on. @typedef {{ name: string, said: Node[], ways: HTMLElement[] }} Entry */

/** The address of an entry on another page that a click leads to; none for any other click. */
function entryClicked(/** @type {MouseEvent} */ event) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.closest(FOLLOWED)) return null;
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname && ENTRY.test(url.hash) ? url : null;
}

/** A copy of what stands on the page of rules, with links that lead from here where they led from there. */
function copied(/** @type {Element} */ element, /** @type {string} */ base) {
  const copy = document.importNode(element, true);
  for (const link of copy.querySelectorAll("a")) link.href = new URL(link.getAttribute("href") ?? "", base).href;
  copy.removeAttribute("id");
  return copy;
}

/** The other language's word for a term, after that language's name, which heads its column. */
function inOtherLanguage(/** @type {Element} */ other) {
  const word = document.createElement("p");
  word.className = "tolva-rule-popup-other";
  const name = document.createElement("span");
  name.lang = other.getAttribute("lang") ?? "";
  name.textContent = other.textContent;
  const head = other.closest("table")?.querySelector("thead th:nth-child(2)")?.textContent;
  word.append(head ? `${head}: ` : "", name);
  return word;
}

/** A term, which is a row of the glossary: its name, its meaning, and last the other language's. @returns {Entry} */
function shownTerm(/** @type {Element} */ row, /** @type {string} */ base) {
  const [name, , meaning] = [...row.children].map((cell) => copied(cell, base));
  const ways = [...meaning.querySelectorAll("a")];
  for (const way of ways) way.remove();
  const said = document.createElement("p");
  said.textContent = meaning.textContent;
  return { name: name.textContent ?? "", said: [said, inOtherLanguage(row.children[1])], ways };
}

/** A rule, which is a section. @returns {Entry} */
function shownRule(/** @type {Element} */ section, /** @type {string} */ base) {
  const copy = copied(section, base);
  const ways = [.../** @type {NodeListOf<HTMLElement>} */ (copy.querySelectorAll(".tolva-ways a"))];
  for (const way of copy.querySelectorAll(".tolva-ways")) way.remove();
  const heading = copy.querySelector("h3");
  for (const mark of heading?.querySelectorAll("a") ?? []) mark.remove();
  heading?.remove();
  return { name: heading?.textContent?.trim() ?? "", said: [...copy.childNodes], ways };
}

/** The entry at an address. @returns {Promise<Entry>} */
async function entryAt(/** @type {URL} */ url) {
  const answer = await fetch(url);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const element = page.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (!answer.ok || !element) throw new Error(url.href);
  return element.tagName === "TR" ? shownTerm(element, answer.url) : shownRule(element, answer.url);
}

/** The dialog, made when it is first needed, and again as it was when the page was made. */
function makeDialog() {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("tolva-rule-popup"));
  const dialog = /** @type {HTMLDialogElement} */ (document.importNode(template.content, true).querySelector("dialog"));
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // beside it: what is in it fills it
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}

/** Shows an entry. The dialog gives the focus back to the link when it closes. */
function show(/** @type {Entry} */ entry, /** @type {URL} */ url) {
  const dialog = makeDialog();
  const heading = /** @type {HTMLElement} */ (dialog.querySelector("h2"));
  heading.textContent = entry.name;
  /** @type {HTMLElement} */ (dialog.querySelector("[data-said]")).append(...entry.said);
  const whole = /** @type {HTMLAnchorElement} */ (dialog.querySelector("[data-whole]"));
  whole.href = url.href;
  for (const way of entry.ways) {
    const item = document.createElement("li");
    item.append(way);
    whole.closest("ul")?.append(item);
  }
  dialog.showModal();
  heading.focus();
}

document.addEventListener("click", async (event) => {
  const url = entryClicked(event);
  if (!url) return;
  event.preventDefault();
  try {
    show(await entryAt(url), url);
  } catch {
    location.assign(url);
  }
});

/**
 * On a page that no Python runs for: by which house rules one plays, as the page's address names them. Each place says of
 * its game what the options are called; what an address has that is none of these is left out.
 *
 * @typedef {{ name: string, usual: string, rules: Record<string, string>, values: Record<string, string> }} Option
 */

/** The most letters that are read of what house rules are called, and of an option's value: a stranger may have written them. */
const CALLED_LENGTH = 60;
const NUMBER = /^\d{1,6}$/;

/** An option in words, linked to its rule; null for what is as in the book, or is no value. */
function told(/** @type {Option | undefined} */ option, /** @type {string} */ value) {
  if (!option || value === option.usual || !(value in option.values || NUMBER.test(value))) return null;
  const link = document.createElement("a");
  link.href = `#${option.rules[value] ?? option.rules[""]}`;
  link.textContent = `${option.name}: ${option.values[value] ?? value}`;
  return link;
}

/** Shows the line, where the address names house rules of the game. */
function showLine(/** @type {HTMLElement} */ place) {
  const given = new URLSearchParams(location.search);
  if ((given.get("game") || place.dataset.game) !== place.dataset.game) return;
  /** @type {Record<string, Option>} */
  const options = JSON.parse(place.dataset.options ?? "{}");
  const parts = (given.get("options") ?? "").split(",").map((part) => part.split(":"));
  const differs = parts.map(([key, value = ""]) => told(options[key], value)).filter((one) => one !== null);
  if (!differs.length) return;
  const called = (given.get("called") ?? "").replace(/\s+/g, " ").trim().slice(0, CALLED_LENGTH);
  const [before, after] = (called ? place.dataset.named ?? "" : place.dataset.line ?? "").split("{differs}");
  const joined = differs.flatMap((one, n) => (n ? ["; ", one] : [one]));
  place.replaceChildren(before.replace("{called}", () => called), ...joined, after);
  place.hidden = false;
}

for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-house]"))) showLine(place);

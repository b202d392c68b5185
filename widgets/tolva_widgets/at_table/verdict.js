/** What the rules say of a position: whole below the keys, and in short above them. */

/** @import { Line, Shown, Verdict } from "./state.js" */
import { make } from "../base/dom.js";
import { ruleLink } from "./state.js";

const lineOf = (/** @type {Shown} */ { words }, /** @type {Line} */ line) => {
  const mark = line.allowed === null ? "" : line.allowed ? "yes" : "no";
  const head = line.said ? [make("strong", {}, `${line.allowed ? `✓ ${words.allowed}` : `✗ ${words["not-allowed"]}`}: ${line.said}. `)] : [];
  const rule = line.rule[0] ? [" ", make("small", {}, ruleLink(line.rule, words.rule))] : [];
  return make("li", { class: `tolva-at-table-said ${mark}`.trim() }, ...head, line.why, ...rule);
};

const remediesOf = (/** @type {Shown} */ { words }, /** @type {Verdict} */ { note = "", remedies = [] }) => {
  const rows = remedies.flatMap(([name, effect]) => [make("dt", {}, name), make("dd", {}, effect)]);
  return [make("p", {}, note), make("dl", { class: "tolva-at-table-remedies", "aria-label": words.remedies }, ...rows)];
};

/** What is said of a position; `untold` are the parts that might change it. What merely lacks something is no fault. @returns {HTMLElement[]} */
export function sayings(/** @type {Shown} */ shown, /** @type {Verdict} */ verdict, /** @type {string[]} */ untold) {
  const { words } = shown;
  return [
    ...(untold.length ? [make("p", { class: "tolva-at-table-tell" }, `${words.tell} ${untold.join(", ")}.`)] : []),
    ...(verdict.problem ? [make("p", { class: verdict.unfinished ? "tolva-at-table-unfinished" : "tolva-at-table-problem" }, verdict.problem)] : []),
    ...(verdict.must ? [make("p", { class: "tolva-at-table-must" }, `${words.must} ${verdict.must}.`)] : []),
    ...(verdict.lines?.length ? [make("ul", {}, ...verdict.lines.map((line) => lineOf(shown, line)))] : []),
    ...(verdict.remedies?.length ? remediesOf(shown, verdict) : []),
    ...(verdict.question ? [make("p", {}, make("a", { class: "tolva-at-table-question", href: verdict.question }, words["make-question"]))] : []),
  ];
}

/** As it is written after a colon. */
const lowered = (/** @type {string} */ thing) => thing.slice(0, 1).toLowerCase() + thing.slice(1);

/** Things that one may do, with cards by their signs; what several begin with alike is said once. */
function briefly(/** @type {Shown} */ { cards }, /** @type {string[]} */ things) {
  let begun = "";
  return things.reduce((told, thing) => {
    const [sign, name] = Object.values(cards).find(([, its]) => thing.endsWith(its)) ?? [thing, thing];
    const before = begun;
    begun = thing.slice(0, -name.length || undefined);
    if (name === thing) begun = "";
    return !told ? begun + sign : begun && begun === before ? `${told}, ${sign}` : `${told}; ${begun}${sign}`;
  }, "");
}

/** The verdict in a line or two with the parts that might change it, and how it looks: `yes`, `no`, or neither. @returns {[string, string]} */
export function gistOf(/** @type {Shown} */ shown, /** @type {Verdict} */ { problem, unfinished, lines = [], must = "" }, /** @type {string[]} */ untold) {
  const { words } = shown;
  if (problem) return [problem, unfinished ? "" : "no"];
  const what = (/** @type {boolean} */ allowed) => briefly(shown, lines.filter((line) => line.allowed === allowed).flatMap((line) => line.what).map(lowered));
  const [may, not] = [what(true), what(false)];
  const also = untold.length ? `. ${words["tell-also"]} ${untold.join(", ")}` : "";
  if (may) return [`✓ ${must ? words.must : `${words.allowed}:`} ${may}${also}`, "yes"];
  if (not) return [`✗ ${words["not-allowed"]}: ${not}${also}`, "no"];
  return [lines.map(({ why }) => why).join(" "), lines.some(({ allowed }) => allowed === false) ? "no" : ""];
}

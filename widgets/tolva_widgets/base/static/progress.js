/**
 * How far the learner has come, as this browser keeps it: the stars of each level, by the level's name, the lesson that
 * was open last, and what was answered about each rule, by the rule's id. It is one text, so that it can be saved as a
 * file; what another tab has written meanwhile is read before anything is written: the more stars win, and answers come
 * together. What is kept may be damaged, or a stranger's: nothing is taken on trust. Pages and widgets
 * share this file.
 *
 * @typedef {[at: number, grade: number, mended?: boolean]} Sitting when it began, in seconds since 1970, the grade of its
 *   worst answer, and whether that was wrong and the last one right all the same
 *
 * @typedef {object} Answered
 * @property {Sitting[]} seen the sittings in their order
 * @property {number} due when the rule is to be asked again
 *
 * @typedef {object} Progress
 * @property {Map<string, number>} levels
 * @property {string} last
 * @property {Map<string, Answered>} rules
 */

import { keyOf, readKept, writeKept } from "./storage.js";

export const PROGRESS = "progress";

/** Under this name lies what was kept and is no progress that we can read. */
export const PROGRESS_ASIDE = "progress-aside";

/** With the name of a level after it: how far one is in that level, while one is in the midst of it. */
export const LEVEL_BEGUN = "level-";

/** With the name of a level after it: what was answered there as homework. */
export const HOMEWORK = "homework-";

/** With the name of a lesson after it: that its guided deal has been gone through to the end. */
export const FOLLOWED = "followed-";

/** The names of the questions that were missed last. */
export const MISSED = "missed";

const PROGRESS_VERSION = 1;

/** A level's name, as `check_level_name` has it, and a page's file name: a notebook's, or on a page of files its own. */
const LEVEL_NAME = /^(?=.{1,60}$)[a-z0-9]+(?:[.-][a-z0-9]+){0,9}$/;
const RULE_ID = LEVEL_NAME;
const LESSON_NAME = /^(?=.{1,100}$)[\w.-]+\.(?:ipynb|html)$/;

const MOST_LEVELS = 2000;
export const MOST_STARS = 3;
const MOST_RULES = 500;

/** As many sittings of a rule as Python counts with (`tolva_teach.review`). */
const MOST_SITTINGS = 100;
const [WRONG, BEST_GRADE] = [1, 4];
const LAST_SECOND = 1e11;

/** The most characters that are read of what somebody opens. */
export const PROGRESS_LENGTH = 500_000;

/** What a page is called: a learner's file may come from pages that are served, to pages that are files. */
export const pageCalled = (/** @type {string} */ page) => page.replace(/\.\w+$/, "");

const isStars = (/** @type {unknown} */ stars) => Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= MOST_STARS;

const isTime = (/** @type {unknown} */ at) => Number.isInteger(at) && Number(at) >= 0 && Number(at) < LAST_SECOND;

const isSitting = (/** @type {unknown} */ one) =>
  Array.isArray(one) && isTime(one[0]) && Number.isInteger(one[1]) && one[1] >= WRONG && one[1] <= BEST_GRADE &&
  (one.length === 2 || (one.length === 3 && typeof one[2] === "boolean"));

/** Whether this is what is kept of a rule: its sittings in their order. */
function isAnswered(/** @type {[string, unknown]} */ [rule, kept]) {
  const { seen, due } = Object(kept);
  const sound = Array.isArray(seen) && seen.length > 0 && seen.length <= MOST_SITTINGS && seen.every(isSitting);
  return RULE_ID.test(rule) && sound && isTime(due) && seen.every(([at], n) => n === 0 || seen[n - 1][0] < at);
}

/** What time it is, as it is kept. */
export const seconds = () => Math.floor(Date.now() / 1000);

const newest = (/** @type {Answered} */ { seen }) => seen.at(-1)?.[0] ?? 0;

/** Whether the last answer of all was wrong. */
function isWrong(/** @type {Answered} */ { seen }) {
  const [, grade, mended] = seen.at(-1) ?? [];
  return grade === WRONG && !mended;
}

/** Whether a rule is to be asked again before a time, or at once: where it was answered wrongly last, or a clock that was
 * ahead has told of an answer. */
export const isDue = (/** @type {Answered} */ answered, /** @type {number} */ before) =>
  answered.due < before || isWrong(answered) || newest(answered) > seconds();

const noProgress = () => ({ levels: new Map(), last: "", rules: new Map() });

/**
 * The progress that a text tells of; undefined where it tells of none.
 * @returns {Progress | undefined}
 */
export function parsedProgress(/** @type {string} */ text) {
  if (text.length > PROGRESS_LENGTH) return undefined;
  try {
    const { version, levels, last, rules } = JSON.parse(text);
    if (version !== PROGRESS_VERSION || !(levels instanceof Object) || !(rules instanceof Object)) return undefined;
    const [stars, answered] = [Object.entries(levels), Object.entries(rules)];
    const sound = stars.every(([name, count]) => LEVEL_NAME.test(name) && isStars(count)) && answered.every(isAnswered);
    if (!sound || stars.length > MOST_LEVELS || answered.length > MOST_RULES) return undefined;
    return { levels: new Map(stars), last: LESSON_NAME.test(last) ? last : "", rules: new Map(answered) };
  } catch {
    return undefined;
  }
}

export const writtenProgress = (/** @type {Progress} */ { levels, last, rules }) =>
  JSON.stringify({ version: PROGRESS_VERSION, levels: Object.fromEntries(levels), last, rules: Object.fromEntries(rules) });

/** What this browser keeps. What is none is laid aside, once, so that nothing is lost by writing over it. @returns {Progress} */
export function keptProgress() {
  const text = readKept("lasting", PROGRESS);
  const progress = text ? parsedProgress(text) : undefined;
  if (progress) return progress;
  if (text && writeKept("lasting", PROGRESS_ASIDE, text)) writeKept("lasting", PROGRESS, "");
  return noProgress();
}

/**
 * All that was answered about a rule, here and there: of a sitting that both tell of, the worse grade, and where that is as
 * bad what the other tells. The newer says when it is due, and the one where both are as new.
 * @returns {Answered}
 */
function bothAnswered(/** @type {Answered | undefined} */ one, /** @type {Answered} */ other) {
  if (!one) return other;
  const sittings = new Map(one.seen.map((sitting) => [sitting[0], sitting]));
  for (const sitting of other.seen) if (sitting[1] <= (sittings.get(sitting[0])?.[1] ?? BEST_GRADE)) sittings.set(sitting[0], sitting);
  const seen = [...sittings.values()].sort(([first], [second]) => first - second).slice(-MOST_SITTINGS);
  return { seen, due: newest(other) > newest(one) ? other.due : one.due };
}

/** Browsers put keys that are numbers before all others, whoever wrote them: these cannot tell what came first. */
const isNumeral = (/** @type {string} */ name) => /^\d+$/.test(name);

/**
 * As many of the entries as may be kept, the first ones before those that follow.
 * @template Value
 * @param {Map<string, Value>} entries
 * @returns {Map<string, Value>}
 */
function firstOf(entries, /** @type {number} */ most) {
  const named = [...entries].filter(([name]) => !isNumeral(name));
  const numbered = [...entries].filter(([name]) => isNumeral(name));
  return new Map([...named, ...numbered].slice(0, most));
}

/** As much of the progress as is read back, the first levels and rules before those that follow. @returns {Progress} */
function fitting(/** @type {Progress} */ { levels, last, rules }) {
  const fits = { levels: firstOf(levels, MOST_LEVELS), last, rules: new Map() };
  let room = PROGRESS_LENGTH - writtenProgress(fits).length;
  for (const [rule, answered] of firstOf(rules, MOST_RULES)) {
    const length = JSON.stringify({ [rule]: answered }).length; // its braces outweigh the comma after it
    if (length > room) continue;
    fits.rules.set(rule, answered);
    room -= length;
  }
  return fits;
}

/** Writes it in place of what was kept, unless it could not be read back. Whether it is kept. */
function keep(/** @type {Progress} */ progress) {
  const text = writtenProgress(progress);
  return parsedProgress(text) !== undefined && writeKept("lasting", PROGRESS, text);
}

/** Two progresses together; what is the one's stands before the other's. Of two counts of stars, the more. @returns {Progress} */
function together(/** @type {Progress} */ one, /** @type {Progress} */ other) {
  const [levels, rules] = [new Map(one.levels), new Map(one.rules)];
  for (const [name, stars] of other.levels) levels.set(name, Math.max(stars, levels.get(name) ?? 0));
  for (const [rule, answered] of other.rules) rules.set(rule, bothAnswered(rules.get(rule), answered));
  return { levels, last: one.last || other.last, rules };
}

/**
 * Keeps what has been earned and answered here, beside what was before: of two, the more stars. Where there is too much,
 * what came in last of others' is left out. Says whether there was room.
 * @param {Partial<Progress>} progress
 */
export function mergeProgress(progress) {
  return keep(fitting(together({ ...noProgress(), ...progress }, keptProgress())));
}

/**
 * Keeps what a file tells of, as far as there is room beside what is one's own: `all` of it, `part` of it, or `none`
 * because the browser cannot keep it.
 * @returns {"all" | "part" | "none"}
 */
export function addProgress(/** @type {Progress} */ { levels, last, rules }) {
  const kept = keptProgress();
  const whole = { ...together(kept, { levels, last, rules }), last: last || kept.last };
  const fits = fitting(whole);
  if (!keep(fits)) return "none";
  return fits.levels.size === whole.levels.size && fits.rules.size === whole.rules.size ? "all" : "part";
}

/**
 * Keeps what has become of rules by an answer. What a clock that was ahead had put later than now is in it, as answered now.
 * @param {Map<string, Answered>} rules
 * @param {number} now
 */
export function keepAnswered(rules, now) {
  const kept = keptProgress();
  const known = new Map();
  for (const [rule, answered] of rules) {
    const seen = kept.rules.get(rule)?.seen.filter(([at]) => at <= now) ?? [];
    known.set(rule, bothAnswered({ seen, due: kept.rules.get(rule)?.due ?? 0 }, answered));
  }
  for (const [rule, answered] of kept.rules) if (!known.has(rule)) known.set(rule, answered);
  return keep(fitting({ ...kept, rules: known }));
}

/** Calls back when another tab has kept something, until `signal` says that nobody listens any more. */
export function onProgress(/** @type {() => void} */ heard, /** @type {AbortSignal} */ signal) {
  const hear = (/** @type {StorageEvent} */ event) => {
    if (event.key === null || event.key === keyOf("lasting", PROGRESS)) heard();
  };
  addEventListener("storage", hear, { signal });
}

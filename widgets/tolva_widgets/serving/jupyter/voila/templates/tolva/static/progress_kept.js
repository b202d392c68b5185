/**
 * How far the learner has come, as this browser keeps it: the stars of each level, by the level's name, and the lesson
 * that was open last. It is one text, so that it can be saved as a file; what another tab has written meanwhile is read
 * before anything is written, and the more stars win. What is kept may be damaged, or a stranger's: nothing is taken on
 * trust. The template and the widgets' front ends share this file.
 *
 * @typedef {object} Progress
 * @property {Map<string, number>} levels
 * @property {string} last
 */

const PROGRESS = "progress";

/** Under this name lies what was kept and is no progress that we can read. */
const PROGRESS_ASIDE = "progress-aside";

const PROGRESS_VERSION = 1;

/** A level's name, as `check_level_name` has it, and a notebook's file name. */
const LEVEL_NAME = /^(?=.{1,60}$)[a-z0-9]+(?:[.-][a-z0-9]+){0,9}$/;
const LESSON_NAME = /^(?=.{1,100}$)[\w.-]+\.ipynb$/;

const MOST_LEVELS = 2000;
const MOST_STARS = 3;

/** The most characters that are read of what somebody opens. */
const PROGRESS_LENGTH = 200_000;

const isStars = (/** @type {unknown} */ stars) => Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= MOST_STARS;

/**
 * The progress that a text tells of; undefined where it tells of none.
 * @returns {Progress | undefined}
 */
function parsedProgress(/** @type {string} */ text) {
  if (text.length > PROGRESS_LENGTH) return undefined;
  try {
    const { version, levels, last } = JSON.parse(text);
    const entries = Object.entries(levels);
    const sound = levels instanceof Object && entries.length <= MOST_LEVELS && entries.every(([name, stars]) => LEVEL_NAME.test(name) && isStars(stars));
    if (version !== PROGRESS_VERSION || !sound) return undefined;
    return { levels: new Map(/** @type {[string, number][]} */ (entries)), last: LESSON_NAME.test(last) ? last : "" };
  } catch {
    return undefined;
  }
}

const writtenProgress = (/** @type {Progress} */ { levels, last }) =>
  JSON.stringify({ version: PROGRESS_VERSION, levels: Object.fromEntries(levels), last });

/** What this browser keeps. What is none is laid aside, once, so that nothing is lost by writing over it. */
function keptProgress() {
  const text = readKept("lasting", PROGRESS);
  const progress = text ? parsedProgress(text) : undefined;
  if (progress) return progress;
  if (text && writeKept("lasting", PROGRESS_ASIDE, text)) writeKept("lasting", PROGRESS, "");
  return { levels: new Map(), last: "" };
}

/** Keeps what has been earned beside what was before: of two, the more stars. Says whether there was room for it. */
function mergeProgress(/** @type {Progress} */ { levels, last }) {
  const kept = keptProgress();
  for (const [name, stars] of levels) kept.levels.set(name, Math.max(stars, kept.levels.get(name) ?? 0));
  return writeKept("lasting", PROGRESS, writtenProgress({ levels: kept.levels, last: last || kept.last }));
}

/** Calls back when another tab has kept something, until `signal` says that nobody listens any more. */
function onProgress(/** @type {() => void} */ heard, /** @type {AbortSignal} */ signal) {
  const hear = (/** @type {StorageEvent} */ event) => {
    if (event.key === null || event.key === `tolva:${PROGRESS}`) heard();
  };
  addEventListener("storage", hear, { signal });
}

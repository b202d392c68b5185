/**
 * How far the learner has come, on pages that show it without any kernel: the front page, the page of the courses, and the
 * foot of a lesson. The browser knows it (progress.js); the words stand on the page already, in `data-words`, with
 * names in braces for what is filled in.
 */

/** @import { Progress } from "./progress.js" */
import {
  addProgress,
  FOLLOWED,
  HOMEWORK,
  isDue,
  keptProgress,
  LEVEL_BEGUN,
  mergeProgress,
  MISSED,
  MOST_STARS,
  onProgress,
  pageCalled,
  parsedProgress,
  PROGRESS,
  PROGRESS_ASIDE,
  PROGRESS_LENGTH,
  writtenProgress,
} from "./progress.js";
import { say } from "./say.js";
import { carried, carriedBy, CARRIES } from "./progress_link.js";
import { canKeep, isLasting, namesKept, readKept, writeKept } from "./storage.js";
import { gamePlayedLast, offerDealsNotBegun, showUnfinished } from "./begun_matches.js";

/** A text of the page's, with what stands in braces filled in. */
function filled(/** @type {string} */ words, /** @type {Record<string, string | number>} */ facts) {
  return words.replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));
}

/** The words that stand on an element, or around it. @returns {Record<string, string>} */
const wordsOf = (/** @type {Element} */ element) => JSON.parse(/** @type {HTMLElement} */ (element.closest("[data-words]")).dataset.words ?? "{}");

const levelsOf = (/** @type {string | undefined} */ names) => (names ?? "").split(" ").filter(Boolean);

/** How many stars these levels have earned, and how many there are to earn. */
function earnedOf(/** @type {string[]} */ levels, /** @type {Progress} */ progress) {
  const earned = levels.reduce((sum, level) => sum + (progress.levels.get(level) ?? 0), 0);
  return { earned, most: MOST_STARS * levels.length };
}

/** Whether each of these levels has been gone through. */
const isDone = (/** @type {string[]} */ levels, /** @type {Progress} */ progress) => levels.every((level) => progress.levels.has(level));

/** Says at each lesson how many stars it has earned. */
function showStars(/** @type {Progress} */ progress) {
  for (const place of document.querySelectorAll(/** @type {"span"} */ ("[data-levels]"))) {
    const levels = levelsOf(place.dataset.levels);
    if (!levels.length) continue;
    const words = wordsOf(place);
    const done = isDone(levels, progress);
    const { earned, most } = earnedOf(levels, progress);
    const sign = document.createElement("span");
    sign.ariaHidden = "true";
    sign.textContent = done ? "✓ " : "";
    place.replaceChildren(sign, filled(earned || done ? words.stars : words.none, { earned, most }));
    place.dataset.done = String(done);
  }
}

/** A lesson as the page tells of it. @typedef {{ href: string, title: string, course: string, game: string, levels: string }} Lesson */

/** Whether the lesson's guided deal has been gone through to its end. */
const isFollowed = (/** @type {Lesson} */ { href }) => readKept("lasting", FOLLOWED + pageCalled(href)) !== "";

/**
 * The lesson to go on with, of the course that one was in last: the first that is not done from where one began, however
 * far ahead one has looked since; where there is none, the first of any course. Who has only followed a lesson's guided
 * deal, and answered nothing there, goes on to the lesson after it: they go through the course by its guided deals.
 */
function toGoOnWith(/** @type {Lesson[]} */ lessons, /** @type {Progress} */ progress) {
  const isOpen = (/** @type {Lesson} */ lesson) => !isDone(levelsOf(lesson.levels), progress);
  const isAnswered = (/** @type {Lesson} */ lesson) => levelsOf(lesson.levels).some((level) => progress.levels.has(level));
  const isNext = (/** @type {Lesson} */ lesson) => isOpen(lesson) && (isAnswered(lesson) || !isFollowed(lesson));
  const last = lessons.find((lesson) => pageCalled(lesson.href) === pageCalled(progress.last));
  const course = lessons.filter((lesson) => lesson.course === last?.course);
  const begun = course.findIndex((lesson) => isAnswered(lesson) || isFollowed(lesson));
  const ahead = course.slice(Math.max(begun, 0));
  return ahead.find(isNext) ?? ahead.find(isOpen) ?? lessons.find(isOpen);
}

/** Leads on from where one was, once one has begun. */
function showWayOn(/** @type {Progress} */ progress) {
  for (const place of document.querySelectorAll(/** @type {"p"} */ ("[data-lessons]"))) {
    const lesson = toGoOnWith(JSON.parse(place.dataset.lessons ?? "[]"), progress);
    const begun = progress.levels.size > 0 || progress.last !== "";
    place.hidden = !begun || !lesson;
    const link = place.querySelector("a");
    if (!lesson || !link) continue;
    link.href = lesson.href;
    link.textContent = filled(wordsOf(place)["go-on"], { page: lesson.title, course: lesson.game });
  }
}

/** The game of the course that one was in last, where these lessons have it; empty before the first. */
function courseOf(/** @type {Progress} */ progress) {
  const told = document.querySelector(/** @type {"p"} */ ("[data-lessons]"))?.dataset.lessons ?? "[]";
  const lessons = /** @type {{ href: string, course: string }[]} */ (JSON.parse(told));
  return lessons.find((lesson) => progress.last && pageCalled(lesson.href) === pageCalled(progress.last))?.course ?? "";
}

/** Who has chosen a course has a deal of its game offered first, and who has only played has lessons in what was played. */
function followGame(/** @type {Progress} */ progress) {
  const first = document.querySelector(/** @type {"a"} */ ("[data-by-match]"))?.dataset.byMatch ?? "";
  const [course, played] = [courseOf(progress), gamePlayedLast(first)];
  for (const link of document.querySelectorAll(/** @type {"a"} */ ("a[data-by-course]"))) {
    const game = course || ("byMatch" in link.dataset ? played : "");
    const ways = JSON.parse(link.dataset.byCourse ?? "{}");
    const [way, about] = [Object.hasOwn(ways, game) && ways[game], link.querySelector("span")];
    if (!way || !about || link.getAttribute("href") === way.href) continue;
    link.href = way.href;
    about.textContent = way.about;
  }
  for (const place of document.querySelectorAll(/** @type {"span"} */ ("[data-game]"))) {
    const mark = place.firstElementChild;
    if (mark instanceof HTMLElement) mark.hidden = place.dataset.game !== played;
  }
}

/** Whether a rule is of a game that there is, by what its id begins with. */
function isRuleHere(/** @type {string} */ rule, /** @type {HTMLElement} */ place) {
  return (place.dataset.rules ?? "").split(" ").includes(rule.split(".")[0]);
}

/** Says how many rules are to be asked again today, where there are any. */
function showDue(/** @type {Progress} */ progress) {
  const ends = new Date().setHours(24, 0, 0, 0) / 1000;
  for (const place of document.querySelectorAll(/** @type {"p"} */ ("[data-review]"))) {
    const here = [...progress.rules].filter(([rule]) => isRuleHere(rule, place));
    const count = here.filter(([, answered]) => isDue(answered, ends)).length;
    const words = wordsOf(place);
    const link = place.querySelector("a");
    place.hidden = here.length === 0;
    if (link) link.textContent = filled(count === 0 ? words["due-none"] : count === 1 ? words["due-one"] : words.due, { count });
  }
}

/** Below the last lesson: that all of the course has been gone through, said once when it has been. */
function showFinished(/** @type {Progress} */ progress) {
  const place = document.querySelector(/** @type {"div"} */ ("[data-course]"));
  const words = document.querySelector(/** @type {"template"} */ ("#tolva-course-finished"));
  if (!place || !words) return;
  const levels = levelsOf(place.dataset.course);
  const done = levels.length > 0 && isDone(levels, progress);
  if (done && !place.firstChild) place.append(words.content.cloneNode(true));
  else if (!done) place.replaceChildren();
}

/** Says that more is kept than is shown, where it is of lessons or rules that are not here: of a game that has gone. */
function showOthers(/** @type {Progress} */ progress) {
  const place = document.querySelector(/** @type {"p"} */ ("[data-others]"));
  if (!place) return;
  const levels = levelsOf(place.dataset.others);
  const all = [...progress.levels.keys()].every((level) => levels.includes(level));
  place.hidden = all && [...progress.rules.keys()].every((rule) => isRuleHere(rule, place));
}

/** Says where this browser keeps stars, unless it keeps nothing: then the page says that (frame.js). */
function showWhere() {
  const where = document.querySelector(/** @type {"p"} */ ("[data-where]"));
  if (where) where.hidden = !canKeep("lasting");
}

/** Reminds one to save what there is, where the browser may throw it away. */
async function showUncertain(/** @type {Progress} */ progress) {
  const place = document.querySelector(/** @type {"p"} */ ("[data-uncertain]"));
  if (place) place.hidden = progress.levels.size + progress.rules.size === 0 || !canKeep("lasting") || (await isLasting());
}

function show() {
  const progress = keptProgress();
  showWhere();
  void showUncertain(progress);
  showOthers(progress);
  showDue(progress);
  showStars(progress);
  showWayOn(progress);
  showUnfinished();
  offerDealsNotBegun();
  followGame(progress);
  showFinished(progress);
  showAside();
}

/* The learner's own file */

/** What was kept before it was thrown away here: it can be brought back as long as the page is open. @type {Thrown | null} */
let thrown = null;

/** The text of the progress, and those of the levels that one was in the midst of, by their names. @typedef {{ progress: string, begun: [string, string][] }} Thrown */

function save(/** @type {string} */ name, /** @type {string} */ text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** What was kept and is no progress that can be read is not lost: it can be saved as it is. */
function showAside() {
  const place = document.querySelector(/** @type {"p"} */ ("[data-aside]"));
  if (place) place.hidden = !readKept("lasting", PROGRESS_ASIDE);
}

/** Takes the progress that a file tells of, beside what there is; what to say of it, by name. */
async function open(/** @type {File} */ file) {
  if (file.size > 4 * PROGRESS_LENGTH) return "no-progress";
  const progress = parsedProgress(await file.text());
  return progress ? added(progress) : "no-progress";
}

/** Adds progress from elsewhere to what there is; what to say of it, by name. */
const added = (/** @type {Progress} */ progress) => ({ all: "opened", part: "opened-part", none: "full" })[addProgress(progress)];

/* The same as a link */

/** This page's address as another computer opens it: on the one that serves it is another, which the server knows. */
async function addressForOthers() {
  const here = new URL(location.pathname, location.href).href;
  const [asks, home] = [document.body.dataset.link, new URL(document.documentElement.dataset.home ?? "", location.href).href];
  if (!asks || !here.startsWith(home)) return here;
  try {
    return (await (await fetch(asks)).json()).root + here.slice(home.length);
  } catch {
    return here; // the server does not answer
  }
}

/** Gives a link that carries all of it, to be copied; what to say of it, by name. */
async function giveLink(/** @type {HTMLElement} */ place) {
  const part = await carried(keptProgress());
  place.hidden = part === undefined;
  if (part === undefined) return "link-too-long";
  const field = /** @type {HTMLInputElement} */ (place.querySelector("input"));
  field.value = (await addressForOthers()) + part;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return "link-copied";
  } catch {
    return "link-made"; // it is selected, and can be copied by hand
  }
}

/** Says what the link that led here carries, and adds it for whoever wishes. The page's address is then as always. */
async function offerCarried(/** @type {HTMLElement} */ place) {
  if (!location.hash.startsWith(CARRIES)) return;
  const progress = await carriedBy(location.hash);
  history.replaceState(history.state, "", location.pathname + location.search);
  const words = wordsOf(place);
  const [said, row] = /** @type {[HTMLElement, HTMLElement]} */ ([place.querySelector("p"), place.querySelector("div")]);
  const end = (/** @type {string} */ name) => {
    say(said, words[name]);
    row.hidden = true;
    show();
  };
  place.hidden = false;
  if (!progress) return end("link-damaged");
  const stars = [...progress.levels.values()].reduce((sum, count) => sum + count, 0);
  say(said, filled(words["link-carries"], { stars, rules: progress.rules.size }));
  row.hidden = false;
  const [add, leave] = row.querySelectorAll("button");
  add.onclick = () => end(added(progress));
  leave.onclick = () => end("link-left");
  place.scrollIntoView({ block: "nearest" });
}

function throwAway() {
  const names = [LEVEL_BEGUN, HOMEWORK, FOLLOWED, MISSED].flatMap((beginning) => namesKept("lasting", beginning));
  thrown = { progress: readKept("lasting", PROGRESS), begun: names.map((name) => [name, readKept("lasting", name)]) };
  for (const name of [PROGRESS, ...names]) writeKept("lasting", name, "");
  return "thrown";
}

/** Brings back what was thrown away, beside what has been kept since: a level that was begun anew meanwhile stays so. */
function bringBack(/** @type {Thrown} */ { progress, begun }) {
  const back = parsedProgress(progress);
  if (back) mergeProgress(back);
  for (const [name, text] of begun) if (!readKept("lasting", name)) writeKept("lasting", name, text);
  thrown = null;
  return "brought-back";
}

/** The row with which one saves, opens and throws away what one has earned. */
function setUpTools(/** @type {HTMLElement} */ tools) {
  const words = wordsOf(tools);
  const said = /** @type {HTMLElement} */ (tools.querySelector("[role=status]"));
  const button = (/** @type {string} */ name) => /** @type {HTMLButtonElement} */ (tools.querySelector(`[data-do=${name}]`));
  const field = /** @type {HTMLInputElement} */ (tools.querySelector("input[type=file]"));
  const tell = (/** @type {string} */ name) => {
    say(said, words[name]);
    button("reset").textContent = words[thrown ? "undo" : "reset"];
    show();
  };
  button("save").addEventListener("click", () => save("tolva-progress.json", writtenProgress(keptProgress())));
  button("open").addEventListener("click", () => field.click());
  const link = /** @type {HTMLElement} */ (tools.querySelector("[data-carries]"));
  button("link").addEventListener("click", async () => tell(await giveLink(link)));
  button("reset").addEventListener("click", () => tell(thrown ? bringBack(thrown) : throwAway()));
  document.querySelector("[data-do=save-aside]")?.addEventListener("click", () => {
    save("tolva-progress.kept.txt", readKept("lasting", PROGRESS_ASIDE));
    writeKept("lasting", PROGRESS_ASIDE, "");
    showAside();
  });
  field.addEventListener("change", async () => {
    const file = field.files?.[0];
    field.value = "";
    if (file) tell(await open(file));
  });
  tools.hidden = false;
}

/** Says at the top of a lesson what of it is homework, where the address says that something is. */
function showHomework(/** @type {string} */ homework) {
  const place = document.querySelector(/** @type {"p"} */ (".tolva-homework-notice"));
  if (!place) return;
  const [words, asking] = [wordsOf(place), JSON.parse(place.dataset.asking ?? "{}")];
  const whole = ["lesson", "course"].includes(homework);
  const kind = whole ? homework : Object.hasOwn(asking, homework) ? "level" : "unknown";
  say(place, filled(words[kind], { heading: asking[homework] }));
  place.hidden = false;
}

/** Where a course is homework, the next lesson is too; and homework stays homework in another language. */
function carryHomework(/** @type {string} */ homework) {
  const goesOn = homework === "course" ? "a.tolva-course-next, a[hreflang]" : "a[hreflang]";
  for (const link of document.querySelectorAll(/** @type {"a"} */ (goesOn))) link.search = location.search;
}

const tools = document.querySelector(/** @type {"div"} */ (".tolva-courses-tools"));
if (tools) setUpTools(tools);
const offered = document.querySelector(/** @type {"div"} */ (".tolva-courses-carried"));
if (offered) {
  void offerCarried(offered);
  addEventListener("hashchange", () => offerCarried(offered)); // pasted where the page is open
}
const homework = new URLSearchParams(location.search).get("homework");
if (homework !== null) {
  showHomework(homework);
  carryHomework(homework);
}
if (document.querySelector("[data-lesson]")) mergeProgress({ last: location.pathname.split("/").pop() ?? "" });
show();
onProgress(show, new AbortController().signal);
// What is due may be more on another day, and stars are earned on the page that one comes back from.
document.addEventListener("visibilitychange", show);
for (const name of ["focus", "pageshow"]) addEventListener(name, show);

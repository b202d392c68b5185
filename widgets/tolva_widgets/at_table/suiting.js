/** Which questions suit what somebody has typed, in words of their own and with spelling mistakes. */

/** @import { EntryWords, Wording } from "../base/static/matching.js" */
import { scores, weighed, wordingOf, wordsIn } from "../base/static/matching.js";

/** So many that have only some of the words come after those that have them all: people ask in words of their own. */
const ALSO = 4;

/** How well each entry suits the words one by one, those that say nothing left out. */
function wordByWord(/** @type {EntryWords[]} */ entries, /** @type {string} */ typed, /** @type {Wording} */ wording) {
  const telling = wordsIn(typed).filter((word) => !wording.passed.has(word));
  const each = telling.map((word) => scores(entries, word, wording));
  return entries.map((_, n) => each.reduce((sum, found) => sum + found[n] / (Math.max(...found) || 1), 0));
}

/** Less of what was asked than this is no more than a resemblance. */
const CLOSE = 0.5;

/**
 * The questions that suit what was typed, the best first, and whether the best is close; all of them where nothing was.
 *
 * @template {{ asked: string, words: string, answer: string }} Asked
 */
export function suiting(/** @type {{ questions: Asked[], wording: { passed: string[], alike: string[][] } }} */ { questions, wording }, /** @type {string} */ typed) {
  if (!wordsIn(typed).length) return { found: questions, isClose: true };
  const entries = questions.map(({ asked, words, answer }) => ({ title: wordsIn(asked), other: wordsIn(words), said: wordsIn(answer) }));
  const known = wordingOf(wording);
  const best = (/** @type {number[]} */ found) => {
    const scored = found.map((score, n) => ({ score, question: questions[n] })).filter(({ score }) => score > 0);
    return scored.sort((one, other) => other.score - one.score).map(({ question }) => question);
  };
  const all = weighed(entries, typed, known);
  const whole = best(all.map(({ score }) => score));
  const also = best(wordByWord(entries, typed, known)).filter((question) => !whole.includes(question));
  const share = Math.max(0, ...all.map((one) => one.share));
  return { found: [...whole, ...also.slice(0, ALSO)], isClose: share >= CLOSE };
}

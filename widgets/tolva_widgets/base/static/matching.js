/**
 * How well something that can be found suits what was typed, be it a word, a question or a misspelt one. Which words say
 * nothing of what is asked, and which mean the same, are the languages' own: they stand on the page that is searched.
 *
 * @typedef {{ title: string[], other: string[], said: string[] }} EntryWords the words of an entry by where they stand
 * @typedef {{ passed: Set<string>, alike: string[][][] }} Wording words to pass over, and groups of phrases that mean the same
 * @typedef {{ words: string[], weight: number }} Way what may stand for something that was asked, and how much it counts for
 */

/** What a word counts for by where it stands. */
const WEIGHTS = /** @type {const} */ ([["title", 12], ["other", 10], ["said", 1]]);

/** What a word counts for at most that stands in the answer alone: it says little of what the question is about. */
const ASIDE = 4;

/** How much less than what was typed that counts which means the same. */
const ALIKE = 0.7;

/** Where nothing suits all that was asked, that suits which has so much of what the best has. */
const NEARLY = 0.6;

/** How long a word must be for one slip of the keys, and for two. */
const [ONE_SLIP, TWO_SLIPS] = [4, 8];

/** A text's words in small letters, without the rings and dots that not every keyboard has. */
export const wordsIn = (/** @type {string} */ text) =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** A word without the vowel that Swedish drops in other forms of it: joker, jokrar. */
const dropped = (/** @type {string} */ word) => word.replace(/e([lnr])(?:n|s|ns)?$/, "$1");

/** Whether one of two words is another form of the other, by how they begin. */
function isForm(/** @type {string} */ typed, /** @type {string} */ word) {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  const ends = Math.max(typed.length, word.length) - same;
  if (same >= 4 && ends <= 3) return true;
  if (same >= 3 && same === word.length && ends <= 3) return true;
  const [short, its] = [dropped(typed), dropped(word)];
  return (short !== typed && short.length >= 4 && word.startsWith(short)) || (its !== word && its.length >= 4 && typed.startsWith(its));
}

/** How well a word that was typed suits one that stands there, from 0: also in another inflection, and in a compound. */
function suits(/** @type {string} */ typed, /** @type {string} */ word) {
  if (word === typed) return 4;
  if (word.startsWith(typed)) return 3;
  if (isForm(typed, word)) return 2;
  return typed.length >= 4 && word.includes(typed) ? 1 : 0;
}

/** How many letters were left out, put in, taken for others or put the wrong way round; no more than `most` are counted. */
function slips(/** @type {string} */ one, /** @type {string} */ other, /** @type {number} */ most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row] = [/** @type {number[]} */ ([]), Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = row[j - 1] + Number(one[i - 1] !== other[j - 1]);
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, changed, turned ? before[j - 2] + 1 : Infinity);
    }
    [before, row] = [row, next];
  }
  return row[other.length];
}

/** The word that was meant, where what was typed is none of those there are: the one with the fewest slips. */
function meant(/** @type {string} */ typed, /** @type {Set<string>} */ known) {
  if (typed.length < ONE_SLIP || [...known].some((word) => suits(typed, word))) return typed;
  const most = typed.length < TWO_SLIPS ? 1 : 2;
  const near = [...known].map((word) => ({ word, count: slips(typed, word, most) })).filter(({ count }) => count <= most);
  return near.sort((one, other) => one.count - other.count)[0]?.word ?? typed;
}

/** Whether a phrase was typed from this word on; a word may be in another form. */
const beginsAt = (/** @type {string[]} */ typed, /** @type {number} */ at, /** @type {string[]} */ phrase) =>
  phrase.every((word, n) => at + n < typed.length && (typed[at + n] === word || isForm(typed[at + n], word)));

/**
 * What was asked, part by part, each with all that may stand for it: the longest phrases that are known, and the words
 * between them that say something.
 * @returns {Way[][]}
 */
function asked(/** @type {string[]} */ typed, /** @type {Wording} */ { passed, alike }) {
  const parts = [];
  for (let at = 0; at < typed.length; ) {
    const phrases = alike.flat().filter((phrase) => beginsAt(typed, at, phrase));
    const length = Math.max(1, ...phrases.map((phrase) => phrase.length));
    const words = typed.slice(at, at + length);
    const groups = alike.filter((group) => group.some((phrase) => phrase.length === length && beginsAt(typed, at, phrase)));
    const same = groups.flat().map((phrase) => ({ words: phrase, weight: ALIKE }));
    if (length > 1 || !passed.has(words[0])) parts.push([{ words, weight: 1 }, ...same]);
    at += length;
  }
  return parts.length ? parts : typed.map((word) => [{ words: [word], weight: 1 }]);
}

/** How well an entry suits a word, by where it stands. */
const wordScore = (/** @type {EntryWords} */ entry, /** @type {string} */ word) =>
  Math.max(...WEIGHTS.map(([where, weight]) => weight * Math.max(0, ...entry[where].map((its) => suits(word, its)))));

/** How well an entry suits a part of what was asked: all words of one way to say it must be there. */
function partScore(/** @type {EntryWords} */ entry, /** @type {Way[]} */ ways) {
  const scores = ways.map(({ words, weight }) => {
    const each = words.map((word) => wordScore(entry, word));
    return Math.min(...each) && (weight * each.reduce((sum, one) => sum + one, 0)) / each.length;
  });
  return Math.max(...scores);
}

/**
 * How well each entry suits what was typed, 0 where it does not. Where no entry has all that was asked, as in a long
 * question, those suit that have most of it; what few entries have says more than what many have.
 * @param {EntryWords[]} entries
 * @param {string} text
 * @param {Wording} wording
 * @returns {number[]}
 */
export function scores(entries, text, wording) {
  return weighed(entries, text, wording).map(({ score }) => score);
}

/**
 * The same, with how much of what was asked each entry has in its title and its other words, from 0 to 1: what no entry has counts as what few have.
 * @param {EntryWords[]} entries
 * @param {string} text
 * @param {Wording} wording
 * @returns {{ score: number, share: number }[]}
 */
export function weighed(entries, text, wording) {
  const known = new Set([...entries.flatMap(({ title, other, said }) => [...title, ...other, ...said]), ...wording.alike.flat(2), ...wording.passed]);
  const parts = asked(wordsIn(text).map((word) => meant(word, known)), wording);
  const found = entries.map((entry) => parts.map((ways) => partScore(entry, ways)));
  const telling = parts.map((_, n) => Math.log(1 + entries.length / (1 + found.filter((one) => one[n]).length)));
  const has = found.map((one) => one.reduce((sum, score, n) => sum + (score ? telling[n] : 0), 0));
  const all = found.some((one) => one.every(Boolean));
  const least = NEARLY * Math.max(...has);
  const whole = telling.reduce((sum, one) => sum + one, 0);
  return found.map((one, place) => {
    if (all ? !one.every(Boolean) : !has[place] || has[place] < least) return { score: 0, share: 0 };
    const score = one.reduce((sum, score, n) => sum + telling[n] * score, 0) / (1 + entries[place].title.length / 20);
    return { score, share: one.reduce((sum, part, n) => sum + (part > ASIDE ? telling[n] : 0), 0) / whole };
  });
}

/** The words of the languages that are searched, as they stand on the page. @returns {Wording} */
export function wordingOf(/** @type {{ passed: string[], alike: string[][] }} */ { passed, alike }) {
  return { passed: new Set(passed.flatMap(wordsIn)), alike: alike.map((group) => group.map(wordsIn)) };
}

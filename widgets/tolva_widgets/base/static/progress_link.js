/**
 * How far the learner has come, as a part of an address: the progress, squeezed, and a sum by which a link that was cut
 * short or altered on its way is known. Nothing that a link tells of is added before one has said so.
 *
 * @typedef {import("./progress.js").Progress} Progress
 */

import { parsedProgress, PROGRESS_LENGTH, writtenProgress } from "./progress.js";

/** With this the part of an address begins that carries progress. */
export const CARRIES = "#progress=";

/** The most characters that it may have: as many as browsers, chats and mail programs pass on whole. */
const LONGEST = 6000;

/** Of each rule so many of the newest sittings are carried: the first number with which all has room. */
const SITTINGS = [100, 10, 3, 1];

/** A sum over a text's characters (FNV-1a, of 32 bits). */
function sumOf(/** @type {string} */ text) {
  let sum = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** What comes out of a stream, no more than so many bytes of it; undefined where there are more. */
async function bytesOf(/** @type {ReadableStream<Uint8Array>} */ stream, most = Infinity) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) return reader.cancel().then(() => undefined);
    parts.push(/** @type {BlobPart} */ (value));
  }
}

const throughStream = (/** @type {BlobPart} */ part, /** @type {GenericTransformStream} */ transform) =>
  new Blob([part]).stream().pipeThrough(/** @type {ReadableWritablePair<Uint8Array, any>} */ (transform));

async function squeezed(/** @type {string} */ text) {
  const bytes = await bytesOf(throughStream(text, new CompressionStream("deflate-raw")));
  const letters = btoa(Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unsqueezed(/** @type {string} */ letters) {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const whole = await bytesOf(throughStream(bytes, new DecompressionStream("deflate-raw")), PROGRESS_LENGTH);
  return whole && new TextDecoder().decode(whole);
}

/** The progress with no more than so many sittings of each rule. @returns {Progress} */
const shortened = (/** @type {Progress} */ progress, /** @type {number} */ most) => ({
  ...progress,
  rules: new Map([...progress.rules].map(([rule, { seen, due }]) => [rule, { seen: seen.slice(-most), due }])),
});

/** The part of an address that carries the progress, of each rule the newest sittings; undefined where that is too much. */
export async function carried(/** @type {Progress} */ progress) {
  for (const most of SITTINGS) {
    const text = await squeezed(writtenProgress(shortened(progress, most)));
    const part = `${CARRIES}${text}.${sumOf(text)}`;
    if (part.length <= LONGEST) return part;
  }
  return undefined;
}

/** The progress that this part of an address carries; undefined where it carries none that is whole. @returns {Promise<Progress | undefined>} */
export async function carriedBy(/** @type {string} */ part) {
  const [text, sum, ...more] = part.slice(CARRIES.length).split(".");
  if (part.length > LONGEST || more.length || sum !== sumOf(text)) return undefined;
  const written = await unsqueezed(text).catch(() => undefined);
  return written === undefined ? undefined : parsedProgress(written);
}

/**
 * The sounds of a table, made by code: short and quiet. A browser lets a page be heard only once somebody has done something
 * on it; before that nothing is made, and what would have been heard is not heard later.
 *
 * @typedef {{ at: number, from: number, to: number, lasts: number, loud: number, wave: OscillatorType }} Tone
 * in seconds and hertz; `loud` is 1 at the most
 */

/** A tone that keeps its height. @returns {Tone} */
const note = (/** @type {number} */ at, /** @type {number} */ hertz, lasts = 0.16) => ({ at, from: hertz, to: hertz, lasts, loud: 0.07, wave: "sine" });

/** A card that is laid: a soft knock. @returns {Tone} */
const knock = (/** @type {number} */ at, hertz = 240) => ({ at, from: hertz, to: hertz / 3, lasts: 0.07, loud: 0.12, wave: "triangle" });

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  card: [knock(0)],
  taken: [knock(0), knock(0.09, 180), knock(0.17, 140)],
  objection: [note(0, 196, 0.12), note(0.14, 165, 0.2)],
  won: [note(0, 523), note(0.13, 659), note(0.26, 784, 0.35)],
  lost: [note(0, 392), note(0.16, 311, 0.35)],
};

/** The sounds of one table on a page. */
export class Sounds {
  constructor(/** @type {AbortSignal} */ signal) {
    /** @type {AudioContext | null} */
    this.context = null;
    this.touched = false;
    for (const gesture of ["pointerup", "keydown"]) document.addEventListener(gesture, () => this.wake(), { signal, capture: true });
    signal.addEventListener("abort", () => this.context?.close());
  }

  /** Somebody has done something. Some browsers let a sound begin only now. */
  wake() {
    this.touched = true;
    if (this.context?.state === "suspended") this.context.resume();
  }

  play(/** @type {string} */ name) {
    if (!this.touched || !("AudioContext" in window)) return;
    this.context ??= new AudioContext();
    for (const tone of SOUNDS[name] ?? []) begin(this.context, tone);
  }
}

/** Lets a tone begin, die away and be gone. */
function begin(/** @type {AudioContext} */ context, /** @type {Tone} */ { at, from, to, lasts, loud, wave }) {
  const start = context.currentTime + at;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

/** The house rules that the learner's browser keeps, by game and name. */

import { hostHas } from "../../base/host.js";
import { keyOf, readKept, writeKept } from "../../base/static/storage.js";

/** @typedef {{ game: string, players: string, options: string, called: string }} Profile */

/** Under what the browser keeps them, and what could not be read of that. */
const [PROFILES, ASIDE] = ["house-profiles", "house-profiles-aside"];
export const FIELDS = /** @type {const} */ (["game", "players", "options", "called"]);

/** What the browser itself calls the entry of them, as its events tell. */
export const PROFILES_KEY = keyOf("lasting", PROFILES);

/** So many are kept at most. */
export const MOST_PROFILES = 30;

const isProfile = (/** @type {any} */ one) => Boolean(one) && FIELDS.every((field) => typeof one[field] === "string");

const textKept = () => (hostHas("storage") ? readKept("lasting", PROFILES) : "");

/** All that is kept, those too that cannot be read; null where the whole text is no list. @returns {any[] | null} */
function kept() {
  try {
    const found = JSON.parse(textKept() || "[]");
    return Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** What is kept, the newest first. @returns {Profile[]} */
export const keptProfiles = () => (kept() ?? []).filter(isProfile);

/**
 * Puts aside what cannot be read of what is kept, beside what was put there before, so that nothing is lost and the rest
 * can be used. Says whether there was anything, or the browser had no room to put it there.
 */
export function setAside() {
  const [all, readable] = [kept(), keptProfiles()];
  const unreadable = all ? all.filter((one) => !isProfile(one)).map((one) => JSON.stringify(one)) : [textKept()];
  if (!unreadable.length) return false;
  const before = readKept("lasting", ASIDE);
  if (writeKept("lasting", ASIDE, [before, ...unreadable].filter(Boolean).join("\n"))) write(readable);
  return true;
}

const write = (/** @type {any[]} */ all) => writeKept("lasting", PROFILES, all.length ? JSON.stringify(all) : "");

/** Without the profile of its game that is called as this one; null where what is kept cannot be read. */
const othersThan = (/** @type {Profile} */ { game, called }) =>
  kept()?.filter((one) => !isProfile(one) || one.game !== game || one.called !== called) ?? null;

/**
 * Keeps a profile in the place of one of its game that is called the same.
 * @param {Profile} profile
 * @returns {"kept" | "not-kept" | "kept-full"} what came of it: another is not thrown away for it
 */
export function keepProfile(profile) {
  const others = othersThan(profile);
  if (others && others.filter(isProfile).length >= MOST_PROFILES) return "kept-full";
  return others && write([profile, ...others]) ? "kept" : "not-kept";
}

/** Keeps a profile no longer. */
export function forgetProfile(/** @type {Profile} */ profile) {
  const others = othersThan(profile);
  if (others) write(others);
}

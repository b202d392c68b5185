/** Where a page lets one choose among the house rules that the learner's browser keeps. */

/** @import { Profile } from "./kept_profiles.js" */
/** @import { PageModel } from "../state.js" */
import { make } from "../../base/dom.js";
import { listen } from "../../base/model.js";
import { FIELDS, keptProfiles, PROFILES_KEY } from "./kept_profiles.js";

/** What is chosen where one plays as in the book. */
const BOOK = "book";

/** Deals that are drawn have numbers below it, as everywhere. */
const NEW_SEEDS = 10_000;

/** House rules as an address has them. */
export function profileQuery(/** @type {Partial<Profile>} */ profile) {
  const given = FIELDS.filter((field) => profile[field]).map((field) => [field, /** @type {string} */ (profile[field])]);
  return new URLSearchParams(given).toString();
}

/** A list of the house rules that are kept, to play by; hidden where none are, or the page plays by none. It is put in its `place` whenever that changes. */
export function makeProfiles(/** @type {PageModel} */ model, /** @type {AbortSignal} */ signal, /** @type {() => void} */ place) {
  const label = make("span");
  const field = make("select");
  const element = make("label", { class: "tolva-choice tolva-profiles" }, label, field);
  const named = (/** @type {Partial<Profile>} */ { game, called, options }) => JSON.stringify([game, called, options]);
  const show = () => {
    const [house, words] = [model.get("house"), model.get("words")];
    const kept = house.game ? keptProfiles().filter(({ called, options }) => called && options) : [];
    element.hidden = !kept.length;
    label.textContent = words.profiles;
    const offered = [["", words["profiles-choose"]], [BOOK, words["profiles-book"]], ...kept.map((one) => [named(one), one.called])];
    field.replaceChildren(...offered.map(([value, told]) => make("option", { value }, told)));
    field.value = house.options ? named(house) : "";
    if (field.selectedIndex < 0) field.value = "";
  };
  const showAndPlace = () => {
    show();
    place();
  };
  field.addEventListener("change", () => {
    const chosen = keptProfiles().find((one) => named(one) === field.value);
    const { game, players } = model.get("house");
    const profile = field.value === BOOK ? { game, players } : chosen;
    const seed = Math.floor(Math.random() * NEW_SEEDS);
    if (profile) model.send({ do: "house", text: `${profileQuery(profile)}&seed=${seed}` });
  });
  const another = (/** @type {StorageEvent} */ { key }) => key === PROFILES_KEY && showAndPlace();
  window.addEventListener("storage", another, { signal });
  listen(model, "change:house change:words", showAndPlace, signal);
  show();
  return element;
}

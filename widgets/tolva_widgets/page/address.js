/** The page's address, where it is ours: read when the page is opened or gone back to, and written as Python says. */

/** @import { PageModel } from "./state.js" */
import { hostHas } from "../base/host.js";
import { listen } from "../base/model.js";

/** A dragged slider changes the address many times; browsers allow some hundred a minute. */
const WRITE_AFTER = 300;

/** The most letters of a value that are read: a stranger may have written it. */
const VALUE_LENGTH = 200;

/** The most letters that are read of what stands after the number sign: a few more than Python takes. */
const FRAGMENT_LENGTH = 20_100;

/** The day that it is where the browser is: only it knows. */
function browserDay() {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The address's values, of the names that are read. */
export function readAddress(/** @type {PageModel} */ model) {
  const given = new URLSearchParams(hostHas("address") ? location.search : "");
  /** @type {Record<string, string>} */
  const address = {};
  for (const key of model.get("address_keys")) {
    const value = given.get(key);
    if (value) address[key] = value.slice(0, VALUE_LENGTH);
  }
  return address;
}

/** Tells what the browser alone knows beside its address: where the page is, and which day it is there. */
export function tellPlace(/** @type {PageModel} */ model) {
  model.set("place", hostHas("address") ? location.href.split(/[?#]/)[0].slice(0, VALUE_LENGTH) : "");
  model.set("today", browserDay());
}

/** What stands after the number sign, where it is ours: name and value. */
export function readFragment(/** @type {PageModel} */ model) {
  const ours = hostHas("address") && model.get("fragment_key") && location.hash.startsWith(`#${model.get("fragment_key")}=`);
  return ours ? location.hash.slice(1, FRAGMENT_LENGTH) : "";
}

/** Whether a place on the page was gone to: its anchor stands where ours would. */
const isAnchor = (/** @type {PageModel} */ model) => location.hash !== "" && !readFragment(model);

/** The page's address with these values. */
export function addressWith(/** @type {PageModel} */ model, /** @type {Record<string, string>} */ address, /** @type {string} */ fragment) {
  const url = new URL(location.href);
  for (const key of model.get("address_keys")) {
    if (address[key]) url.searchParams.set(key, address[key]);
    else url.searchParams.delete(key);
  }
  url.search = url.search.replace(/%3A/g, ":").replace(/%2C/g, ","); // an address may have both as they are, to be read
  if (fragment) url.hash = fragment;
  else if (readFragment(model)) url.hash = "";
  return url;
}

/** Another page's whole address; from which page it is written, where that is none of ours. */
export function addressOf(/** @type {string} */ href) {
  return hostHas("address") ? new URL(href, location.href).href : href;
}

/** Writes the address; what one may want to go back from becomes a new entry in the browser's history. */
function writeAddress(/** @type {PageModel} */ model) {
  if (!model.get("opened") || !hostHas("address")) return;
  const [before, address] = [readAddress(model), model.get("address")];
  const [fragmentBefore, fragment] = [readFragment(model), model.get("fragment")];
  const url = addressWith(model, address, fragment);
  if (url.href === location.href) return;
  const another =
    model.get("entry_keys").some((key) => before[key] !== address[key]) || (fragmentBefore !== fragment && !isAnchor(model));
  history[another ? "pushState" : "replaceState"](history.state, "", url);
}

/** Completes the address that was opened or gone back to, in its own entry: an entry without the seed that was drawn leads nowhere. */
function completeAddress(/** @type {PageModel} */ model) {
  if (!model.get("opened") || !hostHas("address")) return;
  const url = addressWith(model, model.get("answered"), model.get("fragment"));
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}

/** Tells Python that one has gone back or forward to another of our entries. */
function tellReturn(/** @type {PageModel} */ model) {
  if (!model.get("opened")) return;
  if (isAnchor(model) && model.get("fragment")) return writeAddress(model);
  const [address, known] = [readAddress(model), model.get("address")];
  const fragment = readFragment(model);
  const same = model.get("address_keys").every((key) => address[key] === known[key]);
  if (same && fragment === model.get("fragment")) return;
  model.set("address", address);
  model.set("fragment", fragment);
  tellPlace(model);
  model.set("returns", model.get("returns") + 1);
  model.save_changes();
}

/** Keeps the address as Python says, and Python told of where one goes back to. */
export function keepAddress(/** @type {PageModel} */ model, /** @type {AbortSignal} */ signal) {
  let writing = 0;
  const write = () => {
    clearTimeout(writing);
    writing = setTimeout(() => writeAddress(model), WRITE_AFTER);
  };
  const goBack = () => {
    clearTimeout(writing);
    tellReturn(model);
  };
  listen(model, "change:address change:fragment", write, signal);
  listen(model, "change:answered", () => completeAddress(model), signal);
  window.addEventListener("popstate", goBack, { signal });
}

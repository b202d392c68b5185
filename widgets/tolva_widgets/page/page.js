/**
 * What only the browser's page can do, as Python asks for it: its address, files, dialogs, choices, focus. Each has a file
 * of its own; this puts them together.
 */

/** @import { PageModel } from "./state.js" */
import { make } from "../base/dom.js";
import { hostHas } from "../base/host.js";
import { makeLiveRegion } from "../base/live_region.js";
import { say } from "../base/static/say.js";
import { keepTold, listen } from "../base/model.js";
import { readKept, writeKept } from "../base/static/storage.js";
import { keepAddress, readAddress, readFragment, tellPlace } from "./address.js";
import { linkDialog, makeReceipt, openDialog, reportDialog, show } from "./dialogs.js";
import { download } from "./files.js";
import { keepAsItWas } from "./keeping.js";
import { watchKernel } from "./kernel.js";
import { keepWhereLeft } from "./leaving.js";
import { printOut } from "./printout.js";
import { makeChoices, remembered } from "./settings.js";
import { showTitle } from "./title.js";

const TOOLS = ["another", "open", "save", "link", "change", "print", "report"];

/** Brings the top of the widget around into sight, where something new is about to be shown. */
function showTop(/** @type {HTMLElement} */ el, /** @type {string} */ scope) {
  const top = scope && el.closest(`.${scope}`);
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
}

/** The nearest element of this class. @returns {HTMLElement | null | undefined} */
function nearest(/** @type {HTMLElement} */ from, /** @type {string} */ place) {
  let around = from.parentElement;
  while (around && !around.querySelector(`.${place}`)) around = around.parentElement;
  return around?.querySelector(`.${place}`);
}

/**
 * Gives the focus to the nearest element of this class, which need be no stop of the tab key. What another widget has yet
 * to write has it as soon as it stands there, unless something is done meanwhile.
 */
function moveFocus(/** @type {HTMLElement} */ from, /** @type {string} */ place, /** @type {AbortSignal} */ signal) {
  if (document.activeElement?.hasAttribute("data-keeps-focus")) return; // who types goes on typing
  const give = () => {
    const target = nearest(from, place);
    if (!target) return false;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
    return true;
  };
  if (give()) return;
  const observer = new MutationObserver(() => give() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const done of ["pointerdown", "keydown"]) document.addEventListener(done, () => observer.disconnect(), { once: true, signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

/* The widget */

/** Where this page's text is kept: by the notebook's name, the same in every language. */
const keptName = () => `kept-${location.pathname.split("/").pop()}`;

/** Tells Python once what only the browser knows: the address, what its tab has kept, what the learner has chosen before. */
function tellOpening(/** @type {PageModel} */ model) {
  if (model.get("opened") || !(hostHas("address") || hostHas("storage"))) return;
  model.set("address", readAddress(model));
  model.set("fragment", readFragment(model));
  tellPlace(model);
  if (model.get("keeps") && hostHas("storage")) model.set("kept", readKept("tab", keptName()));
  model.set("chosen", remembered(model));
  model.set("opened", true);
  model.save_changes();
}

function initialize(/** @type {{ model: PageModel }} */ { model }) {
  const gone = new AbortController();
  keepTold(model, ["chosen"], gone.signal);
  const keep = () => {
    if (!model.get("opened") || !model.get("keeps") || !hostHas("storage")) return;
    if (!writeKept("tab", keptName(), model.get("kept"))) model.send({ do: "unkept" });
  };
  listen(model, "change:kept", keep, gone.signal);
  listen(model, "change:called change:opened", () => showTitle(model), gone.signal);
  keepAddress(model, gone.signal);
  if (model.get("address_keys").length) keepWhereLeft(gone.signal);
  return () => gone.abort();
}

/** The tools as buttons: those that are not offered just now are hidden, so that the focus can stay. */
function makeTools(/** @type {PageModel} */ model, /** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  const toTop = () => showTop(el, model.get("scope"));
  const use = (/** @type {string} */ tool) => {
    if (tool === "open") show(el, openDialog(model, toTop));
    else model.send(tool === "print" ? { do: tool, text: location.href } : { do: tool });
    if (tool === "another") toTop();
  };
  const buttons = TOOLS.map((tool) => make("button", { type: "button", value: tool, onclick: () => use(tool) }));
  const tools = make("div", { class: "tolva-tools", role: "group" }, ...buttons);
  const showTools = () => {
    const [words, offered] = [model.get("words"), model.get("tools")];
    tools.setAttribute("aria-label", words.tools);
    tools.hidden = offered.length === 0;
    for (const button of buttons) {
      button.hidden = !offered.includes(button.value);
      button.textContent = words[button.value];
    }
  };
  showTools();
  listen(model, "change:tools change:words", showTools, signal);
  return tools;
}

/** Does what Python asks for: shows a report, gives a file, leads to another page, moves the focus, says something. */
function hearPython(/** @type {PageModel} */ model, /** @type {HTMLElement} */ el, /** @type {(words: string) => void} */ confirm, /** @type {AbortSignal} */ signal) {
  const live = makeLiveRegion("tolva-aloud");
  el.querySelector(".tolva-page")?.append(live);
  const hear = (/** @type {any} */ message) => {
    if (message.do === "move-focus") moveFocus(el, message.place, signal);
    if (message.do === "say") say(live, message.said);
    if (message.do === "report") show(el, reportDialog(model, message));
    if (message.do === "go") location.assign(message.href);
    if (message.do === "print") printOut(message.html);
    if (message.do === "link") show(el, linkDialog(model, message));
    if (message.do === "download") {
      download(message.name, message.text);
      confirm(message.said);
    }
  };
  listen(model, "msg:custom", hear, signal);
}

function render(/** @type {{ model: PageModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const notice = make("p", { class: "tolva-silent", role: "alert", hidden: "" });
  const receipt = makeReceipt();
  const [choices, settings] = makeChoices(model, gone.signal);
  const tools = makeTools(model, el, gone.signal);
  const page = make("div", { class: "tolva-page" }, notice, choices, tools, receipt.line, settings);
  const showWords = () => {
    notice.textContent = model.get("words").silent;
    page.lang = model.get("lang");
  };
  showWords();
  el.append(page);
  listen(model, "change:words", showWords, gone.signal);
  hearPython(model, el, receipt.confirm, gone.signal);
  watchKernel(model, notice, gone.signal);
  keepAsItWas(model, gone.signal);
  // Not before it is rendered: then every widget around it is in the browser. What Python answers earlier, to one
  // that is still being made, is lost.
  tellOpening(model);
  return () => gone.abort();
}

export default { initialize, render };

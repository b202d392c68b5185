/** How long a kernel may be silent before the page says so, and how often it is asked, in milliseconds. */
const SILENCE = 15_000;
const ASKED_EVERY = 10_000;

/** A dragged slider changes the address many times; browsers allow some hundred a minute. */
const WRITE_AFTER = 300;

/** JupyterLab and its kin keep an address of their own, which is left alone; they give their name in their settings. */
function addressIsOurs() {
  const settings = document.getElementById("jupyter-config-data")?.textContent;
  return !settings || !("appName" in JSON.parse(settings));
}

/** The most characters of what one writes oneself into a report. */
const WHAT_LENGTH = 2000;

/** How long a receipt is seen, in milliseconds. */
const RECEIPT = 8000;

const TOOLS = ["another", "open", "save", "report"];

/* The address */

/** The address's values, of the names that are read. */
function readAddress(/** @type {any} */ model) {
  const given = new URLSearchParams(location.search);
  const address = {};
  for (const key of model.get("address_keys")) {
    const value = given.get(key);
    if (value) address[key] = value.slice(0, 100);
  }
  return address;
}

/** Writes the address; what one may want to go back from becomes a new entry in the browser's history. */
function writeAddress(/** @type {any} */ model) {
  if (!model.get("opened")) return;
  const url = new URL(location.href);
  const [before, address] = [readAddress(model), model.get("address")];
  for (const key of model.get("address_keys")) {
    if (address[key]) url.searchParams.set(key, address[key]);
    else url.searchParams.delete(key);
  }
  if (url.href === location.href) return;
  const another = model.get("entry_keys").some((/** @type {string} */ key) => before[key] !== address[key]);
  history[another ? "pushState" : "replaceState"](history.state, "", url);
}

/** Tells Python that one has gone back or forward to another of our entries. */
function tellReturn(/** @type {any} */ model) {
  const [address, known] = [readAddress(model), model.get("address")];
  if (!model.get("opened") || model.get("address_keys").every((/** @type {string} */ key) => address[key] === known[key])) return;
  model.set("address", address);
  model.set("returns", model.get("returns") + 1);
  model.save_changes();
}

/* What the browser keeps */

/** The browser's storages. Where they are shut off or full, nothing is kept. */
const STORAGE = {
  read: (/** @type {"localStorage" | "sessionStorage"} */ where, /** @type {string} */ key) => {
    try {
      return window[where].getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  write: (/** @type {"localStorage" | "sessionStorage"} */ where, /** @type {string} */ key, /** @type {string} */ text) => {
    try {
      window[where].removeItem(key);
      if (text) window[where].setItem(key, text);
    } catch {
      // The page says so when what should have been kept is asked for.
    }
  },
};

/** Where this page's text is kept: by the notebook's name, the same in every language. */
const keptKey = () => `tolva-kept-${location.pathname.split("/").pop()}`;

/** Where a choice is remembered: by its name alone, the same on every page. */
const choiceKey = (/** @type {string} */ name) => `tolva-${name}`;

/** What is chosen, with what the learner's browser remembers where that is still offered. */
function remembered(/** @type {any} */ model) {
  const chosen = { ...model.get("chosen") };
  for (const name of model.get("remember")) {
    const value = STORAGE.read("localStorage", choiceKey(name));
    const choice = model.get("choices").find((/** @type {any} */ one) => one.name === name);
    if (value && choice?.options.some(([offered]) => offered === value)) chosen[name] = value;
  }
  return chosen;
}

/** Tells Python once what only the browser knows: the address, what its tab has kept, what the learner has chosen before. */
function tellOpening(/** @type {any} */ model) {
  if (model.get("opened") || !addressIsOurs()) return;
  model.set("address", readAddress(model));
  if (model.get("keeps")) model.set("kept", STORAGE.read("sessionStorage", keptKey()));
  model.set("chosen", remembered(model));
  model.set("opened", true);
  model.save_changes();
}

/* Files and clipboard */

function download(/** @type {string} */ name, /** @type {string} */ text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Copies a field's text; whether it went. A page that is not served safely may only do it the old way, in sight. */
async function copy(/** @type {HTMLTextAreaElement} */ field, /** @type {() => void} */ unfold) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    unfold();
    field.select();
    return document.execCommand("copy");
  }
}

/* Whether the kernel lives */

/** Asks the kernel now and then, and shows the notice while it is silent. The page's own template does it better. */
function watchKernel(/** @type {any} */ model, /** @type {HTMLElement} */ notice, /** @type {AbortSignal} */ signal) {
  if (document.getElementById("tolva-kernel-gone")) return;
  let heard = Date.now();
  const ask = () => {
    notice.hidden = Date.now() - heard < SILENCE;
    model.send({ do: "ping" });
  };
  const timer = setInterval(ask, ASKED_EVERY);
  const hear = (/** @type {any} */ message) => {
    if (message.do !== "pong") return;
    heard = Date.now();
    notice.hidden = true;
  };
  listen(model, "msg:custom", hear, signal);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/* Choices */

function makeChoice(/** @type {any} */ model, /** @type {any} */ choice) {
  const ticked = choice.options.length === 2 && choice.options[0][0] === "";
  const field = /** @type {any} */ (ticked ? make("input", { type: "checkbox" }) : make("select"));
  for (const [value, label] of ticked ? [] : choice.options) field.append(make("option", { value }, label));
  const show = () => {
    const value = model.get("chosen")[choice.name] ?? "";
    if (ticked) field.checked = value !== "";
    else field.value = value;
  };
  field.addEventListener("change", () => {
    const value = ticked ? (field.checked ? choice.options[1][0] : "") : field.value;
    model.set("chosen", { ...model.get("chosen"), [choice.name]: value });
    model.save_changes();
    if (model.get("remember").includes(choice.name)) STORAGE.write("localStorage", choiceKey(choice.name), value);
  });
  const label = make("span", {}, choice.label);
  const element = make("label", { class: "tolva-choice" }, ...(ticked ? [field, label] : [label, field]));
  return { name: choice.name, setting: choice.setting, element, field, show };
}

/* Dialogs */

/**
 * A dialog with a title, what stands in it, its buttons (the first is the one most likely wanted) and one that closes.
 * @param {any} words
 * @param {string} title
 * @param {Node[]} children
 * @param {[label: string, does: () => void][]} buttons
 * @returns {HTMLDialogElement}
 */
function makeDialog(words, title, children, buttons) {
  const row = make("div", { class: "tolva-dialog-buttons" });
  const dialog = /** @type {any} */ (
    make("dialog", { class: "tolva-dialog", "aria-label": title }, make("h2", {}, title), ...children, row)
  );
  const all = [...buttons, [words.close, () => dialog.close()]];
  row.append(...all.map(([label, onclick]) => make("button", { type: "button", onclick }, label)));
  row.firstElementChild.className = "tolva-main";
  return dialog;
}

/** A field with its label above. */
function labelled(/** @type {string} */ words, /** @type {HTMLElement} */ field) {
  return make("label", {}, make("span", {}, words), field);
}

/** The dialog in which one opens a record. It stays, with the text in it, until Python has taken the text. */
function openDialog(/** @type {any} */ model, /** @type {() => void} */ opened) {
  const gone = new AbortController();
  const words = model.get("words");
  const field = /** @type {HTMLTextAreaElement} */ (make("textarea", { rows: 6, spellcheck: "false" }));
  const file = /** @type {HTMLInputElement} */ (make("input", { type: "file", accept: ".json,application/json" }));
  const problem = make("p", { class: "tolva-problem", role: "alert" });
  const say = (/** @type {string} */ name) => (problem.textContent = name && words[name]);
  const give = (/** @type {string} */ text) => {
    if (!text.trim()) return say("open-empty");
    if (text.length > model.get("limit")) return say("open-too-large");
    say("");
    model.send({ do: "open", text });
  };
  const hear = (/** @type {any} */ message) => {
    if (message.do !== "opened") return;
    problem.textContent = message.problem;
    problem.scrollIntoView({ block: "nearest" });
    if (message.problem) return;
    dialog.close();
    opened();
  };
  listen(model, "msg:custom", hear, gone.signal);
  file.addEventListener("change", async () => {
    const [picked] = file.files ?? [];
    if (!picked) return;
    if (picked.size > model.get("limit")) return say("open-too-large");
    try {
      field.value = await picked.text();
    } catch {
      return say("open-unreadable");
    } finally {
      file.value = ""; // the same file can be picked again when it has been mended
    }
    give(field.value);
  });
  const dialog = makeDialog(
    words,
    words["open-title"],
    [
      make("p", {}, words["open-help"]),
      labelled(words["open-file"], file),
      labelled(words["open-text"], field),
      problem,
    ],
    [[words["open-done"], () => give(field.value)]],
  );
  dialog.addEventListener("close", () => gone.abort());
  return dialog;
}

/** A line that says what has been done, to the eye and to the ear, and is gone after a while. */
function makeReceipt() {
  const line = make("p", { class: "tolva-receipt", role: "status" });
  let going = 0;
  const say = (/** @type {string} */ words) => {
    line.textContent = words;
    clearTimeout(going);
    going = setTimeout(() => (line.textContent = ""), RECEIPT);
  };
  return { line, say };
}

/** The dialog that gives what is to be sent: what one writes oneself, in front of what Python has put together. */
function reportDialog(/** @type {any} */ model, /** @type {{ name: string, text: string, said: string }} */ { name, text, said }) {
  const words = model.get("words");
  const what = /** @type {HTMLTextAreaElement} */ (make("textarea", { rows: 3, maxlength: WHAT_LENGTH, class: "tolva-prose" }));
  const field = /** @type {HTMLTextAreaElement} */ (
    make("textarea", { rows: 6, readonly: "", "aria-label": words["report-text"] })
  );
  // Put in as text: read and written again, large numbers might not stay what they are.
  const fill = () => {
    const said = what.value.trim();
    field.value = said ? `{"what": ${JSON.stringify(said)}, ${text.slice(1)}` : text;
  };
  fill();
  what.addEventListener("input", fill);
  const folded = make("details", {}, make("summary", {}, words["report-text"]), field);
  const receipt = makeReceipt();
  const onCopy = async () => {
    const copied = await copy(field, () => folded.setAttribute("open", ""));
    receipt.say(words[copied ? "copied" : "copy-failed"]);
  };
  const onSave = () => {
    download(name, field.value);
    receipt.say(said);
  };
  return makeDialog(
    words,
    words["report-title"],
    [make("p", {}, words["report-help"]), labelled(words["report-what"], what), folded, receipt.line],
    [
      [words.copy, onCopy],
      [words.save, onSave],
    ],
  );
}

/** Shows a dialog over the page, gone when closed. The browser gives the focus back to what opened it. */
function show(/** @type {HTMLElement} */ root, /** @type {HTMLDialogElement} */ dialog) {
  root.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
}

/** Brings the top of the widget around into sight, where something new is about to be shown. */
function showTop(/** @type {HTMLElement} */ el, /** @type {string} */ scope) {
  const top = scope && el.closest(`.${scope}`);
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
}

/** Gives the focus to the nearest element of this class, which need be no stop of the tab key. */
function moveFocus(/** @type {HTMLElement} */ from, /** @type {string} */ place) {
  let around = from.parentElement;
  while (around && !around.querySelector(`.${place}`)) around = around.parentElement;
  const target = /** @type {HTMLElement | null | undefined} */ (around?.querySelector(`.${place}`));
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}

/** What a person has unfolded stays so when its place is written anew, if the `details` carries the same `data-keep`. */
function keepUnfolded(/** @type {any} */ model, /** @type {AbortSignal} */ signal) {
  const unfolded = new Set();
  const unfold = (/** @type {MutationRecord[]} */ changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node instanceof Element);
    const anew = added.flatMap((node) => [.../** @type {Element} */ (node).querySelectorAll("details[data-keep]")]);
    for (const details of /** @type {HTMLDetailsElement[]} */ (anew)) details.open = unfolded.has(details.dataset.keep);
  };
  const observer = new MutationObserver(unfold);
  const toggled = (/** @type {Event} */ event) => {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    const scope = model.get("scope") && details.dataset.keep && details.closest(`.${model.get("scope")}`);
    if (!scope) return;
    unfolded[details.open ? "add" : "delete"](details.dataset.keep);
    observer.observe(scope, { childList: true, subtree: true });
  };
  document.addEventListener("toggle", toggled, { capture: true, signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

/* The widget */

function initialize({ model }) {
  const gone = new AbortController();
  let writing = 0;
  const write = () => {
    clearTimeout(writing);
    writing = setTimeout(() => writeAddress(model), WRITE_AFTER);
  };
  listen(model, "change:address", write, gone.signal);
  const keep = () => STORAGE.write("sessionStorage", keptKey(), model.get("kept"));
  listen(model, "change:kept", () => model.get("opened") && model.get("keeps") && keep(), gone.signal);
  const goBack = () => {
    clearTimeout(writing);
    tellReturn(model);
  };
  window.addEventListener("popstate", goBack, { signal: gone.signal });
  return () => gone.abort();
}

/** The tools as buttons: those that are not offered just now are hidden, so that the focus can stay. */
function makeTools(/** @type {any} */ model, /** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  const toTop = () => showTop(el, model.get("scope"));
  const use = (/** @type {string} */ tool) => {
    if (tool === "open") show(el, openDialog(model, toTop));
    else model.send({ do: tool });
    if (tool === "another") toTop();
  };
  const buttons = TOOLS.map((tool) => make("button", { type: "button", value: tool, onclick: () => use(tool) }));
  const tools = make("div", { class: "tolva-tools", role: "group" }, ...buttons);
  const showTools = () => {
    const [words, offered] = [model.get("words"), model.get("tools")];
    tools.setAttribute("aria-label", words.tools);
    tools.hidden = offered.length === 0;
    for (const button of /** @type {HTMLButtonElement[]} */ (buttons)) {
      button.hidden = !offered.includes(button.value);
      button.textContent = words[button.value];
    }
  };
  showTools();
  listen(model, "change:tools change:words", showTools, signal);
  return tools;
}

/** The choices: those one often changes in a row, the settings folded away. */
function makeChoices(/** @type {any} */ model, /** @type {AbortSignal} */ signal) {
  const main = make("div", { class: "tolva-choices" });
  const settings = make("div", { class: "tolva-choices" });
  const summary = make("summary");
  const folded = make("details", { class: "tolva-settings" }, summary, settings);
  /** @type {ReturnType<typeof makeChoice>[]} */
  let made = [];
  const showChosen = () => made.forEach((choice) => choice.show());
  const showChoices = () => {
    const focused = made.find((choice) => choice.field === document.activeElement)?.name;
    made = model.get("choices").map((/** @type {any} */ choice) => makeChoice(model, choice));
    main.replaceChildren(...made.filter((choice) => !choice.setting).map((choice) => choice.element));
    settings.replaceChildren(...made.filter((choice) => choice.setting).map((choice) => choice.element));
    folded.hidden = !settings.firstChild;
    summary.textContent = model.get("words").settings;
    showChosen();
    made.find((choice) => choice.name === focused)?.field.focus();
  };
  showChoices();
  listen(model, "change:choices change:words", showChoices, signal);
  listen(model, "change:chosen", showChosen, signal);
  return [main, folded];
}

/** Does what Python asks for: shows a report, gives a file, moves the focus. */
function hearPython(/** @type {any} */ model, /** @type {HTMLElement} */ el, /** @type {(words: string) => void} */ say, /** @type {AbortSignal} */ signal) {
  const hear = (/** @type {any} */ message) => {
    if (message.do === "move-focus") moveFocus(el, message.place);
    if (message.do === "report") show(el, reportDialog(model, message));
    if (message.do === "download") {
      download(message.name, message.text);
      say(message.said);
    }
  };
  listen(model, "msg:custom", hear, signal);
}

function render({ model, el }) {
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
  listen(model, "change:words", showWords, gone.signal);
  hearPython(model, el, receipt.say, gone.signal);
  watchKernel(model, notice, gone.signal);
  keepUnfolded(model, gone.signal);
  el.append(page);
  // Not before it is rendered: then every widget around it is in the browser. What Python answers earlier, to one
  // that is still being made, is lost.
  tellOpening(model);
  return () => gone.abort();
}

export default { initialize, render };

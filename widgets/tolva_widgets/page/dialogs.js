/** The page's dialogs: to open a record, to link to what is shown, and to send what seems wrong. */

/** @import { PageModel } from "./state.js" */
import { make } from "../base/dom.js";
import { say } from "../base/static/say.js";
import { listen } from "../base/model.js";
import { addressOf, addressWith } from "./address.js";
import { copy, download } from "./files.js";
import { forOthers } from "./shared_link.js";

/** The most characters of what one writes oneself into a report. */
const WHAT_LENGTH = 2000;

/** How long a receipt is seen, in milliseconds. */
const RECEIPT = 8000;

/**
 * A dialog with a title, what stands in it, its buttons (the first is the one most likely wanted) and one that closes.
 * @param {Record<string, string>} words
 * @param {string} title
 * @param {Node[]} children
 * @param {[label: string, does: () => void][]} buttons
 * @returns {HTMLDialogElement}
 */
function makeDialog(words, title, children, buttons) {
  const row = make("div", { class: "tolva-dialog-buttons" });
  const heading = make("h2", {}, title);
  const dialog = make("dialog", { class: "tolva-dialog", "aria-label": title }, heading, ...children, row);
  const [first, ...others] = [...buttons, /** @type {const} */ ([words.close, () => dialog.close()])];
  row.append(make("button", { type: "button", class: "tolva-main", onclick: first[1] }, first[0]));
  row.append(...others.map(([label, onclick]) => make("button", { type: "button", onclick }, label)));
  return dialog;
}

/** A field with its label above. */
function labelled(/** @type {string} */ words, /** @type {HTMLElement} */ field) {
  return make("label", {}, make("span", {}, words), field);
}

/** The dialog in which one opens a record. It stays, with the text in it, until Python has taken the text. */
export function openDialog(/** @type {PageModel} */ model, /** @type {() => void} */ opened) {
  const gone = new AbortController();
  const words = model.get("words");
  const field = make("textarea", { rows: 6, spellcheck: "false" });
  const file = make("input", { type: "file", accept: ".json,application/json" });
  const problem = make("div", { class: "tolva-problem", role: "alert" });
  const refuse = (/** @type {string} */ name) => say(problem, words[name]);
  const give = (/** @type {string} */ text) => {
    if (!text.trim()) return refuse("open-empty");
    if (text.length > model.get("limit")) return refuse("open-too-large");
    problem.replaceChildren();
    model.send({ do: "open", text });
  };
  const hear = (/** @type {{ do: string, problem: string }} */ message) => {
    if (message.do !== "opened") return;
    say(problem, message.problem);
    problem.scrollIntoView({ block: "nearest" });
    if (message.problem) return;
    dialog.close();
    opened();
  };
  listen(model, "msg:custom", hear, gone.signal);
  file.addEventListener("change", async () => {
    const [picked] = file.files ?? [];
    if (!picked) return;
    if (picked.size > model.get("limit")) return refuse("open-too-large");
    try {
      field.value = await picked.text();
    } catch {
      return refuse("open-unreadable");
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
export function makeReceipt() {
  const line = make("div", { class: "tolva-receipt", role: "status" });
  let going = 0;
  const confirm = (/** @type {string} */ words) => {
    say(line, words);
    clearTimeout(going);
    going = setTimeout(() => line.replaceChildren(), RECEIPT);
  };
  return { line, confirm };
}

/** The dialog that gives what is to be sent: what one writes oneself, in front of what Python has put together. */
export function reportDialog(/** @type {PageModel} */ model, /** @type {{ name: string, text: string, said: string }} */ { name, text, said }) {
  const words = model.get("words");
  const what = make("textarea", { rows: 3, maxlength: WHAT_LENGTH, class: "tolva-prose" });
  const field = make("textarea", { rows: 6, readonly: "", "aria-label": words["report-text"] });
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
    receipt.confirm(words[copied ? "copied" : "copy-failed"]);
  };
  const onSave = () => {
    download(name, field.value);
    receipt.confirm(said);
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

/**
 * The dialog that gives the page's link with some values, or that of another page, or says why there is none.
 * @param {PageModel} model
 * @param {{ address: Record<string, string>, fragment: string, problem?: string, href?: string, title?: string, told?: string, near?: string }} message
 */
export function linkDialog(model, { address, fragment, problem, href, title, told, near }) {
  const words = model.get("words");
  if (problem) return makeDialog(words, words["link-title"], [make("p", {}, problem)], []);
  const field = make("textarea", { rows: 4, readonly: "", spellcheck: "false" });
  const link = href ? addressOf(href) : addressWith(model, address, fragment).href;
  field.value = link;
  const alone = make("p", { role: "status", class: "tolva-link-near" });
  const code = make("img", { alt: words["link-image"], hidden: "" });
  const gone = new AbortController();
  const showCode = (/** @type {string} */ image) => {
    if (image) code.src = image;
    code.hidden = !image;
  };
  listen(model, "msg:custom", (/** @type {any} */ message) => message.do === "code" && showCode(message.image), gone.signal);
  void forOthers(link).then((others) => {
    if (!others) return model.send({ do: "code", text: link });
    field.value = others.link;
    say(alone, others.said[model.get("lang")] ?? (others.near ? (near ?? "") : ""));
    showCode(others.image);
  });
  const receipt = makeReceipt();
  const onCopy = async () => {
    const copied = await copy(field, () => {});
    receipt.confirm(words[copied ? "copied" : "copy-failed"]);
  };
  const dialog = makeDialog(
    words,
    title ?? words["link-title"],
    [make("p", {}, told ?? words["link-help"]), labelled(words["link-text"], field), alone, code, receipt.line],
    [[words["link-copy"], onCopy]],
  );
  dialog.addEventListener("close", () => gone.abort());
  return dialog;
}

/** Shows a dialog over the page, gone when closed. The browser gives the focus back to what opened it. */
export function show(/** @type {HTMLElement} */ root, /** @type {HTMLDialogElement} */ dialog) {
  root.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
}

/**
 * A fold in which a learner makes a receipt of what they have answered.
 *
 * @typedef {Model<{ words: Record<string, string>, length: number, lang: string }>} ReceiptModel
 */

import { make } from "../base/dom.js";
import { say } from "../base/static/say.js";
import { hostHas } from "../base/host.js";
import { listen } from "../base/model.js";
import { copy, download } from "../page/files.js";
import { forOthers } from "../page/shared_link.js";

/** The class's page beside this one, as others open it; empty in a notebook's own program, which has no pages. */
async function classPage() {
  const [ending] = location.pathname.match(/\.(?:ipynb|html)$/) ?? [];
  if (!hostHas("address") || !ending) return "";
  const page = new URL(`class${ending}`, location.href).href;
  return (await forOthers(page))?.link ?? page;
}

function render(/** @type {{ model: ReceiptModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const words = model.get("words");
  const name = make("input", { type: "text", maxlength: model.get("length"), autocomplete: "off" });
  const text = make("textarea", { rows: 4, readonly: "", spellcheck: "false" });
  const link = make("textarea", { rows: 4, readonly: "", spellcheck: "false" });
  const linked = make("label", { hidden: "" }, make("span", {}, words.link), link);
  const code = make("img", { alt: words.code, hidden: "" });
  const line = make("div", { role: "status" });
  let page = "";
  let file = { file: "", saved: "" };
  /** What takes away what stands there: until it is made, that is another name's. @type {HTMLButtonElement[]} */
  const takers = [];
  const ask = () => {
    for (const button of takers) button.disabled = true;
    model.send({ do: "make", who: name.value, page });
  };
  const begin = async () => {
    page = await classPage();
    if (!gone.signal.aborted) ask();
  };
  const show = (/** @type {{ do: string, who: string, text: string, link: string, image: string, file: string, saved: string }} */ message) => {
    if (message.do !== "made" || message.who !== name.value) return;
    [text.value, link.value] = [message.text, message.link];
    file = message;
    [linked.hidden, copyLink.hidden, code.hidden] = [!message.link, !message.link, !message.image];
    if (message.image) code.src = message.image;
    for (const button of takers) button.disabled = false;
  };
  const copying = (/** @type {HTMLTextAreaElement} */ field) => async () =>
    say(line, words[(await copy(field, () => {})) ? "copied" : "copy-failed"]);
  const onSave = () => {
    download(file.file, text.value);
    say(line, file.saved);
  };
  const copyLink = make("button", { type: "button", hidden: "", disabled: "", onclick: copying(link) }, words["copy-link"]);
  takers.push(
    make("button", { type: "button", disabled: "", onclick: copying(text) }, words.copy),
    make("button", { type: "button", disabled: "", onclick: onSave }, words.save),
    copyLink,
  );
  const fold = make(
    "details",
    { class: "tolva-receipt-fold tolva-fields", lang: model.get("lang") },
    make("summary", {}, words.title),
    make("p", {}, words.how),
    make("label", {}, make("span", {}, words.name), name),
    make("label", {}, make("span", {}, words.text), text),
    make("div", { class: "tolva-receipt-buttons" }, ...takers),
    line,
    linked,
    code,
  );
  fold.addEventListener("toggle", () => fold.open && !text.value && void begin());
  name.addEventListener("input", ask);
  listen(model, "msg:custom", show, gone.signal);
  el.append(fold);
  return () => gone.abort();
}

export default { render };

/**
 * A fold in which a learner makes a receipt of what they have answered.
 *
 * @typedef {Model<{ words: Record<string, string>, length: number, lang: string }>} ReceiptModel
 */

import { make } from "../base/dom.js";
import { say } from "../base/live_region.js";
import { listen } from "../base/model.js";
import { copy, download } from "../page/files.js";

function render(/** @type {{ model: ReceiptModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const words = model.get("words");
  const name = make("input", { type: "text", maxlength: model.get("length"), autocomplete: "off" });
  const text = make("textarea", { rows: 4, readonly: "", spellcheck: "false" });
  const line = make("div", { role: "status" });
  const ask = () => {
    for (const button of [copies, saves]) button.disabled = true; // what stands there is another name's
    model.send({ do: "make", who: name.value });
  };
  const onCopy = async () => say(line, words[(await copy(text, () => {})) ? "copied" : "copy-failed"]);
  const onSave = () => {
    download(words.file, text.value);
    say(line, words.saved);
  };
  const copies = make("button", { type: "button", disabled: "", onclick: onCopy }, words.copy);
  const saves = make("button", { type: "button", disabled: "", onclick: onSave }, words.save);
  const onMade = (/** @type {{ do: string, who: string, text: string }} */ message) => {
    if (message.do !== "made" || message.who !== name.value) return;
    text.value = message.text;
    for (const button of [copies, saves]) button.disabled = false;
  };
  const fold = make(
    "details",
    { class: "tolva-receipt-fold tolva-fields", lang: model.get("lang") },
    make("summary", {}, words.title),
    make("p", {}, words.how),
    make("label", {}, make("span", {}, words.name), name),
    make("label", {}, make("span", {}, words.text), text),
    make("div", { class: "tolva-receipt-buttons" }, copies, saves),
    line,
  );
  fold.addEventListener("toggle", () => fold.open && !text.value && ask());
  name.addEventListener("input", ask);
  listen(model, "msg:custom", onMade, gone.signal);
  el.append(fold);
  return () => gone.abort();
}

export default { render };

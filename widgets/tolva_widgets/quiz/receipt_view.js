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
  const ask = () => model.send({ do: "make", who: name.value });
  const onCopy = async () => say(line, words[(await copy(text, () => {})) ? "copied" : "copy-failed"]);
  const onSave = () => {
    download(words.file, text.value);
    say(line, words.saved);
  };
  const fold = make(
    "details",
    { class: "tolva-receipt-fold tolva-fields", lang: model.get("lang") },
    make("summary", {}, words.title),
    make("p", {}, words.how),
    make("label", {}, make("span", {}, words.name), name),
    make("label", {}, make("span", {}, words.text), text),
    make("div", { class: "tolva-receipt-buttons" },
      make("button", { type: "button", onclick: onCopy }, words.copy),
      make("button", { type: "button", onclick: onSave }, words.save),
    ),
    line,
  );
  fold.addEventListener("toggle", () => fold.open && !text.value && ask());
  name.addEventListener("input", ask);
  listen(model, "msg:custom", (message) => message.do === "made" && (text.value = message.text), gone.signal);
  el.append(fold);
  return () => gone.abort();
}

export default { render };

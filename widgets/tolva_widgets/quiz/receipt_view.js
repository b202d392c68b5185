/**
 * A fold in which a learner makes a receipt of what they have answered. Of homework, whose link says that it is, it is
 * unfolded by itself, and says that the teacher has not got it yet.
 *
 * @typedef {Model<{ words: Record<string, string>, length: number, lang: string }>} ReceiptModel
 */

import { make } from "../base/dom.js";
import { say } from "../base/static/say.js";
import { hostHas } from "../base/host.js";
import { listen } from "../base/model.js";
import { copy, download } from "../page/files.js";
import { forOthers } from "../page/shared_link.js";

/** What the address says of homework; the teacher's page writes it (`classroom/handed_out_lesson.py`). */
const IN_ADDRESS = "homework";
const ROW = "row";

/** Whether the page's row of questions has been done: those that one goes on with are none that a teacher wants. */
let isRowDone = false;

/** Whether it is homework that has been answered here. */
function isHandedOut() {
  const of = hostHas("address") ? new URLSearchParams(location.search).get(IN_ADDRESS) : null;
  const is = of !== null && !(of === ROW && isRowDone);
  if (of === ROW) isRowDone = true;
  return is;
}

/** The class's page beside this one, as others open it; empty in a notebook's own program, which has no pages. */
async function classPage() {
  const [ending] = location.pathname.match(/\.(?:ipynb|html)$/) ?? [];
  if (!hostHas("address") || !ending) return "";
  const page = new URL(`class${ending}`, location.href).href;
  return (await forOthers(page))?.link ?? page;
}

function render(/** @type {{ model: ReceiptModel, el: HTMLElement }} */ { model, el }) {
  const gone = new AbortController();
  const [words, handedOut] = [model.get("words"), isHandedOut()];
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
    make("p", handedOut ? { role: "status" } : {}, words[handedOut ? "hand-in" : "how"]),
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
  fold.open = handedOut;
  return () => gone.abort();
}

export default { render };

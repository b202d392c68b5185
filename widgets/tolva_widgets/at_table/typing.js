/** A position that is typed in one line: Python reads it, and the cards lie where they were typed. */

/** @import { Laid, PanelsModel } from "./state.js" */
import { make } from "../base/dom.js";
import { listen } from "../base/model.js";
import { say } from "../base/static/say.js";

/** @typedef {{ laid: () => Laid & { at: string }, take: (given: Record<string, any>) => void }} Laying */

let made = 0;

export function makeTyping(/** @type {PanelsModel} */ model, /** @type {AbortSignal} */ signal, /** @type {Laying} */ { laid, take }) {
  // A browser that translates the page leaves the words that can be typed: nothing here would understand others.
  const wrong = make("p", { class: "tolva-at-table-mistyped", role: "status", translate: "no" });
  const id = `tolva-at-table-typed-${++made}`;
  const help = make("small", { id: `${id}-help`, class: "tolva-at-table-help", translate: "no" });
  const field = make("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "400", enterkeyhint: "done", "aria-describedby": `${id}-help`, translate: "no" });
  const label = make("span");
  const part = make("div", { class: "tolva-at-table-typed" }, make("label", {}, label, field), help, wrong);
  let number = 0;

  const send = () => {
    if (!field.value.trim()) return;
    number += 1;
    model.send({ do: "type", number, text: field.value, ...laid() });
  };
  const heard = () => {
    const typed = model.get("typed");
    if (!typed.number || typed.number !== number) return;
    say(wrong, typed.problem ?? "");
    if (typed.problem) return;
    field.value = "";
    take(typed.given ?? {});
  };
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    send();
  });
  field.addEventListener("change", send); // a phone's keyboard may be closed without its enter key
  listen(model, "change:typed", heard, signal);
  const show = () => {
    const { words } = model.get("shown");
    label.textContent = words.typed;
    help.textContent = words["typed-help"];
  };
  /** Forgets what was typed, and an answer that is under way. */
  const clear = () => {
    number += 1;
    field.value = "";
    say(wrong, "");
  };
  return { part, field, show, clear };
}

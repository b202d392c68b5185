/**
 * A level as homework: the page's address says that it is, by the level's name or as all of the lesson or the course. The
 * browser keeps what was answered.
 *
 * @typedef {Model<{ level: string }>} HomeworkModel
 */

import { hostHas } from "../base/host.js";
import { listen } from "../base/model.js";
import { HOMEWORK } from "../base/static/progress.js";
import { askToKeep, namesKept, readKept, writeKept } from "../base/static/storage.js";

/** What the address says of homework; the teacher's page writes it (`classroom/handed_out_lesson.py`). */
const IN_ADDRESS = "homework";
const WHOLE = ["lesson", "course"];

/** Tells Python where the level is homework, and keeps what it says from then on. */
export function beginHomework(/** @type {HomeworkModel} */ model, /** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
  const of = hostHas("address") ? new URLSearchParams(location.search).get(IN_ADDRESS) : null;
  const [level, whole] = [model.get("level"), WHOLE.includes(of ?? "")];
  if (!whole && of !== level) return;
  const keep = (/** @type {{ do: string, text: string }} */ told) => {
    if (told.do !== "keep") return;
    if (!namesKept("lasting", HOMEWORK).length) askToKeep();
    writeKept("lasting", HOMEWORK + level, told.text);
  };
  listen(model, "msg:custom", keep, signal);
  model.send({ do: "handed-out", whole, kept: readKept("lasting", HOMEWORK + level) });
  if (!whole) requestAnimationFrame(() => el.closest(".tolva-level")?.scrollIntoView({ block: "nearest" }));
}

/** A sheet that is printed in place of the page. */

import { make } from "../base/dom.js";

/** Prints what Python has made; the page itself stays as it is, and the sheet is gone when it has been printed. */
export function printOut(/** @type {string} */ html) {
  const sheet = make("div", { class: "tolva-printout" });
  sheet.innerHTML = html;
  document.querySelector("body > .tolva-printout")?.remove();
  document.body.append(sheet);
  window.addEventListener("afterprint", () => sheet.remove(), { once: true });
  window.print();
}

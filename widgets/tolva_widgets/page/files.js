/** Files to keep and texts to copy. */

import { make } from "../base/dom.js";

export function download(/** @type {string} */ name, /** @type {string} */ text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Copies a field's text; whether it went. A page that is not served safely may only do it the old way, in sight. */
export async function copy(/** @type {HTMLTextAreaElement} */ field, /** @type {() => void} */ unfold) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    unfold();
    field.select();
    return document.execCommand("copy");
  }
}

/** Files to keep and texts to copy. */

import { make } from "../base/dom.js";

/** What a file is, by what its name ends in; the others are ours, which are JSON. @type {Record<string, string>} */
const KINDS = { csv: "text/csv;charset=utf-8", txt: "text/plain;charset=utf-8" };

export function download(/** @type {string} */ name, /** @type {string} */ text) {
  const type = KINDS[name.split(".").at(-1) ?? ""] ?? "application/json";
  const url = URL.createObjectURL(new Blob([text], { type }));
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

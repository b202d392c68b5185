/** What is said in a place whose words are spoken when they change (`role="status"`, `role="alert"`). */

/**
 * Says words there. The same words once more would be no change in what the browser tells those who listen: said again,
 * they become a paragraph, or plain words where they were one.
 */
export function say(/** @type {HTMLElement} */ region, /** @type {string} */ words) {
  const again = words.trim() !== "" && words.trim() === region.textContent?.trim() && !region.firstElementChild;
  if (!again) return region.replaceChildren(words);
  const paragraph = document.createElement("span"); // it may stand in a paragraph itself
  paragraph.setAttribute("role", "paragraph");
  paragraph.append(words);
  region.replaceChildren(paragraph);
}

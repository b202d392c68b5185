/** Elements of the page. */

/**
 * Makes an element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [attributes] properties that begin with "on" are listeners; false leaves one out
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Puts elements into their order without moving the one that has the focus: moving it in the document would lose it.
 * What is not among them stays last, on top.
 */
export function order(/** @type {Element} */ parent, /** @type {Element[]} */ elements, /** @type {Element | null} */ fixed) {
  let next = parent.firstElementChild;
  for (const element of elements) {
    while (element === fixed && next && next !== fixed) {
      const later = next.nextElementSibling;
      parent.append(next);
      next = later;
    }
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
  }
}

/** Whether the keys that this element is given mean something to itself. @param {EventTarget | null} target */
export function takesKeys(target) {
  return target instanceof Element && target.closest("input, select, textarea, button, a, summary, dialog, [contenteditable]") !== null;
}

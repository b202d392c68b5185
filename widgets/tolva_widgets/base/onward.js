/** The way past a widget, to what follows it on its page. */

/** What follows the widget around on its page: the next thing that is seen. @returns {HTMLElement | undefined} */
function followingOf(/** @type {Element | null} */ around) {
  for (let part = around; part && part !== document.body; part = part.parentElement)
    for (let next = part.nextElementSibling; next; next = next.nextElementSibling)
      if (next instanceof HTMLElement && next.offsetHeight > 0 && next.innerText.trim()) return next;
  return undefined;
}

/** What follows comes into sight and its first words have the focus: text that is to be read as well as a task. */
export function goOnward(/** @type {Element | null} */ around) {
  if (document.fullscreenElement) void document.exitFullscreen();
  const following = followingOf(around);
  const words = /** @type {NodeListOf<HTMLElement>} */ (following?.querySelectorAll(":is(h1, h2, h3, p)") ?? []);
  const place = [...words].find((its) => its.offsetHeight > 0) ?? following;
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.scrollIntoView({ block: "start" });
  place.focus({ preventScroll: true });
}

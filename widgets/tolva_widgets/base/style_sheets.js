/** Shows nothing: its style sheets come with it. */

/** What is empty is taken for a part that is still on its way. */
function render(/** @type {{ el: HTMLElement }} */ { el }) {
  el.append(document.createElement("span"));
}

export default { render };

/** The table's help: the signs that are seen on it now, and the keys that it obeys. */

/** Where in its drawing a sign on a card stands, so that it can be shown alone. @type {Record<string, string>} */
const SHOWN_ALONE = { winning: "27 -79 30 30", shown: "-47 43 26 26" };

function openHelp(/** @type {TableView} */ view) {
  const { help, model } = view;
  const words = model.get("words");
  const signs = (model.get("_drawn").signs ?? []).map((name) => [signOf(view, name), words.signs[name][1]]);
  const close = make("button", { type: "button", onclick: () => help.close() }, words.close);
  help.setAttribute("aria-label", words.help);
  help.replaceChildren(
    make("h2", {}, words.help),
    ...(signs.length ? explained(words["head-signs"], signs) : []),
    ...explained(words["head-keys"], words.keys),
    close,
  );
  help.showModal();
}

/** A heading, and under it each with what it means. @returns {Node[]} */
function explained(/** @type {string} */ heading, /** @type {(string | Node)[][]} */ pairs) {
  const rows = pairs.map(([one, means]) => make("div", {}, make("dt", {}, one), make("dd", {}, means)));
  return [make("h3", {}, heading), make("dl", {}, ...rows)];
}

/** A sign as it stands on the table: drawn, or its words. */
function signOf(/** @type {TableView} */ view, /** @type {string} */ name) {
  const words = view.model.get("words").signs[name][0];
  if (!(name in SHOWN_ALONE)) return make("span", { class: `tolva-table-sign tolva-table-sign-${name}` }, words);
  const drawn = draw("use", { href: `#${view.id}${name}` });
  return draw("svg", { class: "tolva-table-sign", viewBox: SHOWN_ALONE[name], role: "img", "aria-label": words }, drawn);
}

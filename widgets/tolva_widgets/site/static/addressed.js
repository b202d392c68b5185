/**
 * The pages that were made beforehand for other addresses than the plain one: which of them a visitor wishes for, as what
 * was said to Python tells. Nothing is shown here.
 *
 * @typedef {Record<string, string>} Values what an address says, by name
 * @typedef {object} Addresses
 * @property {string[]} names those in an address that tell the pages apart
 * @property {Record<string, [string, string]>} direct what an address gives to a widget as it is: its name and its trait
 * @property {string} page the name of the widget that knows the address
 * @property {[string, Values[]][]} files each with what the widgets are at these addresses
 * @typedef {Record<string, Record<string, any>>} States widgets' synced traits, by name
 * @typedef {object} Found
 * @property {string} file
 * @property {number} at its place there
 * @property {States} direct what widgets are besides
 * @property {Values} rest what an address says besides what tells the pages apart
 * @property {string[]} lacks the names of what was wished for and is not in it: it takes Python
 */

/** What the widgets of a page are, of a file of several: it has each value once. @returns {States} */
export function pageIn(/** @type {{ values: any[], pages: Record<string, Record<string, any>>[] }} */ { values, pages }, /** @type {number} */ at) {
  const mapped = (/** @type {Record<string, any>} */ its, /** @type {(one: any) => any} */ made) => Object.fromEntries(Object.entries(its).map(([key, one]) => [key, made(one)]));
  return mapped(pages[at], (state) => mapped(state, (trait) => (typeof trait === "number" ? values[trait] : mapped(trait, (place) => values[place]))));
}

/** Without what is empty. @returns {Values} */
const given = (/** @type {Values | undefined} */ values) => Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value));

export class AddressedPages {
  constructor(/** @type {Addresses} */ made) {
    this.made = made;
    /** What the visitor wishes for now. @type {Values} */
    this.wished = {};
  }

  /** The page as it was opened: an address goes before what the browser has kept. */
  opened(/** @type {any[]} */ messages) {
    const address = given(messages.map(({ state }) => state?.address).find(Boolean));
    const kept = given(messages.map(({ content }) => content?.address).find(Boolean));
    return this.find(this.made.names.some((name) => address[name]) ? address : { ...kept, ...address });
  }

  /** The page after a message; undefined where what it asks for was not made. */
  after(/** @type {any} */ { state, content }) {
    if (state?.returns) return this.find(given(state.address));
    if (content?.address) return this.find(given(content.address));
    return content?.do === "choose" ? this.chosen(content.name, content.value) : undefined;
  }

  /** Whether a message tells only what a widget takes from an address as it is: it has taken it. */
  isTaken(/** @type {string} */ id, /** @type {any} */ { state }) {
    const taken = Object.values(this.made.direct).filter(([widget]) => widget === id);
    return state !== undefined && Object.keys(state).every((name) => taken.some(([, trait]) => trait === name));
  }

  /** To choose one anew leaves those behind it as usual; to choose the first leaves all else behind. */
  chosen(/** @type {string} */ name, /** @type {string} */ value) {
    const { names, direct } = this.made;
    const at = names.indexOf(name);
    if (at < 0) return undefined;
    const stays = Object.entries(this.wished).filter(([its]) => at > 0 && !(its in direct) && !names.slice(at).includes(its));
    return this.find({ ...Object.fromEntries(stays), [name]: value });
  }

  /** @returns {Found | undefined} */
  find(/** @type {Values} */ wished) {
    const { names, direct, files } = this.made;
    const all = files.flatMap(([file, addresses]) => addresses.map((values, at) => ({ file, values, at })));
    const found = all.find(({ values }) => names.every((name) => [undefined, values[name]].includes(wished[name])));
    if (!found) return undefined;
    this.wished = { ...wished, ...found.values };
    /** @type {States} */
    const states = {};
    for (const [name, [widget, trait]] of Object.entries(direct)) if (wished[name]) states[widget] = { ...states[widget], [trait]: wished[name] };
    const rest = Object.fromEntries(Object.entries(wished).filter(([name]) => !names.includes(name)));
    return { file: found.file, at: found.at, direct: states, rest, lacks: Object.keys(rest).filter((name) => !(name in direct)) };
  }
}

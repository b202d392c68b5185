/** What one plays otherwise than the book: kept on this device under a name, and given on as a link or QR code. */

/** @import { PanelsModel } from "./state.js" */
import { make } from "../base/dom.js";
import { listen } from "../base/model.js";
import { say } from "../base/static/say.js";
import { forgetProfile, keepProfile, keptProfiles, MOST_PROFILES, setAside } from "../page/house_rules/kept_profiles.js";
import { ruleLink } from "./state.js";

/** The rules in short: first what is otherwise than the book. */
function sheetOf(/** @type {import("./state.js").Shown} */ { sheet, words }) {
  const differs = sheet.differs.map(([option, text, rule]) => make("li", {}, make("strong", {}, `${option}. `), text, " ", make("small", {}, ruleLink(rule, words.rule))));
  const chapters = sheet.chapters.map(([title, lines]) => make("div", {}, make("h3", {}, title), make("ul", {}, ...lines.map((line) => make("li", {}, line)))));
  const first = differs.length ? [make("h3", {}, words["sheet-differs"]), make("ul", {}, ...differs), make("p", {}, words["sheet-rest"])] : [make("p", {}, words["sheet-book"])];
  return [make("h2", {}, words.sheet), ...first, make("div", { class: "tolva-at-table-chapters" }, ...chapters)];
}

export function makeRules(/** @type {PanelsModel} */ model, /** @type {AbortSignal} */ signal) {
  const about = make("p");
  const questions = make("div", { class: "tolva-at-table-differ" });
  const choices = make("div", { class: "tolva-at-table-parts" });
  const others = make("details", {}, make("summary"), choices);
  const profiles = make("div", { class: "tolva-at-table-profiles" });
  const sheet = make("section", { class: "tolva-at-table-sheet" });
  const label = make("span");
  const field = make("input", { type: "text", maxlength: "60", autocomplete: "off" });
  const said = make("p", { role: "status" });
  const keep = make("button", { type: "button" });
  const qr = make("button", { type: "button" });
  const image = make("img", { class: "tolva-at-table-qr", alt: "", hidden: "" });
  const ways = make("ul", { class: "tolva-at-table-ways" });
  const buttons = make("p", { class: "tolva-at-table-buttons" }, keep, qr);
  const panel = make("div", {}, about, questions, others, make("label", { class: "tolva-at-table-search" }, label, field), buttons, said, image, profiles, ways, sheet);

  keep.addEventListener("click", () => {
    const { rules, words } = model.get("shown");
    const given = new URLSearchParams(rules);
    const value = (/** @type {string} */ name) => given.get(name) ?? "";
    const called = field.value.trim();
    const profile = { game: value("game"), players: value("players"), options: value("options"), called };
    const came = keepProfile(profile);
    showProfiles();
    say(said, words[came].replace("{most}", String(MOST_PROFILES)));
    model.send({ do: "call", name: called });
  });
  qr.addEventListener("click", () => {
    const url = new URL(location.href);
    url.search = model.get("shown").rules;
    if (field.value.trim()) url.searchParams.set("called", field.value.trim());
    url.hash = "";
    model.send({ do: "qr", url: url.href });
  });
  /** What can be chosen is drawn anew where it is other than it was: who is choosing keeps their place. */
  const showChoices = () => {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.choice;
    const chooser = (/** @type {import("./state.js").Shown["choices"][number]} */ choice) => {
      const options = choice.options.map(([value, words]) => make("option", { value, selected: value === choice.chosen }, words));
      const select = make("select", { "data-choice": choice.name }, ...options);
      select.addEventListener("change", () => model.send({ do: "choose", name: choice.name, value: select.value }));
      return make("label", { class: "tolva-at-table-choice" }, make("span", {}, choice.label), select);
    };
    choices.replaceChildren(...model.get("shown").choices.map(chooser));
    if (focused) choices.querySelector(/** @type {"select"} */ (`[data-choice="${focused}"]`))?.focus();
  };
  /** Each question with its two answers, drawn anew as the choices are. */
  const showQuestions = () => {
    const { differ, words } = model.get("shown");
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.differ;
    questions.replaceChildren(
      ...differ.map(({ name, asked, effect, yes, no, holds }) => {
        const answer = (/** @type {string} */ word, /** @type {string} */ value, /** @type {boolean} */ pressed) =>
          make("button", { type: "button", "data-differ": `${name} ${yes} ${value}`, "aria-pressed": pressed, onclick: () => pressed || model.send({ do: "choose", name, value }) }, word);
        const answers = [answer(words.yes, yes, holds), answer(words.no, no, !holds)];
        return make("div", { role: "group", "aria-label": asked }, make("p", {}, asked, make("small", {}, effect)), make("div", { class: "tolva-at-table-buttons" }, ...answers));
      }),
    );
    [...questions.querySelectorAll("button")].find((one) => one.dataset.differ === focused)?.focus();
  };
  /** The house rules that are kept: one plays by them, or has them forgotten. Who does either keeps their place. */
  const showProfiles = () => {
    const { words, games } = model.get("shown");
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.profile;
    const rows = keptProfiles().map((profile, n) => {
      const name = `${profile.called || words.unnamed} (${games[profile.game] ?? profile.game})`;
      const key = `${profile.game} ${profile.called}`;
      const forget = () => {
        forgetProfile(profile);
        showProfiles();
        const left = profiles.querySelectorAll("li");
        (left[Math.min(n, left.length - 1)]?.querySelector("button") ?? field).focus();
      };
      const play = make("button", { type: "button", "data-profile": key, onclick: () => model.send({ do: "profile", text: JSON.stringify(profile), address: profile }) }, name);
      const away = make("button", { type: "button", "aria-label": words.forget.replace("{name}", name), onclick: forget }, "✕");
      return make("li", {}, play, " ", away);
    });
    profiles.replaceChildren(...(rows.length ? [make("h2", {}, words.profiles), make("ul", { class: "tolva-at-table-ways" }, ...rows)] : []));
    if (focused !== undefined) [...profiles.querySelectorAll("button")].find((one) => one.dataset.profile === focused)?.focus();
  };
  const showImage = () => {
    image.hidden = !model.get("code_image");
    image.alt = model.get("shown").words["qr-alt"];
    if (model.get("code_image")) image.src = model.get("code_image");
  };
  const show = () => {
    const { words, variants, line, called, ways: links } = model.get("shown");
    about.textContent = variants ? `${words.house}: ${line}` : words["none-house"];
    /** @type {HTMLElement} */ (others.firstElementChild).textContent = words["more-choices"];
    others.hidden = !model.get("shown").choices.length;
    others.open = others.open || !model.get("shown").differ.length;
    sheet.replaceChildren(...sheetOf(model.get("shown")));
    label.textContent = words.name;
    keep.textContent = words.keep;
    qr.textContent = words.qr;
    if (document.activeElement !== field) field.value = called;
    ways.replaceChildren(...links.map(([what, href]) => make("li", {}, make("a", { href }, what))));
    showProfiles();
    showQuestions();
    showChoices();
    showImage();
  };
  if (setAside()) say(said, model.get("shown").words["set-aside"]);
  listen(model, "change:code_image", showImage, signal);
  return { panel, show };
}

/**
 * A page whose text and pictures are there before its kernel. The kernel comes when a place for a widget is in sight or
 * touched: the same page is asked for once more, with a kernel, and what stands in its places is put into this one's.
 */

import { ownTurn } from "./admission_queue.js";

/** What a request says that wants the page with its kernel. */
const WITH_KERNEL = { "X-Tolva-Kernel": "now" };

/** How long until a server that is out of reach is asked again, in milliseconds. */
const AGAIN = 3000;

/** The status of a house that is full. */
const FULL = 503;

const root = document.documentElement;
const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const slots = () => [...document.querySelectorAll(".tolva-slot")];

/** Says how long one has to wait; the words are the server's. */
function sayPlace(/** @type {string | null | undefined} */ words) {
  byId("tolva-place").textContent = words ?? "";
  byId("tolva-full").hidden = false;
}

/** Asks for the page with a kernel; as long as the server is out of reach, that is said, and what one reads stays. */
async function ask() {
  for (;; await new Promise((resolve) => setTimeout(resolve, AGAIN))) {
    try {
      const answer = await fetch(location.href, { headers: WITH_KERNEL, cache: "no-store" });
      const text = await answer.text(); // which may break off in the middle
      byId("tolva-connection-lost").hidden = true;
      return { answer, text };
    } catch {
      byId("tolva-connection-lost").hidden = false;
    }
  }
}

/** The page with a kernel, when there is a place for one. */
async function withKernel() {
  for (;;) {
    const { answer, text } = await ask();
    const page = new DOMParser().parseFromString(text, "text/html");
    if (answer.ok) return page;
    if (answer.status !== FULL) throw new Error(answer.statusText);
    byId("tolva-problem").textContent = page.querySelector(`section[lang="${root.lang}"] > :is(h1, h2)`)?.textContent ?? "";
    sayPlace(page.querySelector(`[data-place="${root.lang}"]`)?.textContent);
    await ownTurn(document.body.dataset.turn ?? "", (said) => sayPlace(said[root.lang]));
    byId("tolva-full").hidden = true;
  }
}

/** Voilà begins when the page has loaded. This one has: whoever waits for that from now on is told at once. */
function tellLoaded() {
  const listen = window.addEventListener;
  /** @type {(name: string, listener: any, options?: any) => void} */
  const listenNow = (name, listener, options) => {
    if (name === "load" && document.readyState === "complete") queueMicrotask(() => listener(new Event("load")));
    else listen.call(window, name, listener, options);
  };
  window.addEventListener = listenNow;
}

/** Puts in what the page with a kernel has and this one lacks: which kernel it is, what its places show, and Voilà. */
function bring(/** @type {Document} */ page) {
  const [here, there] = [slots(), [...page.querySelectorAll(".tolva-slot")]];
  const voila = page.querySelector("script[data-voila]");
  const config = page.getElementById("jupyter-config-data");
  if (!voila || !config || here.length !== there.length) throw new Error("another page by now");
  document.body.append(config);
  here.forEach((slot, place) => slot.append(...there[place].childNodes));
  tellLoaded();
  const script = document.createElement("script"); // one that was parsed elsewhere would not run
  script.src = /** @type {string} */ (voila.getAttribute("src"));
  document.body.append(script);
}

/** Has the kernel come, once. */
async function wake() {
  sights.disconnect();
  for (const use of USES) document.removeEventListener(use, touched, { capture: true });
  delete root.dataset.ready;
  byId("tolva-loading").hidden = false;
  for (const button of document.querySelectorAll(".tolva-open")) button.setAttribute("aria-disabled", "true");
  try {
    bring(await withKernel());
    byId("tolva-full").remove(); // from now on it is the page that it would have been
    document.dispatchEvent(new CustomEvent("tolva-kernel-comes"));
  } catch {
    // The notebook was changed meanwhile, or fails: the page that comes now may do better.
    document.dispatchEvent(new CustomEvent("tolva-kernel-fails"));
  }
}

/** What shows that one wants to use a widget. */
const USES = ["pointerdown", "focusin", "click"];

function touched(/** @type {Event} */ event) {
  if (event.target instanceof Element && event.target.closest(".tolva-slot")) wake();
}

const sights = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake());
for (const slot of slots()) sights.observe(slot);
for (const use of USES) document.addEventListener(use, touched, { capture: true });

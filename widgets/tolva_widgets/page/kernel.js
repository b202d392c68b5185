/** Whether the kernel lives, on a page that does not see it itself: it is asked now and then. */

/** @import { PageModel } from "./state.js" */
import { hostHas } from "../base/host.js";
import { listen } from "../base/model.js";

/** How long a kernel may be silent before the page says so, and how often it is asked, in milliseconds. */
const SILENCE = 15_000;
const ASKED_EVERY = 10_000;

/** Shows the notice while the kernel is silent. */
export function watchKernel(/** @type {PageModel} */ model, /** @type {HTMLElement} */ notice, /** @type {AbortSignal} */ signal) {
  if (hostHas("kernel")) return;
  let heard = performance.now();
  const ask = () => {
    notice.hidden = performance.now() - heard < SILENCE;
    model.send({ do: "ping" });
  };
  const timer = setInterval(ask, ASKED_EVERY);
  const hear = (/** @type {{ do: string }} */ message) => {
    if (message.do !== "pong") return;
    heard = performance.now();
    notice.hidden = true;
  };
  listen(model, "msg:custom", hear, signal);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/**
 * Has the browser keep the whole site once a page is there, so that it opens without the net from then on. When a newer one
 * has come, the page says so: the one that is open stays until one loads the other, or closes all its pages.
 */

/** How long that waits for one who may yet want Python, which comes when it is needed, in milliseconds. */
const PATIENCE = 10_000;

/**
 * The computer's own addresses: what is served at a port there today may be another project's tomorrow, and a site that is
 * kept would stand in front of it for good.
 */
const OWN_COMPUTER = ["localhost", "127.0.0.1", "[::1]"];

const root = document.documentElement;

/** Whether the page has all that it needs, or will never have it. */
const isThere = () => ["still", "python", "failed"].some((sign) => root.dataset[sign] !== undefined);

/**
 * When the page has all that it needs: nothing is fetched in front of that. On a slow line Python takes minutes to come,
 * and the whole site, which is far more, would take the line from it.
 * @returns {Promise<void>}
 */
function atRest() {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => isThere() && done());
    observer.observe(root, { attributes: true });
    if (isThere()) done();
    setTimeout(() => root.dataset.coming === undefined && done(), PATIENCE);
  });
}

/** Lets go of what an earlier version has kept there. */
async function letGo() {
  const home = new URL("../../", import.meta.url);
  await (await navigator.serviceWorker.getRegistration(home))?.unregister();
  const ours = (await caches.keys()).filter((name) => name.startsWith(`tolva ${home.pathname} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

async function keep() {
  if (OWN_COMPUTER.includes(location.hostname)) return letGo();
  beginAnewWithNewer();
  tellOfKept();
  await atRest();
  try {
    tellOfNewer(await navigator.serviceWorker.register(new URL("../../sw.js", import.meta.url)));
  } catch {
    // The browser keeps nothing for this page: it needs the net each time.
  }
}

/** Says that all is there without the net, as soon as it is so; where the browser keeps nothing, that is never. */
async function tellOfKept() {
  await navigator.serviceWorker.ready;
  /** @type {HTMLElement} */ (document.getElementById("tolva-kept")).hidden = false;
}

/**
 * Files of the site before are gone when a newer one takes over: each page that is open begins anew with those of the newer,
 * also one for which Python is still on its way. What keeps the first site of all takes over from none.
 */
function beginAnewWithNewer() {
  if (!navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
}

/** Says that a newer site has come, whole, and loads it for whoever wishes. What keeps the first site of all is no newer one. */
function tellOfNewer(/** @type {ServiceWorkerRegistration} */ registration) {
  if (!navigator.serviceWorker.controller) return;
  const notice = /** @type {HTMLElement} */ (document.getElementById("tolva-new-version"));
  const tell = () => (notice.hidden = registration.waiting === null);
  const watch = () => registration.installing?.addEventListener("statechange", tell);
  notice.querySelector("button")?.addEventListener("click", () => registration.waiting?.postMessage("take over"));
  registration.addEventListener("updatefound", watch);
  watch();
  tell();
}

if ("serviceWorker" in navigator) keep();

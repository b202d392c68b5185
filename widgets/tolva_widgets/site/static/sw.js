/**
 * Keeps the site for when there is no net: all files of one version, and never a file of another. A version is kept whole
 * or not at all, each file checked by its hash; the one before it answers until no page of it is open any more, or a page
 * asks for the newer.
 *
 * `VERSION` and `FILES`, the hash of each file by its path, are put in when the site is made.
 */

const NOT_FOUND = "404.html";

const worker = /** @type {any} */ (self);
const home = () => new URL("./", worker.location.href);

/** What the names of this site's caches begin with: another site of ours may lie in another folder of the same host. */
const OURS = `tolva ${home().pathname} `;
const NAME = OURS + VERSION;

/** The file that an address of ours means; undefined where it means none. @returns {string | undefined} */
function fileAt(/** @type {string} */ address) {
  const { origin, pathname } = new URL(address);
  if (origin !== home().origin || !pathname.startsWith(home().pathname)) return undefined;
  const path = decoded(pathname.slice(home().pathname.length));
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  return [file, `${file}.html`].find((name) => Object.hasOwn(FILES, name));
}

/** What an address says; as it stands where it says nothing in UTF-8. */
function decoded(/** @type {string} */ path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A file as it was made, from the net. A host that answers from another address than asked must not show in it. */
async function fetched(/** @type {string} */ file) {
  const answer = await fetch(new Request(new URL(file, home()), { integrity: FILES[file], cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
}

async function keepAll() {
  const cache = await caches.open(NAME);
  await Promise.all(Object.keys(FILES).map(async (file) => cache.put(new URL(file, home()), await fetched(file))));
}

/** Lets go of this site's other versions; those of another site are its own. */
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)));
}

/** A file as it is kept. One that the browser has lost is kept again, as soon as the net has it. */
async function answer(/** @type {string} */ file) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(new URL(file, home()));
  if (kept) return kept;
  const fresh = await fetched(file);
  await cache.put(new URL(file, home()), fresh.clone()).catch(() => {}); // a full browser keeps nothing, and goes on
  return fresh;
}

/** A page of which there is none in this version: there may be in another, which the net has. */
async function elsewhere(/** @type {Request} */ request) {
  const fresh = await fetch(request).catch(() => undefined);
  return fresh?.ok ? fresh : answer(NOT_FOUND);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", (/** @type {any} */ { data }) => data === "take over" && worker.skipWaiting());
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const file = fileAt(request.url);
  if (file) event.respondWith(answer(file));
  else if (request.mode === "navigate" && request.url.startsWith(home().href)) event.respondWith(elsewhere(request));
});

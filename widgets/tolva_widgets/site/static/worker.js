/**
 * Python for one page, beside it: it runs the page's cells, and carries what its widgets and the page say to each other.
 *
 * The page says first which notebook is open (`{ open, seed }`), and once that is, `{ n, text }`, each of which is
 * answered with `{ done: n }` when Python has done with it. The worker says `{ arrived }` as bytes of its files come,
 * `{ text }` as Python does, `{ begun }` when the cells have run, and `{ failed, why }` where it cannot go on: `not-loaded`
 * for a file that does not come, `half-loaded` for one that is not whole, `cell-failed` for a cell.
 */

import { decompress } from "./fzstd.js";
import { loadPyodide } from "./pyodide.js";

/**
 * @typedef {(text: string) => void} Hear
 * @typedef {(tell: (text: string) => void, notebook: string, seed: number | undefined) => Hear} PageKernel
 */

/** Where our packages lie in Python's file system, and the notebooks. */
const HOME = "/tolva";

const BEGIN = `
import os, sys
sys.path.insert(0, "${HOME}")
os.environ["TOLVA_PAGE_SUFFIX"] = ".html"

def kernel(tell, notebook, seed):
    from tolva_widgets.site.inprocess_kernel import WorkerKernel
    os.chdir(os.path.dirname(notebook))
    kernel = WorkerKernel(tell, seed)
    kernel.open(notebook)
    return kernel.hear
kernel`;

/** Something that went wrong, with the name of the sentence that says so. */
class Failure extends Error {
  constructor(/** @type {string} */ code, /** @type {unknown} */ why) {
    super(String(why));
    this.code = code;
  }
}

/** Awaits something; where it goes wrong, that is what it is called. @template Result */
async function orElse(/** @type {string} */ code, /** @type {() => Promise<Result>} */ work) {
  try {
    return await work();
  } catch (why) {
    throw why instanceof Failure ? why : new Failure(code, why);
  }
}

/** A file beside this one, squeezed, as it was before. */
async function unsqueezed(/** @type {string} */ name) {
  const squeezed = await orElse("not-loaded", () => fetched(name));
  return orElse("half-loaded", async () => decompress(squeezed));
}

/** A file beside this one; of what arrives the page is told: a slow line is not one that brings nothing. */
async function fetched(/** @type {string} */ name) {
  const answer = await fetch(new URL(name, import.meta.url));
  const told = new TransformStream({
    transform(/** @type {Uint8Array} */ bytes, next) {
      postMessage({ arrived: bytes.length });
      next.enqueue(bytes);
    },
  });
  return new Uint8Array(await new Response(answer.body?.pipeThrough(told)).arrayBuffer());
}

/** What is packed in a file: contents by path, part after part. */
function unpacked(/** @type {Uint8Array<ArrayBuffer>} */ whole) {
  const numbers = new DataView(whole.buffer, whole.byteOffset);
  /** @type {Map<string, Uint8Array<ArrayBuffer>>} */
  const files = new Map();
  for (let place = 0; place < whole.length; ) {
    const begin = place + 4 + numbers.getUint32(place, true);
    const table = JSON.parse(text(whole.subarray(place + 4, begin)));
    place = begin;
    for (const [path, length] of table) {
      files.set(path, whole.subarray(place, place + length));
      place += length;
    }
  }
  return files;
}

const text = (/** @type {Uint8Array | undefined} */ content) => new TextDecoder().decode(content);

/** Python, with our packages and the notebooks in its file system. */
async function python(/** @type {Map<string, Uint8Array<ArrayBuffer>>} */ files) {
  const pyodide = await loadPyodide({
    indexURL: new URL(".", import.meta.url).href,
    stdLibURL: URL.createObjectURL(new Blob([files.get("python_stdlib.zip") ?? ""])),
    lockFileContents: text(files.get("pyodide-lock.json")),
    packageBaseUrl: import.meta.url, // none is ever asked for
  });
  for (const [path, content] of files) {
    const at = `${HOME}/${path}`;
    pyodide.FS.mkdirTree(at.slice(0, at.lastIndexOf("/")));
    pyodide.FS.writeFile(at, content, { canOwn: true });
  }
  return pyodide;
}

async function loaded() {
  const whole = await unsqueezed("python.pack");
  return orElse("not-loaded", () => python(unpacked(whole)));
}

/** @type {Hear} */
let hear = () => {};

async function begin(/** @type {string} */ notebook, /** @type {number | undefined} */ seed) {
  try {
    const pyodide = await loading;
    const kernel = /** @type {PageKernel} */ (pyodide.runPython(BEGIN));
    const tell = (/** @type {string} */ text) => postMessage({ text });
    hear = await orElse("cell-failed", async () => kernel(tell, `${HOME}/site/${notebook}`, seed));
    postMessage({ begun: true });
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure("not-loaded", error);
    postMessage({ failed: failure.code, why: failure.message });
  }
}

onmessage = ({ data }) => {
  if (data.open) {
    begin(data.open, data.seed);
    return;
  }
  hear(data.text);
  postMessage({ done: data.n });
};

const fail = (/** @type {unknown} */ why) =>
  postMessage({ failed: why instanceof Failure ? why.code : "not-loaded", why: String(why) });

/** What Pyodide fetches by its name, and takes as it was before it was squeezed. */
const WASM = "pyodide.asm.wasm";

/** Fetches as before, and tells of what does not come: Pyodide waits for ever where its own files do not. */
const fetchPlainly = globalThis.fetch;
globalThis.fetch = async (/** @type {RequestInfo | URL} */ asked, /** @type {RequestInit | undefined} */ options) => {
  try {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.endsWith(`/${WASM}`)) return new Response(await wasm, { headers: { "Content-Type": "application/wasm" } });
    const answer = await fetchPlainly(asked, options);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer;
  } catch (why) {
    fail(why);
    throw why;
  }
};
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  fail(event.reason);
});

const wasm = unsqueezed(`${WASM}.zst`);
const loading = loaded();
for (const one of [wasm, loading]) one.catch(() => {}); // told when the page asks to begin

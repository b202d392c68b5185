/**
 * Python for one page, beside it: it runs the page's cells, and carries what its widgets and the page say to each other.
 *
 * The page says first which notebook is open (`{ open, base, integrity }`), and then `{ n, text }`, each of which is
 * answered with `{ done: n }` when Python has done with it. This says `{ text }` as Python does, and `{ failed, why }`
 * where it cannot go on: `load` for a file that does not come or is not whole, `cell` for a cell that fails.
 */

import { loadPyodide } from "./pyodide.mjs";

/** @typedef {{ FS: any, globals: any, runPython: (code: string) => any }} Pyodide */

/** Where our packages lie in Python's file system, and the notebooks. */
const HOME = "/tolva";

const BEGIN = `
import os, sys
sys.path.insert(0, "${HOME}")
os.environ["TOLVA_PAGE_SUFFIX"] = ".html"

def visit(tell, notebook):
    from tolva_widgets.site.visit import WorkerVisit
    os.chdir(os.path.dirname(notebook))
    visit = WorkerVisit(tell)
    visit.open(notebook)
    return visit.hear
visit`;

/** What is packed in a file: contents by path. @returns {Promise<Map<string, Uint8Array>>} */
async function unpacked(/** @type {string} */ address, /** @type {string} */ integrity) {
  const answer = await fetch(address, { integrity });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const whole = await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  let place = 4 + new DataView(whole).getUint32(0, true);
  const table = JSON.parse(new TextDecoder().decode(new Uint8Array(whole, 4, place - 4)));
  const files = new Map();
  for (const [path, length] of table) {
    files.set(path, new Uint8Array(whole, place, length));
    place += length;
  }
  return files;
}

/** Python, with our packages in its file system. @returns {Promise<Pyodide>} */
async function python(/** @type {Map<string, Uint8Array>} */ files, /** @type {string} */ lock) {
  const stdlib = /** @type {Uint8Array<ArrayBuffer>} */ (files.get("python_stdlib.zip"));
  const pyodide = await loadPyodide({
    indexURL: new URL(".", import.meta.url).href,
    stdLibURL: URL.createObjectURL(new Blob([stdlib])),
    lockFileContents: lock,
    packageBaseUrl: import.meta.url, // none is ever asked for
  });
  for (const [path, content] of files) {
    const at = `${HOME}/${path}`;
    pyodide.FS.mkdirTree(at.slice(0, at.lastIndexOf("/")));
    pyodide.FS.writeFile(at, content, { canOwn: true });
  }
  return pyodide;
}

const files = () => unpacked(new URL("python.pack", import.meta.url).href, "");

/** What the page has said before Python was there. @type {{ n: number, text: string }[]} */
const waiting = [];

/** @type {((text: string) => void) | undefined} */
let hear;

function take(/** @type {{ n: number, text: string }} */ { n, text }) {
  hear?.(text);
  postMessage({ done: n });
}

async function begin(/** @type {string} */ notebook) {
  try {
    const pyodide = await loading;
    const visit = pyodide.runPython(BEGIN);
    hear = visit((/** @type {string} */ text) => postMessage({ text }), `${HOME}/site/${notebook}`);
    waiting.splice(0).forEach(take);
  } catch (error) {
    postMessage({ failed: "load", why: String(error) });
  }
}

onmessage = ({ data }) => {
  if (data.open) begin(data.open);
  else if (hear) take(data);
  else waiting.push(data);
};

const loading = files().then((got) => python(got, new TextDecoder().decode(got.get("pyodide-lock.json"))));

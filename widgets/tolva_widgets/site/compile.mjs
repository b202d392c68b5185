// Compiles Python's sources for the browser, with the very Python that runs there: a page then starts in half the time.
// Node runs this when a site is made: node compile.mjs FOLDER-OF-PYODIDE SOURCES COMPILED. Both files are JSON: contents
// in base64, by path.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// The header has a hash that nobody checks in place of a time, so that the same source gives the same bytes. What tells
// lines apart in a traceback, and docstrings, would be a third of what a visitor waits for.
const COMPILE = `
import base64, json, marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType

HEADER = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

def bare(code):
    consts = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=consts)

def compiled(text):
    files = json.loads(text)
    for path, source in files.items():
        code = compile(base64.b64decode(source), path, "exec", dont_inherit=True, optimize=2)
        files[path] = base64.b64encode(HEADER + marshal.dumps(bare(code))).decode()
    return json.dumps(files)

compiled`;

const [folder, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/`, env: { HOME: "/", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
writeFileSync(to, python.runPython(COMPILE)(readFileSync(from, "utf8")));

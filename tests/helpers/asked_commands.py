"""The command line asked in the process."""

import json
from pathlib import Path
from typing import Any

from tolva_teach.records.record import deal_record

SWEDISH = ("--lang", "sv")


def answers(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


def write(path: Path, *texts: str | bytes) -> str:
    path.write_bytes(b"\n".join(text.encode() if isinstance(text, str) else text for text in texts))
    return str(path)


def record(seed: int = 1, **changes: Any) -> str:
    return json.dumps(deal_record("tolva", 4, seed=seed).to_dict() | changes)


def with_events(*events: str) -> str:
    source = deal_record("tolva", 4, seed=1).to_dict()
    source["deals"][0]["events"] = list(events)
    return json.dumps(source)

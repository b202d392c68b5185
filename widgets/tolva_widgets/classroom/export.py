"""Tables as files that are taken home: CSV for a spreadsheet program, and JSON.

A spreadsheet program runs a cell that begins as a formula does. What stands in ours may be a stranger's text, so such a
cell is written with an apostrophe before it, as such programs themselves mark a text.
"""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

MARK = "\ufeff"
"""The mark of UTF-8, without which Excel takes the letters for others."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def csv_text(rows: Sequence[Mapping[str, Any]], heads: Mapping[str, str], *, excel: bool = False) -> str:
    """The rows as CSV.

    Args:
        rows: with the same keys each.
        heads: what each key is called in the first line; these columns are written, in this order.
        excel: as Excel opens it where a comma is for decimals: with semicolons, and the mark of UTF-8 first.

    >>> csv_text([{"name": "=SUM(A1)", "right": 3}], {"name": "Name", "right": "Right"})
    "Name,Right\\r\\n'=SUM(A1),3\\r\\n"
    """
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";" if excel else ",", lineterminator="\r\n")
    writer.writerow([_cell(head) for head in heads.values()])
    writer.writerows([_cell(row[key]) for key in heads] for row in rows)
    return (MARK if excel else "") + written.getvalue()


def _cell(value: Any) -> Any:
    if value is None:
        return ""
    if not isinstance(value, str):
        return int(value) if isinstance(value, bool) else value
    return f"'{value}" if value.lstrip(" ").startswith(_FORMULA) or value.startswith(_FORMULA) else value


def json_text(tables: Mapping[str, Any]) -> str:
    """All of it as JSON, for programs."""
    return json.dumps(tables, ensure_ascii=False, indent=1) + "\n"

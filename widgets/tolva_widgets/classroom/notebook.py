"""A class as a notebook to take home: its tables and plots of them, for whoever wants to go on with the figures.

The notebook has all figures in it and needs nothing but Jupyter: neither this kit, nor the class, nor a library that
draws. It opens where pandas is there too.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Rows = Sequence[Mapping[str, Any]]

PLOTTED = {"rules": ("met", "broken_now"), "questions": ("answered", "right")}
"""Which tables are plotted, each row as a part of a whole: the columns of the whole and of the part. Learners are not:
that would be a list of who is best."""

_HELPERS = '''\
import json
from html import escape

from IPython.display import HTML, SVG, display

tables = json.loads({data})
heads = json.loads({heads})


def shown(value):
    """A cell, as in a spreadsheet: nothing is empty, and what holds is 1."""
    return "" if value is None else str(int(value) if isinstance(value, bool) else value)


def table(name):
    """Shows a table."""
    keys = heads[name]
    head = "".join(f"<th>{{escape(keys[key])}}</th>" for key in keys)
    rows = ["".join(f"<td>{{escape(shown(row[key]))}}</td>" for key in keys) for row in tables[name]]
    display(HTML(f"<table><tr>{{head}}</tr>{{''.join(f'<tr>{{row}}</tr>' for row in rows)}}</table>"))


def bars(name, label, whole, part):
    """Draws a bar for each row: its whole length is `whole`, the dark part of it is `part`."""
    rows, most, drawn = tables[name], max([1, *(row[whole] for row in tables[name])]), []
    for place, row in enumerate(rows):
        top, said = 34 * place, f"{{row[label]}} · {{row[part]}} / {{row[whole]}}"
        drawn.append(f'<text x="0" y="{{top + 13}}" font-size="13">{{escape(said)}}</text>')
        for value, colour in ((row[whole], "#c9d3cd"), (row[part], "#22634a")):
            wide = 600 * value / most
            drawn.append(f'<rect x="0" y="{{top + 18}}" width="{{wide:.1f}}" height="10" fill="{{colour}}"/>')
    size = f'width="620" height="{{34 * len(rows) + 4}}" font-family="sans-serif" style="background:#fff"'
    display(SVG(f'<svg xmlns="http://www.w3.org/2000/svg" {{size}}>{{"".join(drawn)}}</svg>'))
'''


def notebook_text(
    title: str, tables: Mapping[str, Rows], heads: Mapping[str, Mapping[str, str]], say: Callable[[str], str]
) -> str:
    """The notebook, as its file has it.

    Args:
        title: what it is called, perhaps by a stranger's text.
        tables: the rows of each table, by its name.
        heads: what each column is called, by the table's name and the column's key, the first that which names a row.
        say: the sentence `teacher-KEY`.
    """
    helpers = _HELPERS.format(data=_literal(tables), heads=_literal(heads))
    cells = [_text(f"# {_plain(title)}\n\n{say('notebook-how')}"), _code(helpers)]
    for name, columns in heads.items():
        cells.append(_text(f"## {say(f'csv-{name}')}" + (f"\n\n{say(f'notebook-{name}')}" if name in PLOTTED else "")))
        label = next(iter(columns))
        plots = [f"bars({name!r}, {label!r}, {', '.join(map(repr, PLOTTED[name]))})"] if name in PLOTTED else []
        cells.append(_code("\n".join([*plots, f"table({name!r})"])))
    for place, cell in enumerate(cells):
        cell["id"] = f"class-{place}"
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _literal(value: Any) -> str:
    """A text of Python's that holds JSON: whatever a stranger has written, it is only a text."""
    return repr(json.dumps(value, ensure_ascii=True))


def _plain(text: str) -> str:
    """A stranger's text in Markdown that says what it says."""
    return "".join(f"\\{letter}" if letter in _MARKS else letter for letter in text)


_MARKS = frozenset("\\`*_{}[]<>()#+-.!|$&~")


def _text(source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": source}


def _code(source: str) -> dict[str, Any]:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": source}

"""Words that are said where a screen reader listens: said again, they are a change."""

import re
from pathlib import Path

import tolva_widgets

SCRIPTS = sorted(Path(tolva_widgets.__file__).parent.rglob("*.js"))
LIVE = re.compile(r'(?:const |this\.)(\w+) = make\("\w+", \{([^}]*(?:role: "(?:status|alert)"|"aria-live")[^}]*)\}')


def test_no_place_that_is_listened_to_is_written_over_with_what_may_be_the_same_words() -> None:
    # One that is hidden says its words when it is shown.
    found = [(path, *its) for path in SCRIPTS for its in LIVE.findall(path.read_text("utf-8"))]
    live = [(path, name) for path, name, attributes in found if "hidden:" not in attributes]
    assert len(live) > 8
    written = [
        f"{path.name}: {name}"
        for path, name in live
        if re.search(rf"\b{name}\.(?:textContent|innerText) = (?!\"\")", path.read_text("utf-8"))
    ]
    assert written == []

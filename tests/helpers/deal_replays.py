"""A replay as its page drives it: opened by an address, given a record in the dialog."""

import json
from typing import Any

from tolva_widgets.replay.widget import DealReplay


def opening(replay: DealReplay, source: Any) -> str:
    """Opens it as the page's dialog does; what the dialog then says."""
    sent: list[dict[str, Any]] = []
    replay._page.send = lambda content, buffers=None: sent.append(content)
    text = source if isinstance(source, str) else json.dumps(source)
    replay._page._handle_custom_msg({"do": "open", "text": text}, [])
    assert [one["do"] for one in sent] == ["opened"]
    return str(sent[0]["problem"])


def opened_with(**address: str) -> DealReplay:
    """A replay whose page has been opened with this address."""
    replay = DealReplay(lang="en", in_address=True)
    replay._page.set_state({"address": address, "opened": True})
    return replay


def printed_by(replay: DealReplay) -> str:
    """What the page is told to print."""
    sent: list[dict[str, Any]] = []
    replay._page.send = lambda content, buffers=None: sent.append(content)
    replay._page._handle_custom_msg({"do": "print"}, [])
    assert [one["do"] for one in sent] == ["print"]
    return str(sent[0]["html"])

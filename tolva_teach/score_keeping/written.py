"""A score sheet as JSON, in a file, a link or a browser's storage; what is read is a stranger's text.

`{"format": "tolva-score/1", "game": "tolva", "players": 4, "dealer": 0, "deals": [{"melds": [], "vinsten": 0, …}]}`,
with `options`, `score`, `carry`, `order` and `names` as in a record. Names are written only where the sheet stays on
the device.
"""

import json
from typing import Any

from tolva_teach.records.faults import RecordFault
from tolva_teach.records.links import packed_text, unpacked
from tolva_teach.records.record import parse_object, read_head
from tolva_teach.score_keeping.keeping import EntryFault
from tolva_teach.score_keeping.registry import is_kept, keeping_of
from tolva_teach.score_keeping.sheet import MOST_DEALS, Sheet

FORMAT = "tolva-score/1"

SIZE_LIMIT = 200_000
"""The most characters that a sheet may have."""


def to_dict(sheet: Sheet, *, names: bool) -> dict[str, Any]:
    """The sheet as its format writes it.

    Args:
        sheet: the sheet.
        names: whether the players' names stand in it.
    """
    game, start, fresh = sheet.game, sheet.start, sheet.game.first_standing(None, 0, None)
    given: dict[str, Any] = {"options": game.variants} if game.variants else {}
    if start.score != fresh.score:
        given["score"] = list(start.score)
    if start.carry:
        given["carry"] = start.carry
    if start.order is not None:
        given["order"] = list(start.order)
    if names and any(sheet.names):
        given["names"] = list(sheet.names)
    head = {"format": FORMAT, "game": game.name, "players": game.players, **given, "dealer": sheet.first_dealer}
    return {**head, "deals": list(map(dict, sheet.entries))}


def written(sheet: Sheet, *, names: bool = False) -> str:
    """The sheet as text."""
    return json.dumps(to_dict(sheet, names=names), ensure_ascii=False, separators=(",", ":"))


def read_sheet(text: str) -> Sheet:
    """The sheet that a text writes. Whether its deals hold is for the sheet to say.

    Raises:
        RecordFault: it writes none, or is damaged; the sentence is that of a record.
    """
    if len(text) > SIZE_LIMIT:
        raise RecordFault("record.syntax", "too-large", {"limit": SIZE_LIMIT})
    source = parse_object(text.lstrip("\ufeff"))
    if source.get("format") != FORMAT:
        raise RecordFault("record.syntax", "unknown-format", {"known": (FORMAT,)})
    game, start = read_head(source)
    if not is_kept(type(game)):
        raise RecordFault("record.syntax", "unknown-game", {"known": ()})
    dealer, deals = source.get("dealer", 0), source.get("deals")
    if isinstance(dealer, bool) or not isinstance(dealer, int) or not 0 <= dealer < game.players:
        raise RecordFault("record.syntax", "wrong-dealer", {"count": game.players}, deal=0)
    if not isinstance(deals, list) or len(deals) > MOST_DEALS:
        raise RecordFault("record.syntax", "no-deals")
    keeping, entries = keeping_of(game), []
    for number, deal in enumerate(deals):
        try:
            entries.append(keeping.read(deal if isinstance(deal, dict) else {"": deal}))
        except EntryFault as fault:
            raise RecordFault("record.syntax", "wrong-type", {"key": fault.key}, deal=number) from None
    return Sheet(game, start, dealer, tuple(source.get("names", ())), tuple(entries))


def packed(sheet: Sheet) -> str:
    """The sheet in letters that a link may have, without names.

    Raises:
        RecordFault: it is too long for a link.
    """
    return packed_text(written(sheet))


def read_packed(text: str) -> Sheet:
    """The sheet of a link.

    Raises:
        RecordFault: it is none, or damaged.
    """
    return read_sheet(unpacked(text).decode("utf-8", "replace"))

"""What a page is at other addresses than its plain one, made beforehand: `static/addressed.js` finds it there."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ..base.beforehand import Beforehand
from .inprocess_kernel import InProcessKernel
from .states import Said, States, states_after

_OWN = ("choices", "chosen", "address")
"""What of the widget that knows the address is another at another address; the rest it is told by the page."""


@dataclass(frozen=True)
class Addresses:
    """What is made of a page at other addresses than its plain one (`Beforehand`)."""

    names: Sequence[str]
    direct: dict[str, tuple[str, str]]
    """By a name in the address, the widget's name and its trait."""
    page: str
    """The name of the widget that knows the address."""
    opened: list[tuple[Mapping[str, str], States]]
    """Each address, and what the widgets are there, as far as that is not the same at all of them."""

    def made(self, name: str) -> dict[str, Any]:
        """What the page's script is to begin with, where the names of its files begin so."""
        files = [[f"{name}-{first}.json", [values for values, _ in pages]] for first, pages in self._by_first()]
        return {"names": list(self.names), "direct": self.direct, "page": self.page, "files": files}

    def files(self, name: str) -> dict[str, bytes]:
        """A file for those addresses that begin alike: each value that is the same in several of them is there once."""
        return {f"{name}-{first}.json": _written([its for _, its in pages]) for first, pages in self._by_first()}

    def _by_first(self) -> list[tuple[str, list[tuple[Mapping[str, str], States]]]]:
        return [(first, [*pages]) for first, pages in groupby(self.opened, lambda one: one[0][self.names[0]])]


def _written(pages: Sequence[States]) -> bytes:
    """Pages as their file has them: the values, and of each page at which place its widgets' traits stand among them.
    Of a trait that is a mapping it says at which places its values stand."""
    places = dict[str, int]()

    def place(value: Any) -> int:
        return places.setdefault(json.dumps(value, ensure_ascii=False, separators=(",", ":")), len(places))

    def written(value: Any) -> Any:
        return {key: place(its) for key, its in value.items()} if isinstance(value, dict) else place(value)

    told = [{name: {key: written(its) for key, its in state.items()} for name, state in page.items()} for page in pages]
    return f'{{"values":[{",".join(places)}],"pages":{json.dumps(told, separators=(",", ":"))}}}'.encode()


def opened_at(kernel: InProcessKernel, said: Said, before: States, beforehand: Beforehand) -> Addresses:
    """What the widgets are at each of these addresses. One goes from the one to the other, as with the browser's way
    back."""
    page = next(name for name, state in before.items() if state.get("address_keys"))
    found = []
    for returns, values in enumerate(beforehand.addresses, 1):
        told = len(said)
        state = {"address": dict(values), "returns": returns}
        kernel.hear(page, {"method": "update", "state": state, "buffer_paths": []})
        now = states_after(said)
        written = [data["state"] for name, data in said[told:] if name == page and "address" in data.get("state", {})]
        address = written[-1]["address"] if written else dict(values)
        chosen = {name: now[page]["chosen"][name] for name in beforehand.names if name in now[page]["chosen"]}
        found.append((values, {**now, page: {**now[page], "address": address, "chosen": chosen}}))
    direct = {name: (widget.model_id, trait) for name, (widget, trait) in beforehand.direct.items()}
    return Addresses(beforehand.names, direct, page, _differing(before, found, page))


def _differing(
    before: States, found: list[tuple[Mapping[str, str], States]], page: str
) -> list[tuple[Mapping[str, str], States]]:
    """Of each page the traits that are not the same at all addresses: it takes the place of whichever was shown."""
    differing = {
        (name, trait)
        for _, states in found
        for name, state in states.items()
        for trait, value in state.items()
        if name in before and (name != page or trait in _OWN) and value != before[name].get(trait)
    }
    return [
        (
            values,
            {
                name: {trait: value for trait, value in state.items() if (name, trait) in differing}
                for name, state in states.items()
                if any((name, trait) in differing for trait in state)
            },
        )
        for values, states in found
    ]

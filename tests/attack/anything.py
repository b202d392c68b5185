"""Anything that JSON can say, with the words that pages and kernels use in it."""

from random import Random

_PLAIN = [None, True, -1, 10**20, 1e308, "", "SA", "<b>", "\u202e", "x" * 2000, "0"]
_KEYS = ["do", "key", "keys", "id", "text", "turn", "event", "at", "seen", "select", "x"]
_DONE = ["select", "choose", "type", "on", "all", "open", "x"]


def anything(chance: Random, depth: int) -> object:
    """A value with others in it, so deep at most."""
    if not depth or chance.random() < 0.4:
        return chance.choice(_PLAIN)
    if chance.random() < 0.5:
        return [anything(chance, depth - 1) for _ in range(chance.randrange(4))]
    said = {chance.choice(_KEYS): anything(chance, depth - 1) for _ in range(chance.randrange(5))}
    return {"do": chance.choice(_DONE), **said}

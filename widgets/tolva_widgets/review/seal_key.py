"""The key by which a server where a class is open knows what its kernels have judged (`seal`)."""

import os

KEY_VARIABLE = "TOLVA_SEAL"
"""The variable of the environment that has the key, of the server where a class is open and of its kernels."""


def make_key() -> None:
    """Have this process, and what it starts from now on, seal what is judged, with a key that nobody else has."""
    os.environ[KEY_VARIABLE] = os.urandom(32).hex()


def drop_key() -> None:
    """Seal nothing, whatever this process was started with."""
    os.environ.pop(KEY_VARIABLE, None)


def has_key() -> bool:
    """Whether what is judged here is sealed."""
    return bool(os.environ.get(KEY_VARIABLE))

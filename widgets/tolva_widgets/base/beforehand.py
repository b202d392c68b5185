"""What a site of files makes of a page beforehand, for who opens it before Python is there, or where it never comes."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from ipywidgets import Widget


class Beforehand(NamedTuple):
    """The pages at other addresses than its plain one, made beforehand."""

    names: Sequence[str] = ()
    """The names in an address that tell these pages apart. To choose one anew leaves those behind it as usual."""
    addresses: Sequence[Mapping[str, str]] = ()
    """The addresses by their values, one for each name: the page's plain one first, and of others that begin alike the
    usual one first."""
    direct: Mapping[str, tuple[Widget, str]] = MappingProxyType({})
    """What an address gives to a widget as it is: by name, the widget and its trait."""

"""A deal laid out by hand: which card lies where, what is still missing, and the record that comes of it."""

from tolva_teach.editing.layout import Layout
from tolva_teach.editing.reading import Begun, begun_from

__all__ = ["Begun", "Layout", "begun_from"]

"""A table as a picture, and in words.

`draw` gives an SVG document, `still` an image for a notebook's stored output, `describe` the words alone.
"""

from tolva_teach.picture.document import Still, describe, draw, still

__all__ = ["Still", "describe", "draw", "still"]

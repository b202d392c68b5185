"""The plain parts that our composed widgets are made of: words, boxes and buttons that style sheets of ours dress.

ipywidgets gives each widget a layout and a style of its own, of forty values that nobody sets here. A lesson of eleven
exercises would send a hundred and more of them before a page is there; parts have theirs in common.
"""

import ipywidgets
from ipywidgets.widgets.widget_string import HTMLStyle

from tolva_widgets.base.singletons import singleton


def undecorated() -> ipywidgets.Layout:
    """The layout of every part that is laid out by style sheets alone. It is not to be changed."""
    return singleton(ipywidgets.Layout, ipywidgets.Layout)


def words() -> ipywidgets.HTML:
    """A place for words."""
    return ipywidgets.HTML(layout=undecorated(), style=singleton(HTMLStyle, HTMLStyle))


def box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
    """Parts that are laid out together, by a class of this name."""
    made = ipywidgets.Box(children, layout=undecorated())
    made.add_class(name)
    return made


def button(*, primary: bool = False) -> ipywidgets.Button:
    """A button. Its layout is its own, for it may come and go."""
    style = singleton(ipywidgets.ButtonStyle, ipywidgets.ButtonStyle)
    return ipywidgets.Button(button_style="primary" if primary else "", style=style)

"""Widgets of which a page has one."""

import ipywidgets

from tolva_widgets.base.singletons import Singletons, page_of_its_own, shared_state, singleton


def test_a_key_gives_one_widget_until_it_is_closed() -> None:
    key = "a thing of this test's"
    kept: Singletons = {}
    with page_of_its_own(kept):
        made = shared_state(key, lambda: {"number": 1})
        assert shared_state(key, lambda: {"number": 2}) is made
        made.close()
        assert kept == {}, "nothing that is closed is kept"
        again = shared_state(key, lambda: {"number": 3})
        assert again.content == {"number": 3}
        again.close()


def test_each_page_has_its_own() -> None:
    one, other = Singletons(), Singletons()
    with page_of_its_own(one):
        layout = singleton(ipywidgets.Layout, ipywidgets.Layout)
        with page_of_its_own(other):
            assert singleton(ipywidgets.Layout, ipywidgets.Layout) is not layout
        assert singleton(ipywidgets.Layout, ipywidgets.Layout) is layout
    for singletons in (one, other):
        for widget in list(singletons.values()):
            widget.close()
    assert one == other == {}

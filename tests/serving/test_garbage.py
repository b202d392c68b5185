"""What stays is looked at no more."""

import gc

from tolva_widgets.serving.garbage import set_aside


def test_what_is_there_already_is_looked_at_no_more_and_what_comes_later_is() -> None:
    stays: list[object] = []
    try:
        set_aside()
        later: list[object] = []
        looked_at = {id(one) for one in gc.get_objects()}
        assert id(stays) not in looked_at
        assert id(later) in looked_at
    finally:
        gc.unfreeze()

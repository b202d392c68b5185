"""What stays for as long as the server is kept from Python's collector of garbage."""

import gc


def set_aside() -> None:
    """Have the collector look no more at what there is now: modules, handlers, texts and pages.

    There are a quarter of a million of such objects. A full look at them lets every visitor wait for some tenths of a
    second, finds nothing, and comes again and again while a class is at work.
    """
    gc.collect()
    gc.freeze()

"""Stands for IPython in a page's Python, where no shell runs: it has what ipywidgets and lessons ask of it."""


def get_ipython() -> None:
    """No shell."""
    return

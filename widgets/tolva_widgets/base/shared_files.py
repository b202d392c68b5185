"""Where the files lie that pages share with widgets: a page loads them from beside its own, widgets have them inlined."""

from pathlib import Path

SHARED_FILES = Path(__file__).with_name("static")

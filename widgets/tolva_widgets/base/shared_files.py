"""Where the files lie that pages and widgets share: a page loads them as they are, a widget has them in its own."""

from pathlib import Path

SHARED_FILES = Path(__file__).with_name("static")

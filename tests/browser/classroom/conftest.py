"""A hub is tried where this computer has what it needs."""

from helpers.hub import programs
from helpers.postgresql import programs as of_postgresql

collect_ignore = [] if of_postgresql() and programs() else ["test_hub.py"]

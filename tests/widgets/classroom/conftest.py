"""What is looked at where this computer has the program for it."""

from helpers.postgresql import programs

collect_ignore = [] if programs() else ["test_postgresql.py"]

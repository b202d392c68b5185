"""There is no shell."""


class InteractiveShell:
    """What none is an instance of."""

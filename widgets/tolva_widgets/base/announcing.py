"""What is said to those who listen."""


def anew(words: str, before: str) -> str:
    """The words, to be said after those before: a page says only what changes, so the same ones get a space more."""
    return f"{words} " if words == before else words

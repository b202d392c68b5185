"""What is said to those who listen."""


def announcement(words: str, before: str) -> str:
    """The words as a page is given them, to be said after those before: it says only what changes,
    so the same ones get a space more."""
    return f"{words} " if words == before else words

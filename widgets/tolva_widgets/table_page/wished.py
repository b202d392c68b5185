"""What is told of a deal that somebody wished for."""

from tolva_teach.records.record import Record


def wish_of(record: Record, lang: str) -> str:
    """The wish by which a record says that it was found, in a person's words; empty where its comment is no wish.

    What reads wishes is imported for a comment that can be one: prose ends in a full stop, and no wish does.
    """
    if not record.comment or record.comment.rstrip().endswith("."):
        return ""
    from tolva_teach.dealer.language import spoken

    return spoken.wish_of(record, lang)

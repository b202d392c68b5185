"""An address as a QR code, to be read from a screen."""

LONGEST = 900
"""The longest address that a phone reads from a screen, in characters."""
_LONG = 400
"""A longer one is drawn so that it stands fewer faults: else its dots would be too fine."""


def code_image(url: str) -> str:
    """The code as an image's own address.

    Args:
        url: a stranger's text: what is no address of a page, or too long, has no code and gives an empty text.

    Raises:
        ImportError: nothing here can draw one: somebody runs our wheel in a browser without `segno`.
    """
    import segno

    if not url.startswith(("http://", "https://")) or len(url) > LONGEST:
        return ""
    code = segno.make_qr(url, error="m" if len(url) <= _LONG else "l")
    return str(code.svg_data_uri(border=4, light="#fff", omitsize=True))

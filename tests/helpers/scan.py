"""What a phone's camera reads from a code on a page."""

from collections.abc import Sequence

import zxingcpp


def read_code(points: Sequence[int], size: int) -> str:
    """What stands in the only QR code of a square picture.

    Other kinds are not looked for: in one of some 600 codes the squares of a row happen to be bars of a
    shop's code too.

    Args:
        points: The lightness of each point, 0 to 255, row by row.
        size: The picture's side, in points.
    """
    picture = memoryview(bytes(points)).cast("B", (size, size))
    (code,) = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)
    return str(code.text)

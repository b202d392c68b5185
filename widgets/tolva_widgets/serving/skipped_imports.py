"""What the server need not import."""

import sys


def skip_imports() -> None:
    """Have jsonschema do without its check of internationalised addresses, as where that package is not installed.

    Jupyter's server brings `rfc3987_syntax`, which reads forty grammars while it is imported: a whole second of
    processor time, half of what the server takes until it answers. No schema of Jupyter's asks for such addresses.
    """
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]  # the import system's own sign for it

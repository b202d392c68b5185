"""Numbers with decimals, and per cents, as a language writes them."""

from copy import copy

_MINUS = "\N{MINUS SIGN}"


def percent(share: float, lang: str, digits: int = 0) -> str:
    """A share of one in per cent, with so many decimals.

    >>> percent(0.125, "en", digits=1)
    '12.5%'
    """
    from babel import Locale

    pattern = copy(Locale.parse(lang).percent_formats[None])
    pattern.frac_prec = (digits, digits)
    return _signed(pattern.apply(share, lang))


def decimal(number: float, lang: str, digits: int = 0) -> str:
    """A number with so many decimals.

    >>> decimal(-1.5, "sv", digits=2)
    '−1,50'
    """
    from babel.numbers import format_decimal

    return _signed(format_decimal(number, "0." + "0" * digits if digits else "0", locale=lang))


def has_decimal_comma(lang: str) -> bool:
    """Whether a comma stands before decimals, so that programs for tables put something else between two cells.

    >>> has_decimal_comma("sv"), has_decimal_comma("en")
    (True, False)
    """
    return "," in decimal(0.5, lang, digits=1)


def _signed(written: str) -> str:
    """What is below zero has a minus sign, no hyphen."""
    return written.replace("-", _MINUS)

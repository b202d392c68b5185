"""What is typed: short and long, one card or several, words to say; what is unclear or unknown is never guessed."""

import pytest

from tolva_teach.texts import card_name
from tolva_teach.typed import LONGEST, Chosen, NotOffered, TypedOption, Unclear, Unknown, read

HELD = ("HQ", "HK", "H10", "SA", "SK", "CJ", "CK", "D7", "S7", "S2")

SAID = {
    "sv": """Mäl spader; Mäl hjärter; Fråga din partner; Fråga efter hjärter; Svara ja; Svara nej; Passa; Säg ”högt”;
        Knacka; Dra ur talongen; Vänd upp kort på bordet""",
    "en": """Meld spades; Meld hearts; Ask your partner; Ask for hearts; Answer yes; Answer no; Pass; Say “high”;
        Knock; Draw from the stock; Turn up cards on the table""",
}

COMMANDS = {"sv": ("frågan, fråga", "klar, svara", "bord"), "en": ("question", "done, answer", "table")}


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(";")]


def cases(text: str) -> list[tuple[str, list[str]]]:
    """Pairs of what is typed and what is meant: `typed = key, key; typed = key`."""
    pairs = [part.split(" = ") for part in listed(text)]
    return [(one.strip(), [key.strip() for key in keys.split(",")]) for one, keys in pairs]


def options(lang: str) -> list[TypedOption]:
    cards = [TypedOption(card, (card_name(card, lang),), (card,)) for card in HELD]
    said = [TypedOption(name, (name,)) for name in listed(SAID[lang])]
    return [*cards, *said, *(TypedOption(names, tuple(names.split(", ")), is_command=True) for names in COMMANDS[lang])]


def typed(text: str, lang: str, **more: object) -> object:
    return read(text, options(lang), lang, **more)  # type: ignore[arg-type]


def meant(reading: object) -> list[str]:
    assert isinstance(reading, Unclear)
    return [option.name for option in reading.options]


@pytest.mark.parametrize(
    "text",
    ["hjärter dam", "Hjarter Dam", "hjärterdam", "hjdam", "hd", "HD", "dh", "dam hjärter", "hq", "♥D", "damen", "h d"],
)
def test_a_card_in_swedish(text: str) -> None:
    assert typed(text, "sv") == Chosen(("HQ",))


@pytest.mark.parametrize(
    "text", ["queen of hearts", "the Queen of hearts", "queen hearts", "qh", "hq", "Q♥", "hd", "hearts queen", "queen"]
)
def test_a_card_in_english(text: str) -> None:
    assert typed(text, "en") == Chosen(("HQ",))


@pytest.mark.parametrize(
    ("text", "keys"),
    cases(
        """h10 = H10; 10h = H10; hjärter tio = H10; tian = H10; ht = H10; kkn = CJ; knk = CJ; kk = CK; k k = CK;
        spader två = S2; 2 = S2; tvåan = S2; r7 = D7"""
    ),
)
def test_tens_knaves_and_numbers(text: str, keys: list[str]) -> None:
    assert typed(text, "sv") == Chosen(tuple(keys))


@pytest.mark.parametrize(
    ("text", "keys"),
    cases(
        """mäl spader = Mäl spader; MAL SPAD = Mäl spader; pass = Passa; passa = Passa; dra = Dra ur talongen;
        knack = Knacka; högt = Säg ”högt”; fråga om hjärter = Fråga efter hjärter; nej = Svara nej;
        fråga partner = Fråga din partner; vänd upp = Vänd upp kort på bordet"""
    ),
)
def test_words_to_say_in_swedish(text: str, keys: list[str]) -> None:
    assert typed(text, "sv") == Chosen(tuple(keys))


@pytest.mark.parametrize(
    ("text", "keys"),
    cases(
        """meld spades = Meld spades; pass = Pass; draw = Draw from the stock; knock = Knock; high = Say “high”;
        ask for hearts = Ask for hearts; ask partner = Ask your partner; no = Answer no"""
    ),
)
def test_words_to_say_in_english(text: str, keys: list[str]) -> None:
    assert typed(text, "en") == Chosen(tuple(keys))


@pytest.mark.parametrize(
    ("text", "names"),
    cases(
        """mäl = Mäl spader, Mäl hjärter; kung = hjärter kung, spader kung, klöver kung; sju = ruter sju, spader sju;
        fråga = Fråga din partner, Fråga efter hjärter, frågan; svara = Svara ja, Svara nej, klar"""
    ),
)
def test_what_could_be_several_is_asked_about(text: str, names: list[str]) -> None:
    assert sorted(meant(typed(text, "sv"))) == sorted(names)


def test_a_command_goes_before_a_choice_that_only_has_its_word_in_it() -> None:
    assert typed("table", "en") == Chosen(("table",))
    assert typed("bord", "sv") == Chosen(("bord",))
    assert typed("frågan", "sv") == Chosen(("frågan, fråga",))


@pytest.mark.parametrize("text", ["hjärter xyz", "xyz", "spela xyz"])
def test_a_word_that_means_nothing_is_named(text: str) -> None:
    assert typed(text, "sv") == Unknown("xyz")


@pytest.mark.parametrize(
    "text", ["hjärter ess", "ha", "ruter kung", "joker", "mäl ruter", "tolv", "tvåor", "en", "och"]
)
def test_what_is_not_offered_is_not_taken_for_something_else(text: str) -> None:
    assert typed(text, "sv") == NotOffered()


def test_letters_that_may_mean_a_card_that_is_not_there_are_asked_about() -> None:
    alone = [TypedOption("H9", ("hjärter nio",), ("H9",))]
    assert meant(read("hj", alone, "sv")) == ["hjärter nio"]  # the knave of hearts, or any heart?
    assert read("hjärter", alone, "sv") == Chosen(("H9",))


@pytest.mark.parametrize(
    ("text", "keys"),
    cases(
        """sa och sk = SA, SK; spader ess och kung = SA, SK; två sjuor = D7, S7; spader sju och ruter sju = S7, D7;
        spader och ruter sju = S7, D7; sjuor = D7, S7; hjärter dam och mäl spader = HQ, Mäl spader;
        hd hk h10 = HQ, HK, H10; ess + tio = SA, H10; hjärter dam och kung = HQ, HK"""
    ),
)
def test_several_at_once_in_swedish(text: str, keys: list[str]) -> None:
    assert typed(text, "sv", several=True) == Chosen(tuple(keys))
    assert not isinstance(typed(text, "sv"), Chosen)


@pytest.mark.parametrize(
    ("text", "keys"),
    cases(
        """ace and king of spades = SA, SK; seven of spades and diamonds = S7, D7; two sevens = D7, S7;
        ace of spades and the queen of hearts = SA, HQ; qh & kh = HQ, HK"""
    ),
)
def test_several_at_once_in_english(text: str, keys: list[str]) -> None:
    assert typed(text, "en", several=True) == Chosen(tuple(keys))


@pytest.mark.parametrize("text", ["ess och kung", "hd och kung", "två kungar"])
def test_of_several_each_must_be_clear(text: str) -> None:
    assert {"hjärter kung", "spader kung"} <= set(meant(typed(text, "sv", several=True)))


def test_of_several_each_must_be_offered() -> None:
    assert typed("hd och ha", "sv", several=True) == NotOffered()
    assert typed("tre sjuor", "sv", several=True) == NotOffered()


def test_what_is_done_with_several_is_typed_with_them() -> None:
    both = Chosen(("S7", "D7"), done=True)
    assert typed("lägg spader sju och ruter sju", "sv", several=True, together="Lägg") == both
    assert typed("lägg sju sju", "sv", several=True, together="Lägg") != both
    assert typed("ge spader sju och ruter sju", "sv", several=True, together="Lägg") == NotOffered()


SETS = [
    TypedOption("S7", ("Lägg en sjua",), ("S7",)),
    TypedOption("S7+D7", ("Lägg två sjuor",), ("S7", "D7")),
    TypedOption("S9+C9", ("Lägg två nior",), ("S9", "C9")),
]


@pytest.mark.parametrize(
    ("text", "keys"),
    cases("""två sjuor = S7+D7; r7 s7 = S7+D7; lägg två nior = S9+C9; sju = S7; lägg s7 = S7; nior = S9+C9"""),
)
def test_a_set_that_is_offered_as_one(text: str, keys: list[str]) -> None:
    assert read(text, SETS, "sv") == Chosen(tuple(keys))


def test_what_is_done_with_cards_alone_is_asked_about() -> None:
    assert meant(read("lägg", SETS, "sv")) == [option.name for option in SETS]
    assert read("lägg", SETS[:1], "sv") == Chosen(("S7",))
    assert read("ge", SETS, "sv") == NotOffered()


def test_what_nobody_could_tell_apart_is_the_first_of_them() -> None:
    twice = [TypedOption("S7", ("spader sju",), ("S7",)), TypedOption("S7'", ("spader sju",), ("S7",))]
    assert read("s7", twice, "sv") == Chosen(("S7",))
    assert read("två sjuor", twice, "sv", several=True) == Chosen(("S7", "S7'"))
    jokers = [
        TypedOption("*1", ("joker",), ("*1",)),
        TypedOption("*2", ("joker",), ("*2",)),
        TypedOption("HK", ("hjärter kung",), ("HK",)),
    ]
    assert read("joker", jokers, "sv") == Chosen(("*1",))
    assert read("kung och joker", jokers, "sv", several=True) == Chosen(("HK", "*1"))


def test_numbers_scores_and_seats() -> None:
    numbers = [TypedOption(f"number:{number}", (str(number),)) for number in (2, 12, 31)]
    assert read("2", numbers, "sv") == read("två", numbers, "sv") == Chosen(("number:2",))
    assert read("tolv", numbers, "sv") == Chosen(("number:12",))
    assert read("3", numbers, "sv") == NotOffered()
    scores = [
        TypedOption(name, (name,))
        for name in ("Du: 10 · spelare 2: −4", "Du: 10 · spelare 2: 4", "Du: 10 · spelare 2: −3")
    ]
    assert read("du 10 spelare 2 -4", scores, "sv") == Chosen((scores[0].key,))
    assert read("10", scores, "sv") == Unclear(tuple(scores))
    assert read("−3", scores, "sv") == Chosen((scores[2].key,))
    seats = [TypedOption(name, (name,)) for name in ("Du", "Din partner", "Spelare 1", "Spelare 3", "Ingen")]
    assert read("partner", seats, "sv") == Chosen(("Din partner",))
    assert read("3", seats, "sv") == Chosen(("Spelare 3",))
    assert len(meant(read("spelare", seats, "sv"))) == 2


def test_the_english_knave_by_the_swedish_letters() -> None:
    knaves = [TypedOption("HJ", ("jack of hearts",), ("HJ",)), TypedOption("SJ", ("jack of spades",), ("SJ",))]
    assert read("hkn", knaves, "en") == read("jh", knaves, "en") == read("hj", knaves, "en") == Chosen(("HJ",))


def test_too_long_a_text_is_refused() -> None:
    with pytest.raises(ValueError, match=str(LONGEST)):
        read("x" * (LONGEST + 1), [], "sv")


def test_a_text_with_too_many_meanings_is_not_offered() -> None:
    assert typed(" ".join(["k"] * (LONGEST // 2)), "sv", several=True) == NotOffered()


@pytest.mark.parametrize("text", ["<b>", "\0", "♠♠♠", "-", "'; --", "ﷺ" * 20, "½", "٣", "-5", "00"])
def test_strange_characters_are_no_choice(text: str) -> None:
    assert not isinstance(typed(text, "sv", several=True), Chosen)

"""House rules under a name: what they hold, and the line that tells them."""

import pytest

from tolva_teach.games import GAMES
from tolva_teach.play.profile import CALLED_LENGTH, Profile, house_line, read_called
from tolva_teach.texts import LANGUAGES, option_name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_line_tells_each_option_that_is_not_as_in_the_book(game: str, lang: str) -> None:
    known = GAMES[game].options_known
    ours = Profile("Mormors <b>regler", game, **{key: option.usual()[1] for key, option in known.items()})
    line = house_line(ours.rules, lang, ours.called)
    assert all(option_name(key, lang) in line for key in known)
    assert "Mormors <b>regler" in line
    assert line.endswith(".")
    assert dict(ours) == ours.rules.variants
    assert house_line(Profile("Mormors", game).rules, lang, "Mormors") == ""


def test_a_profile_is_of_options_that_the_game_has() -> None:
    with pytest.raises(ValueError, match="lives"):
        Profile("Ours", "tolp", lives=5)


def test_a_name_is_one_line_of_any_script_and_no_longer_than_names_are() -> None:
    assert read_called("  بيت \n\t جدتي ") == "بيت جدتي"
    assert len(read_called("x" * 500)) == CALLED_LENGTH
    piled = "\N{COMBINING TILDE}"
    assert read_called("A\N{RIGHT-TO-LEFT OVERRIDE}b" + 20 * piled + "!") == "A b" + 3 * piled + "!"

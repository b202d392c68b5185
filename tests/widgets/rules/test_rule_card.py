"""A rule as a card."""

from html import unescape
from pathlib import Path

import pytest
from traitlets import TraitError

from helpers.placeholders import write_notebook
from tolva_teach.texts import LANGUAGES, rule, rule_ids
from tolva_widgets.rules.card import RuleCard
from tolva_widgets.rules.words import page_of


def shown(card: RuleCard) -> str:
    return str(card.children[-1].value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_card_with_title_text_and_source(lang: str) -> None:
    for rule_id in rule_ids():
        text, card = rule(lang, rule_id), unescape(shown(RuleCard(rule_id, lang=lang)))
        assert all(part in card for part in (text.title, text.text, text.source, text.example or ""))


@pytest.mark.parametrize(("game", "players"), [("bondtolva", 2), ("bordstolva", 2), ("plocketolva", None)])
def test_trick_overtake_two_players_are_told_nothing_of_partners(game: str, players: int | None) -> None:
    for lang in LANGUAGES:
        assert "partner" in shown(RuleCard("trick.overtake", lang=lang, game="bondtolva", players=4))
        assert "partner" not in shown(RuleCard("trick.overtake", lang=lang, game=game, players=players))


def test_the_link_leads_to_the_game_that_it_is_told_of() -> None:
    assert 'href="rules-bondtolva.ipynb#trick.overtake"' in shown(RuleCard("trick.overtake", game="bondtolva"))


def test_an_interpretation_is_marked_as_ours() -> None:
    assert "Vår tolkning:" in shown(RuleCard("tolva.meld.one", lang="sv"))
    assert "Our interpretation:" in shown(RuleCard("tolva.meld.one", lang="en"))
    assert "Our interpretation:" not in shown(RuleCard("trick.follow", lang="en"))


def test_unknown_rule_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(TraitError, match=r"no rule 'trick\.cheat'.*trick\.follow"):
        RuleCard("trick.cheat")


def test_the_link_leads_to_the_rule_itself() -> None:
    assert 'href="rules-tolva.ipynb#trick.overtake"' in shown(RuleCard("trick.overtake"))
    assert 'href="rules-plocketolva.ipynb#plocke.draw"' in shown(RuleCard("plocke.draw"))
    assert "<a " not in shown(RuleCard("record.syntax"))
    assert "<a " not in shown(RuleCard("trick.overtake", rules_page=""))


def test_the_link_leads_to_the_site_that_the_notebook_lies_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_notebook(tmp_path / "sv" / "tolpregler.ipynb", "Tölp", kind="rules", game="tolp")
    monkeypatch.chdir(tmp_path / "sv")
    assert page_of("tolp.higher") == page_of("tolp.higher", "tolp", "sv") == "tolpregler.ipynb"
    assert page_of("tolp.higher", "tolva") == page_of("tolp.higher", "tolp", "en") == page_of("trick.overtake") == ""
    assert "<a " not in shown(RuleCard("trick.overtake"))


def test_a_card_turns_to_another_rule_and_language() -> None:
    card = RuleCard("trick.follow", lang="sv")
    card.rule_id, card.lang = "trick.trump", "en"
    assert rule("en", "trick.trump").title in shown(card)


def test_markup_in_an_address_is_escaped() -> None:
    assert '"><script>' not in shown(RuleCard("trick.follow", rules_page='"><script>'))

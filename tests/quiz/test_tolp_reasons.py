"""Why it is a player's turn in Tölp: that the reason decides, and is true."""

from helpers.breadth import so_many
from tolva_teach.quiz.tolp import WHO_LEADS

SEEDS = range(so_many(50, 150))


def test_after_somebody_goes_out_the_next_with_cards_left_is_passed_over_only_where_it_is_told() -> None:
    met = set()
    for seed in SEEDS:
        question = WHO_LEADS[2].question(seed, 3)
        for choice in question.choices:
            verdict = question.verdict(choice.key)
            if verdict.rule != "tolp.out" or not verdict.case.startswith("went-out"):
                continue
            met.add(verdict.case)
            gone, hands = verdict.facts["seat"], question._continuation.after.hands
            after = [(gone + step) % len(hands) for step in range(1, len(hands))]
            left = [seat for seat in after if hands[seat]]
            passed_over = left[: left.index(verdict.facts["winner"])]
            assert passed_over == list(verdict.facts.get("actors", ()))
    assert met == {"went-out", "went-out-unable"}


def test_whose_turn_it_is_is_asked_with_the_cards_told_of_on_the_pile_as_they_were_laid() -> None:
    for seed in SEEDS:
        question = WHO_LEADS[1].question(seed, 2)
        laid = [step.decision for step in question._continuation.steps if step.decision.verb == "lay"]
        if question.position.asked != "leads" or not laid:
            continue
        table = question.table
        (pile,) = (zone for zone in table.zones if zone.name == "pile")
        assert {card.card for card in pile.cards if "last" in card.marks} == set(laid[-1].args)
        assert {card.seat for card in pile.cards if "last" in card.marks} == {laid[-1].seat}
        left = {card.card for zone in table.zones if zone.kind == "hand" for card in zone.cards}
        assert not left & {card for decision in laid for card in decision.args}
        assert not any(mark in ("to-act", "passed") for place in table.places for mark in place.marks)

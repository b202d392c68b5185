"""What can be wrong with a record or a situation, as codes and facts: `messages` makes the sentences."""

from tolva_teach.rules.verdicts import NO_FACTS, Facts


class RecordFault(Exception):  # noqa: N818 - it is an answer, not an error of the program
    """A record that is wrong, or an event in it that the rules refuse. Rule and case together name the sentence."""

    def __init__(
        self,
        rule: str,
        case: str,
        facts: Facts = NO_FACTS,
        *,
        deal: int | None = None,
        event: int | None = None,
        said: str | None = None,
    ) -> None:
        """
        Args:
            rule: the id of what refuses it: a rule of the game, or `record.…`.
            case: which of the rule's situations this is.
            facts: what the sentence needs to know.
            deal: the number of the deal, or None where the whole record is wrong.
            event: the number of the event in it, or None where no event is refused.
            said: the event as written.
        """
        super().__init__(f"{rule} ({case})")
        self.rule = rule
        self.case = case
        self.facts = facts
        self.deal = deal
        self.event = event
        self.said = said

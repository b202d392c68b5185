"""What a head teacher is told is kept of a class: all that the file has, in both languages."""

import json

import pytest

from tolva_widgets.classroom.storage.schema import METADATA
from tolva_widgets.courses.catalogue import notebooks_directory

SAID = {
    "en": {
        "class.name": "its name",
        "class.lang": "its name and language",
        "class.made": "when it began",
        "class.state": "what the projector shows",
        "class.asked": "which question everybody is being asked",
        "class.sent": "which page they have been sent to",
        "class.tables": "whether they are asked for their table",
        "class.house": "your house rules and what you call them",
        "prepared.question": "the list of prepared questions",
        "class.version": "a count of how often the file has been written to",
        "asked.question": "which question it was",
        "asked.at": "when it was asked",
        "asked.closed": "(closed, for instance)",
        "asked.state": "what stage it has reached",
        "asked.verdict": "when learners are told whether they were right",
        "learners.name": "a made-up name",
        "learners.table": "a made-up name, their table",
        "learners.joined": "when they joined",
        "learners.seen": "were last seen",
        "learners.where": "which page they were last on",
        "learners.lost": "how often they pressed “I am lost”",
        "learners.lost_at": "and when they last did",
        "learners.removed": "whether they have been removed",
        "devices.key_hash": "for each device they have used, a fingerprint of the random secret in its cookie",
        "teachers.key_hash": "a fingerprint of the random secret in its cookie",
        "class.hints": "whether learners may take hints",
        "asked.about": "by which rule it was chosen",
        "asked.lost": "how many were lost at it, but not who",
        "answers.id": "a random number that keeps it from being stored twice",
        "answers.question": "the question, what was chosen and when",
        "answers.choice": "what was chosen",
        "answers.at": "and when, whether it was right",
        "answers.right": "whether it was right",
        "answers.met": "which rules it followed",
        "answers.broken": "which rules it followed, broke",
        "answers.missed": "or applied only in part",
        "answers.replaced": "An answer that was changed later stays too",
    },
    "sv": {
        "class.name": "dess namn",
        "class.lang": "och språk",
        "class.made": "när den började",
        "class.state": "vad projektorn visar",
        "class.asked": "vilken fråga alla får just nu",
        "class.sent": "vilken sida alla skickas till",
        "class.tables": "om alla får frågan vid vilket bord de sitter",
        "class.house": "vilka husregler ni spelar efter och vad ni kallar dem",
        "prepared.question": "listan med förberedda frågor",
        "class.version": "hur många gånger det har skrivits i filen",
        "asked.question": "vilken den var",
        "asked.at": "när den ställdes",
        "asked.closed": "om den är stängd",
        "asked.state": "hur långt man har kommit med den",
        "asked.verdict": "när eleverna får veta om de hade rätt",
        "learners.name": "ett påhittat namn",
        "learners.table": "bordet som eleven sitter vid",
        "learners.joined": "när eleven kom in",
        "learners.seen": "och senast syntes",
        "learners.where": "vilken sida eleven senast var på",
        "learners.lost": "hur många gånger eleven har tryckt på ”Jag hänger inte med”",
        "learners.lost_at": "och när det senast skedde",
        "learners.removed": "om eleven har tagits bort ur klassen",
        "devices.key_hash": "ett fingeravtryck av den slumpade hemligheten i elevens kaka, ett för varje mobil",
        "teachers.key_hash": "ett fingeravtryck av den slumpade hemligheten i dess kaka",
        "class.hints": "om eleverna får ta ledtrådar",
        "asked.about": "efter vilken regel den valdes",
        "asked.lost": "hur många som inte hängde med, men inte vilka",
        "answers.id": "ett slumpat nummer",
        "answers.question": "frågan, vad eleven valde",
        "answers.choice": "vad eleven valde",
        "answers.at": "när, om det var rätt",
        "answers.right": "om det var rätt",
        "answers.met": "vilka regler svaret följde",
        "answers.broken": "vilka regler svaret följde, bröt mot",
        "answers.missed": "eller bara missade något av",
        "answers.replaced": "Ett svar som har ändrats finns kvar",
    },
}
ORDER = {
    "class.id",
    "class.schema_version",
    "asked.number",
    "prepared.place",
    "learners.id",
    "devices.learner",
    "answers.number",
    "answers.learner",
    "answers.asked",
}
"""What only puts rows in order, or ties them together."""


@pytest.mark.parametrize("lang", SAID)
def test_all_that_the_file_has_is_said_to_be_kept(lang: str) -> None:
    notebook = json.loads((notebooks_directory() / lang / "teachers.ipynb").read_text("utf-8"))
    (cell,) = (cell for cell in notebook["cells"] if cell["id"] == "teachers-privacy")
    columns = {f"{table.name}.{column.name}" for table in METADATA.tables.values() for column in table.columns}
    assert columns - ORDER <= SAID[lang].keys()
    text = "".join(cell["source"])
    assert [column for column in columns - ORDER if SAID[lang][column] not in text] == []

"""What a hub says of a class to each user's server, and where that server says that others open its pages."""

import pytest

from tolva_teach.texts import DEFAULT_LANGUAGE
from tolva_widgets.serving.mounted.environment import LANG, NAME, STORE, TEACHERS, ClassSettings, around

URL = "postgresql://tolva@host/tolva"


def test_what_is_said_of_a_class_is_taken_out_of_the_environment_so_that_no_kernel_inherits_it() -> None:
    environment = {STORE: URL, NAME: " 7B ", TEACHERS: "lena, per", LANG: "sv", "HOME": "/home/ada"}
    said = ClassSettings.taken_from(environment)
    assert environment == {"HOME": "/home/ada"}
    assert said.lang == "sv"
    assert said.wanted
    assert (said.wanted.name, said.wanted.url) == ("7B", URL)
    assert said.wanted.teachers == {"lena", "per"}


def test_without_a_database_there_is_no_class_and_without_teachers_nobody_leads_it() -> None:
    assert ClassSettings.taken_from({NAME: "7B", TEACHERS: "lena"}).wanted is None
    said = ClassSettings.taken_from({STORE: URL, LANG: "tlh"})
    assert said.lang == DEFAULT_LANGUAGE
    assert said.wanted
    assert said.wanted.teachers == frozenset(), "whoever knows the teacher's address is no teacher here"


@pytest.mark.parametrize(
    ("environment", "shared"),
    [
        ({}, None),
        ({"JUPYTERHUB_BASE_URL": "/"}, "/hub/user-redirect/tolva/"),
        ({"JUPYTERHUB_BASE_URL": "/school/", "JUPYTERHUB_HOST": ""}, "/school/hub/user-redirect/tolva/"),
        (
            {"JUPYTERHUB_BASE_URL": "/", "JUPYTERHUB_HOST": "https://hub.example"},
            "https://hub.example/hub/user-redirect/tolva/",
        ),
    ],
)
def test_others_open_the_pages_by_the_address_with_which_a_hub_leads_each_to_their_own_server(
    environment: dict[str, str], shared: str | None
) -> None:
    assert around(environment, "tolva").shared == shared

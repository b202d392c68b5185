"""What a site of files packs for Python in the browser."""

from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.site.archive import Archive


def test_nothing_of_a_server_is_packed() -> None:
    files = Archive(Catalogue(notebooks_directory())).files
    packages = {path.partition("/")[0] for path in files}
    assert packages.isdisjoint({"jupyter_server", "tornado", "voila", "sqlalchemy", "jinja2"})
    assert not [path for path in files if path.startswith("tolva_widgets/serving/") and path.endswith(".py")]

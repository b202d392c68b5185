"""How long a picture takes and how large it is: `python tests/bench/bench_picture.py [TIMES]`.

The aims: under 3 ms, under 40 KB, under 8 KB gzipped, all four hands open.
"""

import gzip
import sys
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.tables import EVERY
from tolva_teach.picture import draw
from tolva_teach.picture.measures import MEASURES


def main(times: int = 200) -> None:
    """Prints a line for each table and layout."""
    names = ("Astrid", "Birger", "Cecilia", "Dag-Olof Ek") * 5
    for layout in MEASURES:
        for name, table in EVERY.items():
            svg = draw(table, layout=layout, names=names).encode()
            began = process_time()
            for _ in range(times):
                draw(table, layout=layout, names=names)
            milliseconds = (process_time() - began) * 1000 / times
            size, zipped = len(svg) / 1000, len(gzip.compress(svg)) / 1000
            print(f"{layout} {name:24} {milliseconds:5.2f} ms {size:5.1f} KB {zipped:4.1f} KB gzipped")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

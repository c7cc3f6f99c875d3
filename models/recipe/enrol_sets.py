"""Lays out recordings of test_sets.py for `./hector bench enrol`: 40 announcements of each
person to learn from, the others to be heard. Never makes a recording.

    python enrol_sets.py RECORDINGS OUT
"""

import pathlib
import shutil
import sys
from collections import defaultdict

LEARNED = 40


def lay_out(recordings, out):
    """Copies the recordings of each person into OUT/PERSON/enrol and OUT/PERSON/test."""
    people = defaultdict(list)
    for line in (recordings / "expected.tsv").read_text().splitlines():
        name, path, text = (line.split("\t") + [""])[:3]
        if name.startswith("human-"):
            people[name].append((recordings / path, text))
    for name, said in people.items():
        for part, some in (("enrol", said[:LEARNED]), ("test", said[LEARNED:])):
            folder = out / name / part
            folder.mkdir(parents=True, exist_ok=True)
            for path, _ in some:
                shutil.copy(path, folder)
            lines = (f"{path.name}\t{text}\n" for path, text in some)
            (folder / "prompts.tsv").write_text("".join(lines))


if __name__ == "__main__":
    lay_out(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))

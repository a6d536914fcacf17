"""What the recorders of all formats share."""
import hashlib, os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Real catalogs beside the repository.
SHARED = os.path.join(ROOT, "..", "shared", "catalogs")
OUT = os.path.join(ROOT, "Tests", "CatalogsTests", "Recorded")


def digest(rows):
    """Of `field US field … RS` for all rows, sorted by their bytes; Fixture.digest is the same in Swift."""
    lines = sorted("\x1f".join(row).encode("utf-8", "surrogatepass") for row in rows)
    return hashlib.sha256(b"\x1e".join(lines)).hexdigest()[:16]


def files(folder, *suffixes):
    """The files of a folder of real catalogs, relative to SHARED, sorted."""
    found = []
    for path, _, names in os.walk(os.path.join(SHARED, folder)):
        found += [os.path.join(path, name) for name in names if name.endswith(suffixes)]
    return sorted(os.path.relpath(path, SHARED) for path in found)


def write(name, lines):
    """A table in Tests/CatalogsTests/Recorded; the first line names the reader and its version."""
    os.makedirs(OUT, exist_ok=True)
    with open(os.path.join(OUT, name), "w", encoding="utf-8", newline="\n") as out:
        out.write("\n".join(lines) + "\n")

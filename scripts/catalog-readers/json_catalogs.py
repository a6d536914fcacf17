"""json-catalogs.tsv: entries and a digest of keys and texts of each real JSON catalog, by Python's json."""
import json, os, platform

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True


def texts(node, path):
    """Key, member of a list, text."""
    if isinstance(node, dict):
        for key, below in node.items(): yield from texts(below, path + [key])
    elif isinstance(node, list):
        for index, below in enumerate(node):
            if isinstance(below, str): yield ".".join(path), f"item:{index}", below
            else: yield from texts(below, path + [str(index)])
    elif isinstance(node, str):
        yield ".".join(path), "", node


def record():
    lines = [f"# Python {platform.python_version()} json", "# path\tentries\tdigest\trepeated keys"]
    for path in files("json", ".json"):
        repeated = 0

        def pairs(members):
            nonlocal repeated
            repeated += len(members) - len(dict(members))
            return dict(members)

        # As JSON.parse: of two members with one name the last.
        root = json.load(open(os.path.join(SHARED, path), encoding="utf-8"), object_pairs_hook=pairs)
        rows = list(texts(root, []))
        lines.append(f"{path}\t{len({key for key, _, _ in rows})}\t{digest(rows)}\t{repeated}")
    write("json-catalogs.tsv", lines)

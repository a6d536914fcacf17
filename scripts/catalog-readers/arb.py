"""arb.tsv: entries and a digest of keys and texts of each real .arb file, by Python's json."""
import json, os, platform

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True


def record():
    lines = [f"# Python {platform.python_version()} json", "# path\tentries\tdigest\tplaceholders that are described\tlocale\trepeated keys"]
    for path in files("arb", ".arb"):
        repeated = 0

        def pairs(members):
            nonlocal repeated
            repeated += sum(not key.startswith("@") for key, _ in members) - sum(not key.startswith("@") for key in dict(members))
            return dict(members)

        # As Dart's decoder: of two members with one name the last.
        root = json.load(open(os.path.join(SHARED, path), encoding="utf-8"), object_pairs_hook=pairs)
        texts = {key: text for key, text in root.items() if not key.startswith("@")}
        described = sum(len(root.get("@" + key, {}).get("placeholders", {})) for key in texts)
        name = os.path.basename(path)[len("intl_"):-len(".arb")]
        assert root.get("@@locale", name) == name
        lines.append(f"{path}\t{len(texts)}\t{digest(texts.items())}\t{described}\t{name.replace('_', '-')}\t{repeated}")
    write("arb.tsv", lines)

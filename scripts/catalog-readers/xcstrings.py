"""xcstrings.tsv: keys, localizations, leaves and a digest of each real .xcstrings file, by Python's json."""
import json, os, platform

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True


def leaves(node, path):
    if "stringUnit" in node:
        yield path, node["stringUnit"].get("value", ""), node["stringUnit"].get("state", "")
    for kind, choices in node.get("variations", {}).items():
        for choice, below in choices.items():
            yield from leaves(below, path + [f"{kind}:{choice}"])


def record():
    lines = [f"# Python {platform.python_version()} json", "# path\tkeys\tlocalizations\tleaves\tdigest"]
    for path in files("xcstrings", ".xcstrings"):
        root = json.load(open(os.path.join(SHARED, path), encoding="utf-8"))
        texts, localizations = [], 0
        for key, entry in root["strings"].items():
            for locale, value in entry.get("localizations", {}).items():
                localizations += 1
                nodes = [([], value)] + [([name], node) for name, node in value.get("substitutions", {}).items()]
                for prefix, node in nodes:
                    for leaf, text, state in leaves(node, prefix):
                        if not (state == "new" and text == "" and locale != root["sourceLanguage"]):
                            texts.append((key, locale, "/".join(leaf), text))
        lines.append(f"{path}\t{len(root['strings'])}\t{localizations}\t{len(texts)}\t{digest(texts)}")
    write("xcstrings.tsv", lines)

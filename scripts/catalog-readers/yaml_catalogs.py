"""yaml-catalogs.tsv: entries and a digest of locales, keys and texts of each real YAML catalog, by PyYAML (PyPI).

PyYAML's own parser in Python is used, which has no code in common with libyaml.
"""
import os, re

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def text_of(node):
    """None for what is no text; Ruby's symbols name keys."""
    if node.tag != "tag:yaml.org,2002:str" and node.tag != "!": return None
    if node.style is None and re.fullmatch(r":[A-Za-z_$\x80-\U0010ffff][A-Za-z0-9_$\x80-\U0010ffff]*", node.value): return None
    return node.value


def texts(node, path, yaml, repeated):
    if isinstance(node, yaml.MappingNode):
        members = {}
        for key, below in node.value:
            if key.value in members: repeated.append(".".join(path + [key.value]))
            members[key.value] = below
        names = set(members)
        if names and names <= CATEGORIES and ("other" in names or "one" in names and names & {"few", "many"}):
            for name, below in members.items():
                if text_of(below) is not None: yield ".".join(path), f"plural:{name}", text_of(below)
        else:
            for name, below in members.items(): yield from texts(below, path + [name], yaml, repeated)
    elif isinstance(node, yaml.SequenceNode):
        for index, below in enumerate(node.value):
            if isinstance(below, yaml.ScalarNode):
                if text_of(below) is not None: yield ".".join(path), f"item:{index}", text_of(below)
            else: yield from texts(below, path + [str(index)], yaml, repeated)
    elif text_of(node) is not None:
        yield ".".join(path), "", text_of(node)


def record():
    import yaml
    lines = [f"# PyYAML {yaml.__version__}, its own parser", "# path\tentries\tdigest\tlocale\trepeated keys"]
    for path in files("yaml", ".yml"):
        root = yaml.compose(open(os.path.join(SHARED, path), encoding="utf-8"), Loader=yaml.SafeLoader)
        (locale, tree), = root.value
        repeated = []
        rows = list(texts(tree, [], yaml, repeated))
        lines.append(f"{path}\t{len({key for key, _, _ in rows})}\t{digest(rows)}\t{locale.value}\t{len(repeated)}")
    write("yaml-catalogs.tsv", lines)

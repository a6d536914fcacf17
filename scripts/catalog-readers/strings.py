"""strings.tsv: entries and a digest of all texts of each real .strings file, by plutil; units by translate-toolkit.

Needs plutil (of the Swift toolchain, in PATH) and translate-toolkit (PyPI).
"""
import json, os, re, subprocess

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True


def record():
    import translate
    from translate.storage import properties
    from translate.__version__ import sver
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    lines = [f"# plutil of {swift}; translate-toolkit {sver}", "# path\tentries\tdigest\tunits"]
    for path in files("strings", ".strings"):
        whole = os.path.join(SHARED, path)
        raw = open(whole, "rb").read()
        # plutil knows only \\U; what people mean by \\u is the same.
        known = re.sub(rb"\\u(?=[0-9a-fA-F]{4})", rb"\\U", raw)
        run = subprocess.run(["plutil", "-convert", "json", "-o", "-", "-"], input=known, capture_output=True)
        texts = json.loads(run.stdout)
        is_utf16 = raw[:2] in (b"\xff\xfe", b"\xfe\xff")
        store = (properties.stringsfile if is_utf16 else properties.stringsutf8file)()
        store.parse(raw)
        units = sum(1 for unit in store.units if unit.name)
        lines.append(f"{path}\t{len(texts)}\t{digest(texts.items())}\t{units}")
    write("strings.tsv", lines)

"""property_lists.tsv: property lists in XML, the same in binary, and what plutil reads in them.

stringsdict.tsv: entries, leaves and a digest of each real .stringsdict file, by plutil; Python's plistlib has to agree.

Needs plutil (of the Swift toolchain, in PATH).
"""
import json, os, plistlib, re, subprocess

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True

HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"'
        ' "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n')

# Dictionaries of texts: white space, entities, CDATA, comments, repeated keys, characters beyond the BMP, no text.
CASES = [
    "<dict><key>a</key><string>eins</string><key>b</key><string>zwei</string></dict>",
    "<dict><key>a</key><string> x\n\ty </string><key> b </key><string/></dict>",
    "<dict><key>a</key><string>&lt;b&gt; &amp; &quot;&apos; &#233;&#x1F600;</string></dict>",
    "<dict><key>a</key><string>1<![CDATA[<2> & ]]>3</string></dict>",
    "<dict><!-- c --><key>a</key><!-- d --><string>1</string></dict>",
    "<dict><key>a</key><string>1</string><key>b</key><string>2</string><key>a</key><string>3</string></dict>",
    "<dict><key>漢字</key><string>😀 e\u0301</string><key></key><string>empty key</string></dict>",
]


def plutil(arguments, text):
    run = subprocess.run(["plutil", *arguments, "-o", "-", "-"], input=text, capture_output=True)
    if run.returncode: raise SystemExit(f"plutil: {run.stdout.decode()} {run.stderr.decode()}")
    return run.stdout


def version():
    return subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.split("\n")[0]


def record():
    lines = [f"# plutil of {version()}", "# XML in hexadecimal\tbinary in hexadecimal\tdigest of keys and texts"]
    for case in CASES:
        text = (HEAD + case + "\n</plist>\n").encode()
        texts = json.loads(plutil(["-convert", "json"], text))
        binary = plutil(["-convert", "binary1"], text)
        lines.append(f"{text.hex()}\t{binary.hex()}\t{digest(texts.items())}")
    write("property_lists.tsv", lines)

    lines = [f"# plutil of {version()}", "# path\tentries\tleaves\tdigest"]
    for path in files("stringsdict", ".stringsdict"):
        raw = open(os.path.join(SHARED, path), "rb").read()
        entries = json.loads(plutil(["-convert", "json"], raw))
        assert entries == plistlib.loads(raw), path
        rows = [(key, *leaf) for key, entry in entries.items() for leaf in leaves(entry)]
        lines.append(f"{path}\t{len(entries)}\t{len(rows)}\t{digest(rows)}")
    write("stringsdict.tsv", lines)


def leaves(entry):
    """A format that is one variable comes as its forms; other formats stay, with the forms of their variables."""
    text = entry["NSStringLocalizedFormatKey"]
    variables = {name: value for name, value in entry.items() if isinstance(value, dict)}
    only = re.fullmatch(r"([^%]*)%(?:\d+\$)?#@(\w+)@([^%]*)", text)
    if only and not any("#@" in form for form in variables[only[2]].values()):
        for category, form in forms(variables[only[2]]): yield f"plural:{category}", only[1] + form + only[3]
        return
    yield "", text
    for name, variable in variables.items():
        for category, form in forms(variable): yield f"{name}/plural:{category}", form


def forms(variable):
    return [(key, text) for key, text in variable.items() if not key.startswith("NSString")]

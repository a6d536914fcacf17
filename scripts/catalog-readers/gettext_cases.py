"""gettext_cases.tsv: tricky PO texts, what msgfmt compiles of them, and the compiled catalogs as polib reads them.

Needs msgfmt (Debian package gettext) and polib (PyPI).
"""
import os, subprocess, tempfile

from shared import write

NEEDS_CATALOGS = False

HEADER = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n' \
    '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
LATIN = 'msgid ""\nmsgstr "Language: pl\\nContent-Type: text/plain; charset=ISO-8859-2\\n"\n'

# Below the header.
BODIES = [
    'msgid "a"\nmsgstr "b"\n',
    'msgid "a" msgstr "b" msgid "c" msgstr "d"',
    'msgid"a"\nmsgstr"b"\n',
    'msgid ""\n"one "\n"two\\n"\nmsgstr ""\n"eins "  "zwei"\n\n\n"\\n"\n',
    'msgid "a" # between\n"b"\n# and\nmsgstr "c"\n# inside\n"d"\n',
    'msgid "a"\n# between\nmsgstr "c"\n\nmsgid "d"\nmsgstr "e"\n',
    'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "x"\n# c\nmsgstr[1] "y"\n',
    '#, fuzzy\n\n# x\nmsgid "a"\nmsgstr "x"\n',
    'msgctxt "menu"\nmsgid "Open"\nmsgstr "Auf"\nmsgctxt "door"\nmsgid "Open"\nmsgstr "Offen"\nmsgid "Open"\nmsgstr "O"\n',
    'msgctxt ""\nmsgid "c"\nmsgstr "1"\nmsgid "c"\nmsgstr "2"\n',
    'msgctxt "x"\nmsgid ""\nmsgstr "empty id"\n',
    'msgid "esc \\\\ \\" \\t \\101 \\1012 \\x41 \\x4142"\nmsgstr "x"\n',
    'msgid "esc"\nmsgstr "\\\n"\n',
    'msgid "esc"\nmsgstr "\\303\\244 \\xc3\\xa4\\n \\a\\b\\f\\r\\v"\n',
    'msgid "a"\nmsgstr "\\q"\n',
    'msgid "a"\nmsgstr "\\x"\n',
    'msgid "a"\nmsgstr "\\8"\n',
    '#, fuzzy\nmsgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr "d"\n',
    '#,fuzzy,c-format\nmsgid "a"\nmsgstr "b"\n',
    '# fuzzy\n#. fuzzy\n#: fuzzy\nmsgid "a"\nmsgstr "b"\n',
    '#, fuzzy\n#| msgid "old"\n#| msgid_plural "olds"\nmsgid "a"\nmsgstr "b"\n',
    '#| msgid ""\n#| "old"\nmsgid "a"\nmsgstr "b"\n',
    '#, fuzzy\n#~ msgid "a"\n#~ msgstr "b"\n\nmsgid "c"\nmsgstr "d"\n',
    '#~ msgid "a"\n#~ msgstr "b"\n',
    '#~| msgid "o"\n#~ msgid "a"\n#~ msgstr "b"\nmsgid "a2"\nmsgstr "c"\n',
    'msgid "a"\nmsgstr ""\n',
    'msgid "a"\nmsgstr " "\n',
    'msgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\nmsgstr[1] "bs"\n',
    'msgid "a"\nmsgid_plural "as"\nmsgstr [ 0 ] "b"\nmsgstr[ 1]"bs"\n',
    'msgid "a"\nmsgid_plural "as"\nmsgstr[0] ""\nmsgstr[1] "bs"\n',
    'msgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\nmsgstr[1] ""\n',
    'msgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\n',
    'msgid "a"\nmsgid_plural "as"\nmsgstr[1] "b"\n',
    'msgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\nmsgstr[2] "c"\n',
    'msgid "a"\nmsgid_plural "as"\nmsgstr "b"\n',
    'msgid "a"\nmsgstr[0] "b"\n',
    'msgid "a"\nmsgid_plural "as"\n',
    'msgid "a"\n',
    'msgid "a"\n\nmsgid "b"\nmsgstr "c"\n',
    'msgctxt "a"\nmsgstr "c"\n',
    'msgid "a\nmsgstr "b"\n',
    'msgid "a"\nmsgstr "b\n',
    'msgid "a"\nmsgstr "b"\njunk\n',
    'junk "a"\nmsgid "a"\nmsgstr "b"\n',
    'msgid \'a\'\nmsgstr "b"\n',
    'msgid a\nmsgstr "b"\n',
    'msgstr "b"\n',
    '"b"\n',
    'msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "b"\n',
    'msgid "a"\nmsgstr "b"\n\n#, fuzzy\nmsgid "a"\nmsgstr "c"\n',
    'msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\nmsgstr[1] "c"\n',
    'msgid "a|b"\nmsgstr "c"\nmsgctxt "x"\nmsgid "b"\nmsgstr "d"\n',
    'msgid "漢字"\nmsgstr "العربية"\n',
    '\tmsgid\t"a"\r\n  msgstr\v"b"\f\r\n',
    'MSGID "a"\nMSGSTR "b"\n',
    'msgid "a" "" "b"\nmsgstr """c"\n',
]


def oracle(text):
    import polib
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "a.po")
        with open(source, "wb") as out: out.write(text)
        compiled = []
        for order in ("little", "big"):
            target = os.path.join(folder, order + ".mo")
            run = subprocess.run(
                ["msgfmt", "--endianness=" + order, "-o", target, source], capture_output=True, env={"LC_ALL": "C"})
            if run.returncode: return "error", "", ""
            with open(target, "rb") as file: compiled.append(file.read())
        catalog = polib.mofile(os.path.join(folder, "little.mo"))
        rows = []
        for entry in catalog:
            forms = [entry.msgstr_plural[i] for i in sorted(entry.msgstr_plural)] or [entry.msgstr]
            key = entry.msgid if entry.msgctxt is None else entry.msgctxt + "|" + entry.msgid
            rows.append("\x1f".join([key] + forms))
        return "\x1e".join(sorted(rows)).encode().hex(), compiled[0].hex(), compiled[1].hex()


def record():
    import polib
    version = subprocess.run(["msgfmt", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    lines = [
        f"# {version}; polib {polib.__version__}",
        "# PO\tkeys and texts, or error\tMO, little endian\tMO, big endian; all in hexadecimal"]
    cases = [(HEADER + body).encode() for body in BODIES]
    cases += [LATIN.encode() + 'msgid "a"\nmsgstr "\xb1\\261\\xb1"\n'.encode("latin-1")]
    for case in cases: lines.append("\t".join([case.hex(), *oracle(case)]))
    write("gettext_cases.tsv", lines)

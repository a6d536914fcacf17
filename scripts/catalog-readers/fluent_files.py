"""fluent.tsv: messages and a digest of all texts of each real .ftl file; fluent.json: tricky files and what they show.

Needs fluent.syntax and fluent.runtime (PyPI).
"""
import importlib.metadata, json, os

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True


def version(name):
    return f"{name} {importlib.metadata.version(name)}"


def raw(pattern, source):
    """The text of a pattern, its placeables as they stand in the file."""
    from fluent.syntax import ast
    return "".join(
        element.value if isinstance(element, ast.TextElement)
        else source[element.span.start:element.span.end].replace("\r\n", "\n")
        for element in pattern.elements)


def texts(source):
    """Id, variant path and text of all messages; of two with one id the first, of two attributes the last."""
    from fluent.syntax import FluentParser, ast
    body = FluentParser().parse(source).body
    found = {}
    for entry in body:
        if not isinstance(entry, ast.Message) or entry.id.name in found: continue
        leaves = found.setdefault(entry.id.name, {})
        if entry.value: leaves[""] = raw(entry.value, source)
        for attribute in entry.attributes: leaves["attribute:" + attribute.id.name] = raw(attribute.value, source)
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    return found, junk


def place(offset, source):
    line = source.count("\n", 0, offset) + 1
    return f"{line}:{offset - (source.rfind(chr(10), 0, offset) + 1) + 1}"


CASES = [
    "a = one\nb = two", "a = one\r\nb =\r\n    two\r\n    three\r\n", "a=one\nb   =two\n", "\n\n a = indented\nb = b\n",
    "a =\n    one\n      two\n   three\n", "a = one\n    two\n\n\n    three\n", "a = one  \n    two  \n", "a =\n\n    one\n",
    "a =   one\n", "a =\n    { $x }\n    two\n", "a =\n{ $x }\n    two\n", "a = { $x\n    }\n", "a = { \"\" } b { \"{\" }\n",
    "a = \"quoted\" 'text'\n", "a = { \"\\\"\\\\\\u00e9\\U01F600\" }\n", "a = { \"\\x\" }\nb = b\n", "a = { \"\\u12\" }\nb = b\n",
    "a = { \"open }\nb = b\n", "a = { }\nb = b\n", "a = {\nb = b\n", "a = }\nb = b\n", "a = x } y\nb = b\n", "a = { $x\nb = b\n",
    "a = \u00e9\U0001f600 {\nb = b\n", "a\nb = b\n", "a =\nb = b\n", "a = \n", "-t =\nb = b\n", "-t = T\n    .x = y\nb = { -t.x }\nc = c\n",
    "-t = T\nb = { -t }\n", "a =\n    .x = y\n    .z =\n        zz\n          z\n", "a = A\n    .x\nb = b\n", "a = A\n    .x =\nb = b\n",
    "a = A\n.x = column one\n", "a = A\n    . x = y\nb = b\n", "a = A\n    .x = 1\n    .x = 2\n", "a = 1\na = 2\n",
    "# c\na = A\n", "# c\n\na = A\n", "#c\na = A\n", "## g\n\na = A\n", "### r\na = A\n#\n# x\nb = B\n", "#### four\na = A\n",
    "# one\n# two\n## g\na = A\n", "a = { $n ->\n    [one] One\n   *[other] { $n } more\n}\n", "a = { $n ->\n    [one] One\n    [two] Two\n}\nb = b\n",
    "a = { $n ->\n   *[one] One\n   *[two] Two\n}\nb = b\n", "a = { $n ->\n}\nb = b\n", "a = { $n -> [one] One *[x] X }\nb = b\n",
    "a = { $n ->\n    [ 1.5 ] x\n    [-1] y\n   *[ other ]\n        z\n          zz\n    }\n", "a = { $n ->\n   *[other]\n}\nb = b\n",
    "a = { $n ->\n   *[other] { $m ->\n       *[x] X\n    }\n}\n", "a = { $n ->\n   *[1a] x\n}\nb = b\n", "a = { b ->\n   *[x] X\n}\nc = c\n",
    "a = { b.c ->\n   *[x] X\n}\nc = c\n", "a = { -t ->\n   *[x] X\n}\nc = c\n", "a = { -t.x ->\n   *[x] X\n}\n", "a = { { $x } ->\n   *[x] X\n}\nc = c\n",
    "a = { { $x } }\n", "a = { NUMBER($x, minimumFractionDigits: 2) }\n", "a = { NUMBER( $x , a : 1 , b : \"c\" , ) }\n", "a = { number($x) }\nb = b\n",
    "a = { NUMBER($x, a: 1, $y) }\nb = b\n", "a = { NUMBER($x, a: 1, a: 2) }\nb = b\n", "a = { NUMBER($x, a: $y) }\nb = b\n", "a = { NUMBER(\"a\": 1) }\nb = b\n",
    "a = { NUMBER($x }\nb = b\n", "a = { PLATFORM() }\n", "a = { -t(case: \"x\") }\n", "a = { -t(case: \"x\").y }\nb = b\n", "a = { b.c }\n", "a = { b. }\nb = b\n",
    "a = { 5 }{ -5.50 }\n", "a = { 5. }\nb = b\n", "a = { - }\nb = b\n", "a = { $ }\nb = b\n", "a = { $x y }\nb = b\n", "a = { ? }\nb = b\n",
    "1a = x\nb = b\n", "\u00e9 = x\nb = b\n", "a_b-c9 = x\n", "a.b = x\nb = b\n", "a: x\nb = b\n", "a = A\n  [x\n  *y\nb = b\n", "a = A\n\ttab\nb = b\n",
    "a = A\nno indent\nb = b\n", "junk\njunk = \n  junk }\n  more\n# c\nb = b\n", "// old\n[[ old ]]\nb = b\n", "a = A\rB\n", "a =\n    .b = c { $d }\n    # no comment\nb = b\n",
    "a = [x] *y .z\n", "a = { \"a\" } { 'b' }\nb = b\n", "a = A\n    }\nb = b\n", "a = { $x\n\n->\n\n   *[a]\n\n      b\n\n\n }\n", "\ufeffa = A\n",
]

# File, locale, arguments, then message (with attribute) and the variant that these arguments choose.
FORMS = [
    ("a = Hi { $name }!\n", "en", {"name": "Maria"}, [("a", "")]),
    ("a = { $name }\n", "en", {"name": "Maria"}, [("a", "")]),
    ("a = { $name }{ $name }\n", "ar", {"name": "Maria"}, [("a", "")]),
    ("-b = Fox\na = Open { -b }\nc = { -b }\nd = { a }.\ne = { f.x }!\nf = F\n    .x = X { $name }\n", "en", {"name": "Maria"},
     [("a", ""), ("c", ""), ("d", ""), ("e", ""), ("f.x", "attribute:x")]),
    ("a = { \"{\" }x{ \"}\" } { \"\" }\nb = { \"\\u00e9\\U01F600\" }\nc = a { \"b\" } c { $name }\n", "en", {"name": "Maria"},
     [("a", ""), ("b", ""), ("c", "")]),
    ("-t = { $case ->\n    [gen] Foxa\n   *[nom] Fox\n }\n    .gender = masculine\na = O { -t(case: \"gen\") } { -t }\nb = { -t.gender ->\n"
     "    [masculine] on\n   *[other] ono\n }\nc = { -t.missing ->\n    [masculine] on\n   *[other] ono\n }\n", "pl", {}, [("a", ""), ("b", ""), ("c", "")]),
    ("-t = <{ $x }>{ NUMBER($y) }\na = { -t(x: \"X\", y: 5) }\nb = { -t(x: 1.5, y: 2) }\n", "en", {}, [("a", ""), ("b", "")]),
    ("a = { $n ->\n    [0] none\n    [one] { $n } file\n   *[other] { $n } files\n }\n", "en", {"n": 25}, [("a", "plural:other")]),
    ("a = { $n ->\n    [0] none\n    [one] { $n } file\n   *[other] { $n } files\n }\n", "en", {"n": 1}, [("a", "plural:one")]),
    ("a = { $n ->\n    [0] none { $n }\n    [one] { $n } file\n   *[other] { $n } files\n }\n", "en", {"n": 0}, [("a", "plural:=0")]),
    ("a = { $name }: { $n ->\n    [one] one\n    [few] { $n } few\n   *[many] { NUMBER($n) } many\n } ({ $n })\n", "pl", {"n": 5, "name": "Maria"}, [("a", "plural:many")]),
    ("a = { $n ->\n    [one] one\n    [few] { $n } few\n   *[many] { $n } many\n }\n", "ru", {"n": 3}, [("a", "plural:few")]),
    ("a = { $g ->\n    [male] his\n   *[other] their\n } { $n ->\n    [one] thing\n   *[other] { $n } things\n }\n", "en", {"g": "male", "n": 25}, [("a", "g:male/plural:other")]),
    ("a = { $n ->\n    [one] a\n   *[other] b\n }{ $n ->\n    [0] c\n   *[other] d\n }\n", "en", {"n": 0}, [("a", "plural:=0")]),
    ("a = { $n ->\n    [one] a\n   *[other] b\n }{ $n ->\n    [0] c\n   *[other] d\n }\n", "en", {"n": 1}, [("a", "plural:one")]),
    ("a = { $n ->\n    [one] one\n   *[other]\n        { $n }\n          two\n        three\n }\n", "en", {"n": 25}, [("a", "plural:other")]),
    ("a = { NUMBER($n, minimumFractionDigits: 2) } { 5 } { 1.5 }\n", "de", {"n": 2.5}, [("a", "")]),
    ("a = { $n } { 7 }\n", "he", {"n": 25}, [("a", "")]), ("a = { b }\nb = { a }\n", "en", {}, []),
    ("a = { $n ->\n    [one] { b }\n   *[other] { b } { $n }\n }\nb = { $n ->\n    [one] x\n   *[other] y\n }\n", "en", {"n": 25}, [("a", "plural:other")]),
]


def shown(source, locale, arguments, name):
    from fluent.runtime import FluentBundle, FluentResource
    bundle = FluentBundle([locale])
    bundle.add_resource(FluentResource(source))
    message, _, attribute = name.partition(".")
    message = bundle.get_message(message)
    text, _ = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, arguments)
    return text


def record():
    lines = [f"# {version('fluent.syntax')}", "# path\tmessages\tdigest"]
    for path in files("ftl", ".ftl"):
        found, junk = texts(open(os.path.join(SHARED, path), encoding="utf-8", newline="").read())
        assert not junk, path
        rows = [(id, leaf, text) for id, leaves in found.items() for leaf, text in leaves.items()]
        lines.append(f"{path}\t{len(found)}\t{digest(rows)}")
    write("fluent.tsv", lines)

    cases = []
    for source in CASES:
        plain = source.removeprefix("\ufeff")
        found, junk = texts(plain)
        cases.append({
            "source": source, "texts": {id + " " + leaf: text for id, leaves in found.items() for leaf, text in leaves.items()},
            "junk": [place(entry.annotations[0].span.start, plain) for entry in junk]})
    forms = [
        {"source": source, "locale": locale, "samples": {key: str(value) for key, value in arguments.items()}, "message": name.partition(".")[0],
         "variant": variant, "text": str(shown(source, locale, arguments, name))}
        for source, locale, arguments, names in FORMS for name, variant in names]
    reader = f"{version('fluent.syntax')}, {version('fluent.runtime')}"
    write("fluent.json", [json.dumps({"reader": reader, "cases": cases, "forms": forms}, indent=1, ensure_ascii=False)])

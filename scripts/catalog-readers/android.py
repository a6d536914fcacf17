"""android.tsv: entries, texts and a digest of each real resource file, by aapt2; android_text.tsv: what it makes of texts.

Needs aapt2 (Debian: aapt). `aapt2 compile` writes a container with a protocol buffer (Resources.proto), which is decoded
here. Files are compiled one by one, without linking: references are followed within the file, at most 20 of them.
"""
import os, re, struct, subprocess, tempfile

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = False

ARITIES = ["zero", "one", "two", "few", "many", "other"]
XLIFF = "urn:oasis:names:tc:xliff:document:1.2"

# What stands between <string> and </string>.
TEXTS = [
    "", " ", "plain", "  plain   text\n   more\t", '"  quoted   text "', '  "  quoted  "  x  "y"  ', 'x   "  " "y"  z',
    '"a ', 'x"', 'x\\"  y\\"', '"  a\\n  b"  c', "a\\nb\\tc\\@d\\?e\\'f\\\"g\\\\h\\#i\\q\\ j", "\\u00e9\\u00AD|\\u0020x",
    "\\u0020\\u0020x\\u0020", "   \\u0020x", "a\\u0020 b\\n  c", "\\u12", "x\\u", "\\ud83d", "\\uDE00x", "\\uZZZZ", "\\u00e",
    "\\u00 e", "trailing\\", "a\\ \\ b", "\\\n x", "<![CDATA[  a   b  ]]>", "  x <![CDATA[  a   <b>b</b>  ]]> y ",
    "<![CDATA[it\\'s \"q  q\" \\n]]>", 'Hello<![CDATA[ "</string>\' ]]>      World', "  <![CDATA[    ]]>  ",
    "<b>  bold </b>  tail  ", "  lead <i> it </i> ", "<b>  </b><i> x</i>   ", 'x<b/> y <b/>z "  <b/>  "',
    '"a <b> x  "  y</b>', '"z "  q<b/>  "', '"a  <xliff:g>  b</xliff:g>  c"', "a<br/>b", '<annotation font="x">A  b</annotation> c', "<b>x  <i>  y</i></b>\n  z",
    "Hi <xliff:g id=\"n\" example=\"Bob\">%1$s</xliff:g> there", ' <xliff:g id="n"> %1$s </xliff:g> ',
    " a <xliff:g> b </xliff:g> c ", "<xliff:g>a<xliff:g>b</xliff:g></xliff:g>", "<xliff:x> q </xliff:x>",
    "x<tools:foo> y </tools:foo>z", "<b><xliff:g> x </xliff:g></b> y", "a<!-- c -->  b", "a <!-- c --> b",
    "a&#160;b&#32;&#32;c &amp;lt; &lt;i>", "&#160;x&#160;", "&#10;x&#10;", '"&#10;x&#9;"', "é\u3000\u00a0 x ", "😀  e\u0301",
    "it's", "<![CDATA[it's]]>", "a &apos; b", "\"it's\"", "<b>it</b>'s", "it\u2019s",
    "@string/other", "  @string/other  ", "\\@string/other", '"@string/other"', "@*string/other", "@+string/other",
    "@string/other<!-- c -->", "<b>@string/other</b>", "x @string/other", "<xliff:g>@string/other</xliff:g>", "@null",
    "@empty", "@null ", '"@null"', "@", "@foo", "@foo/bar", "@string/", "@@x", "@android:string/ok", "@drawable/x", "?",
    "?attr/x", "?x", "?foo/x", "?android:attr/x", "#fff", "42", "true", "100% b", "%1$d of %2$d",
]


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80: return value, at


def fields(data):
    """Number and value of each field of a message."""
    at = 0
    while at < len(data):
        tag, at = varint(data, at)
        if tag & 7 == 0: value, at = varint(data, at)
        elif tag & 7 == 2:
            length, at = varint(data, at)
            value, at = data[at:at + length], at + length
        else:
            size = {1: 8, 5: 4}[tag & 7]
            value, at = data[at:at + size], at + size
        yield tag >> 3, value


def all_of(data, number): return [value for found, value in fields(data) if found == number]


def one_of(data, number, default=b""): return (all_of(data, number) or [default])[0]


def item(data):
    """("text", text), ("reference", name), or ("unknown",)."""
    for number, value in fields(data):
        if number in (2, 3, 4): return "text", one_of(value, 1).decode("utf-8", "surrogatepass")
        if number == 1:
            name = one_of(value, 3).decode()
            kind = one_of(value, 1, 0)
            return ("reference", name[7:]) if name.startswith("string/") and not kind else ("unknown", name)
        if number == 7 and 1 in dict(fields(value)):
            return "unknown", "@null"
        # @empty
        if number == 7 and 2 in dict(fields(value)): return "text", ""
    return "unknown", "a number or color"


def resources(path):
    """(kind, name, product, [(step, item)]) of each resource of a file, compiled."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(["aapt2", "compile", "-o", folder, path], capture_output=True, text=True)
        made = [name for name in os.listdir(folder) if name.endswith(".flat")]
        if run.returncode or not made: raise ValueError(run.stderr.strip())
        data = open(os.path.join(folder, made[0]), "rb").read()
    magic, version, count = struct.unpack_from("<4sII", data)
    assert magic == b"AAPT" and version == 1 and count == 1
    kind, length = struct.unpack_from("<IQ", data, 12)
    assert kind == 0
    table = data[24:24 + length]
    found = []
    for package in all_of(table, 2):
        for type_ in all_of(package, 3):
            type_name = one_of(type_, 2).decode()
            if type_name not in ("string", "plurals", "array"): continue
            for entry in all_of(type_, 3):
                name = one_of(entry, 2).decode()
                for config_value in all_of(entry, 6):
                    # In file order; the configuration's one text is the product.
                    product = product_of(one_of(config_value, 1))
                    value = one_of(config_value, 2)
                    found.append((type_name, name, product, steps(value)))
    return found


def product_of(configuration):
    # Configuration: mcc 1, mnc 2, locale 3 … product 25.
    return one_of(configuration, 25).decode()


def steps(value):
    if all_of(value, 4): return [("", item(one_of(value, 4)))]
    compound = one_of(value, 5)
    for array in all_of(compound, 4):
        return [(f"item:{index}", item(one_of(element, 3))) for index, element in enumerate(all_of(array, 1))]
    for plural in all_of(compound, 5):
        return [("plural:" + ARITIES[one_of(entry, 3, 0)], item(one_of(entry, 4))) for entry in all_of(plural, 1)]
    return []


def texts(found):
    """Rows of key, path and text. A name of two kinds is prefixed in the second one's entries."""
    strings = {}
    for kind, name, product, values in found:
        if kind == "string" and (name not in strings or product in ("", "default")): strings[name] = values[0][1]
    products = {}
    for kind, name, product, _ in found: products.setdefault((kind, name), []).append(product)
    rows = []
    for kind, name, product, values in found:
        prefix = [f"product:{product or 'default'}"] if len(products[kind, name]) > 1 else []
        for step, value in values:
            for _ in range(20):
                if value[0] == "reference": value = strings.get(value[1], ("unknown",))
            if value[0] == "text": rows.append((name, "/".join(prefix + ([step] if step else [])), value[1]))
    return rows


def compiled(text, folder):
    """The resources of a file with that text, read as `values/strings.xml`."""
    path = os.path.join(folder, "res", "values", "strings.xml")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as out: out.write(text)
    return resources(path)


def pairs(text):
    """Escaped surrogate pairs as characters: aapt2 2.19 drops both halves, while aapt, and the people who write them, mean one character."""
    pair = re.compile(r"\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")
    def character(match):
        return bytes.fromhex(match[1] + match[2]).decode("utf-16-be")
    return pair.sub(character, text)


def without_stray_text(text):
    """Gradle drops text between resources when it merges files; aapt2 alone refuses it (NewPipe, values-ru)."""
    return re.sub(r"(</(?:string|plurals|string-array)>)[^<\s][^<]*(?=<)", r"\1\n", text)


def record():
    version = subprocess.run(["aapt2", "version"], capture_output=True, text=True)
    version = (version.stdout + version.stderr).strip()
    lines = [f"# {version}", "# text in hexadecimal\tkind\tvalue in hexadecimal"]
    with tempfile.TemporaryDirectory() as folder:
        for text in TEXTS:
            document = (f'<resources xmlns:xliff="{XLIFF}" xmlns:tools="http://schemas.android.com/tools">'
                        f'<string name="a">{text}</string></resources>')
            try:
                ((_, _, _, [(_, value)]),) = compiled(document, folder)
            except ValueError as error:
                value = ("apostrophe" if "apostrophe" in str(error) else "error",)
            shown = value[1] if value[0] in ("text", "reference") else ""
            lines.append("\t".join([text.encode().hex(), value[0], shown.encode("utf-8", "surrogatepass").hex()]))
    write("android_text.tsv", lines)
    if not os.path.isdir(SHARED): return
    lines = [f"# {version}", "# path\tresources\ttexts\tdigest"]
    with tempfile.TemporaryDirectory() as folder:
        for path in files("android", ".xml"):
            text = open(os.path.join(SHARED, path), encoding="utf-8").read()
            found = compiled(without_stray_text(pairs(text)), folder)
            rows = texts(found)
            count = len({(kind, name) for kind, name, _, _ in found})
            lines.append(f"{path}\t{count}\t{len(rows)}\t{digest(rows)}")
    write("android.tsv", lines)

"""properties.tsv and properties_cases.tsv: real and tricky .properties files as Java's PropertyResourceBundle reads them.

Needs a JDK (Debian package default-jdk-headless), 9 or later.
"""
import os, subprocess, tempfile

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True

PROGRAM = """
import java.io.*; import java.nio.charset.StandardCharsets; import java.util.*;
class Bundles {
    public static void main(String[] paths) throws Exception {
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String path : paths) {
            try (var in = new FileInputStream(path)) {
                var bundle = new PropertyResourceBundle(in);
                for (String key : bundle.keySet())
                    out.print(path + "\\u001d" + key + "\\u001f" + bundle.getString(key) + "\\u001e");
            } catch (RuntimeException error) { out.print(path + "\\u001derror\\u001e"); }
        }
        out.flush();
    }
}
"""

CASES = [
    b"a=b", b"a = b", b"a : b", b"a b", b"a\tb", b"a\x0cb", b"a==b", b"a=:b", b"a: =b", b"a  =  = b", b"a", b"a=", b"a:", b"a ",
    b"=b", b":b", b"  a=b  ", b"a=b\t \n", b"a\\ b=c", b"a\\=b=c", b"a\\:b:c", b"\\#a=b", b"\\!a=b", b"a=\\ b", b"a=\\\tb",
    b"# c\na=b", b"! c\na=b", b" # c\na=b", b"# c \\\na=b", b"a=b\n#c=d\n", b"a=b # c", b"a=b\\\n  c", b"a=b \\\n  # c",
    b"a=b\\\n\n  c=d", b"a=b\\\r\n\tc", b"a=b\\\rc", b"a=b\\\\\nc=d", b"a=b\\\\\\\nc=d", b"a=\\\n\\\nb", b"a\\\nb=c", b"a\\\n  =b",
    b"a=\\\n  \\\n  b", b"a=b\\", b"a\\", b"\\", b"\\\n", b"a=b\\\n", b"a=b\rc=d\r\ne=f\n", b"\n\n \t\na=b\n\n",
    b"a=\\t\\n\\r\\f\\b\\q\\\\\\'\\\"", b"a=\\u00e4\\u6f22", b"a=\\ud83d\\ude00", b"\\u0061\\u003d=b", b"a\\u003db", b"a=\\u000ab",
    b"a=\\u00zz", b"a=\\u12", b"a=\\u", b"a=\\U0041", b"a=\\u004", b"b=1\na=\\uu0041\nc=2", "a=ä漢😀".encode(), b"a=\xe4\xf6",
    "a=ä\nb=".encode() + b"\xe4.", b"a=\x80\x9f", b"a=1\na=2", b"a=1\nb=2\na=3\n", b"a\\u0062=1\nab=2", b"a=it''s {0}", b"a='{0}'",
    b"", b"\n", b"# c", b"a=b\x00c", b"\xc3\xa4=1", b"a:b=c", b"a.b-c_d/e=f", b"a \\\n = \\\n b",
]


def bundles(paths):
    """Per path its keys and texts, or None where Java refuses it."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "Bundles.java")
        with open(program, "w") as out: out.write(PROGRAM)
        output = subprocess.run(["java", program, *paths], capture_output=True, check=True).stdout.decode("utf-8")
    found = {path: {} for path in paths}
    for row in output.split("\x1e")[:-1]:
        path, pair = row.split("\x1d")
        if pair == "error":
            found[path] = None
        else:
            key, text = pair.split("\x1f")
            found[path][key] = text
    return found


def record():
    version = subprocess.run(["java", "-version"], capture_output=True, text=True).stderr.split("\n")[0]
    paths = files("properties", ".properties")
    found = bundles([os.path.join(SHARED, path) for path in paths])
    lines = [f"# PropertyResourceBundle of {version}", "# path\tentries\tdigest"]
    for path in paths:
        texts = found[os.path.join(SHARED, path)]
        lines.append(f"{path}\t{len(texts)}\t{digest(texts.items())}" if texts is not None else f"{path}\terror\t")
    write("properties.tsv", lines)

    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, f"{index}.properties") for index in range(len(CASES))]
        for name, case in zip(names, CASES):
            with open(name, "wb") as out: out.write(case)
        found = bundles(names)
    lines = [f"# PropertyResourceBundle of {version}", "# file\tkeys and texts, or error; in hexadecimal"]
    for name, case in zip(names, CASES):
        texts = found[name]
        rows = "error" if texts is None else "\x1e".join(sorted(f"{k}\x1f{v}" for k, v in texts.items())).encode().hex()
        lines.append(f"{case.hex()}\t{rows}")
    write("properties_cases.tsv", lines)

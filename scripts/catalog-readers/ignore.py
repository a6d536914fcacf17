"""ignore.json: .gitignore files and the paths that git ignores by them."""
import json, os, subprocess, tempfile

from shared import write

NEEDS_CATALOGS = False


IGNORE_CASES = [
    ({".gitignore": "*.xcstrings\n"}, ["a.xcstrings", "d/a.xcstrings"]),
    ({".gitignore": "a.xcstrings\n"}, ["a.xcstrings", "d/a.xcstrings", "d/ba.xcstrings"]),
    ({".gitignore": "/a.xcstrings\n"}, ["a.xcstrings", "d/a.xcstrings"]),
    ({".gitignore": "d/a.xcstrings\n"}, ["d/a.xcstrings", "e/d/a.xcstrings"]),
    ({".gitignore": "d/\n"}, ["d/a.xcstrings", "e/d/a.xcstrings", "f/d.xcstrings"]),
    ({".gitignore": "d\n"}, ["d/a.xcstrings", "e/d/f/a.xcstrings", "de/a.xcstrings"]),
    ({".gitignore": "/d/\n"}, ["d/a.xcstrings", "e/d/a.xcstrings"]),
    ({".gitignore": "**/d/\n"}, ["d/a.xcstrings", "e/d/a.xcstrings"]),
    ({".gitignore": "d/**\n"}, ["d/a.xcstrings", "d/e/a.xcstrings", "e/d/a.xcstrings"]),
    ({".gitignore": "d/**/a.xcstrings\n"}, ["d/a.xcstrings", "d/e/a.xcstrings", "d/e/f/a.xcstrings", "a.xcstrings"]),
    ({".gitignore": "**/a.xcstrings\n"}, ["a.xcstrings", "d/e/a.xcstrings"]),
    ({".gitignore": "d/*\n!d/keep.xcstrings\n"}, ["d/a.xcstrings", "d/keep.xcstrings", "d/e/keep.xcstrings"]),
    ({".gitignore": "d/\n!d/keep.xcstrings\n"}, ["d/keep.xcstrings"]),
    ({".gitignore": "*.xcstrings\n!keep.xcstrings\n"}, ["a.xcstrings", "keep.xcstrings", "d/keep.xcstrings"]),
    ({".gitignore": "!keep.xcstrings\n*.xcstrings\n"}, ["keep.xcstrings"]),
    ({".gitignore": "?.xcstrings\n"}, ["a.xcstrings", "ab.xcstrings"]),
    ({".gitignore": "[a-c].xcstrings\n"}, ["a.xcstrings", "c.xcstrings", "d.xcstrings", "-.xcstrings"]),
    ({".gitignore": "[!a-c].xcstrings\n"}, ["a.xcstrings", "d.xcstrings"]),
    ({".gitignore": "[^a-c].xcstrings\n"}, ["a.xcstrings", "d.xcstrings"]),
    ({".gitignore": "[]x].xcstrings\n"}, ["].xcstrings", "x.xcstrings", "y.xcstrings"]),
    ({".gitignore": "[[:digit:]]*.xcstrings\n"}, ["1a.xcstrings", "a1.xcstrings"]),
    ({".gitignore": "[a-.xcstrings\n"}, ["[a-.xcstrings", "a.xcstrings"]),
    ({".gitignore": "\\#a.xcstrings\n#b.xcstrings\n"}, ["#a.xcstrings", "#b.xcstrings"]),
    ({".gitignore": "\\!a.xcstrings\n"}, ["!a.xcstrings"]),
    ({".gitignore": "a\\*.xcstrings\n"}, ["a*.xcstrings", "ab.xcstrings"]),
    ({".gitignore": "a.xcstrings   \n"}, ["a.xcstrings"]),
    ({".gitignore": "d\\ \n"}, ["d /a.xcstrings", "d/a.xcstrings"]),
    ({".gitignore": "a.xcstrings\r\nb.xcstrings\r\n"}, ["a.xcstrings", "b.xcstrings", "c.xcstrings"]),
    ({".gitignore": "\n\n# c\n\na.xcstrings"}, ["a.xcstrings"]),
    ({".gitignore": "*.xcstrings\n", "d/.gitignore": "!a.xcstrings\n"}, ["a.xcstrings", "d/a.xcstrings", "d/e/a.xcstrings"]),
    ({"d/.gitignore": "/a.xcstrings\n"}, ["a.xcstrings", "d/a.xcstrings", "d/e/a.xcstrings"]),
    ({"d/.gitignore": "*\n"}, ["a.xcstrings", "d/a.xcstrings"]),
    ({"d/.gitignore": "e/\n", ".gitignore": "!e/\n"}, ["d/e/a.xcstrings", "e/a.xcstrings"]),
    ({".gitignore": "*\n!*/\n!*.xcstrings\n"}, ["a.xcstrings", "d/a.xcstrings"]),
    ({".gitignore": "/*\n!/d\n/d/*\n!/d/e\n"}, ["a.xcstrings", "d/a.xcstrings", "d/e/a.xcstrings"]),
    ({".gitignore": "d*/e\n"}, ["de/e/a.xcstrings", "d/x/e/a.xcstrings"]),
    ({".gitignore": "d/*/a.xcstrings\n"}, ["d/e/a.xcstrings", "d/e/f/a.xcstrings", "d/a.xcstrings"]),
    ({".gitignore": "a**b.xcstrings\n"}, ["ab.xcstrings", "axxb.xcstrings"]),
    ({".gitignore": "/\n"}, ["a.xcstrings"]),
    ({".gitignore": "**\n"}, ["a.xcstrings", "d/a.xcstrings"]),
    ({".gitignore": "/**\n!a.xcstrings\n"}, ["a.xcstrings", "d/a.xcstrings"]),
    ({".gitignore": "A.xcstrings\n"}, ["a.xcstrings", "A.xcstrings"]),
]


def record():
    version = subprocess.run(["git", "--version"], capture_output=True, text=True).stdout.strip()
    cases = []
    for ignores, paths in IGNORE_CASES:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["git", "init", "-q", folder], check=True)
            for path in paths: place(folder, path, "{}")
            for path, text in ignores.items(): place(folder, path, text)
            asked = subprocess.run(
                ["git", "-C", folder, "-c", "core.excludesFile=/dev/null", "check-ignore", "-z", "--stdin"],
                input="\0".join(paths).encode(), capture_output=True)
            ignored = [path for path in asked.stdout.decode().split("\0") if path]
            cases.append({"ignores": ignores, "kept": sorted(set(paths) - set(ignored)), "ignored": sorted(ignored)})
    write("ignore.json", [json.dumps({"reader": version, "cases": cases}, indent=1, ensure_ascii=False)])


def place(folder, path, text):
    whole = os.path.join(folder, path)
    os.makedirs(os.path.dirname(whole), exist_ok=True)
    with open(whole, "w", encoding="utf-8", newline="") as out: out.write(text)

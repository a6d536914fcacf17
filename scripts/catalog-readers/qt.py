"""qt.tsv: messages and a digest of each real .ts file, by translate-toolkit; forms and paths by the rules of lrelease.

Needs translate-toolkit (PyPI) and lxml, which comes with it. The toolkit reads the messages and their texts; what is
compiled of them follows qttools: not obsolete or vanished ones, unfinished ones only with a text in their first form, no
more numerus forms than the language has (numerus.cpp).
"""
import os

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True

# The forms of the languages that there are files of; Qt has one for Burmese, two for German, Hebrew and Hindi.
FORMS = {"my": [["other"]], "de": [["one"], ["other"]], "he": [["one"], ["two", "other"]], "hi": [["one"], ["other"]]}


def record():
    from translate.storage import ts2
    from translate.misc.multistring import multistring
    from translate.__version__ import sver
    lines = [f"# translate-toolkit {sver}", "# path\tmessages\ttexts\tdigest"]
    for path in files("ts", ".ts"):
        store = ts2.tsfile.parsefile(os.path.join(SHARED, path))
        forms = FORMS[store.gettargetlanguage().split("-")[0].split("_")[0]]
        count, rows, seen = 0, [], set()
        for unit in store.units:
            if unit.isheader() or unit._gettype() in ("obsolete", "vanished"): continue
            comment = unit.xmlelement.findtext("comment") or ""
            key = "|".join(part for part in (unit.getcontextname(), comment, str(unit.source)) if part)
            # translate-toolkit keeps both of two messages with one identity; the first one is compiled.
            if key in seen: continue
            seen.add(key)
            count += 1
            rows.append((key, "source", "", str(unit.source)))
            texts = list(map(str, unit.target.strings)) if isinstance(unit.target, multistring) else [unit.target or ""]
            if unit._gettype() == "unfinished" and not texts[0]: continue
            if not unit.hasplural():
                rows.append((key, "", "", texts[0]))
                continue
            for text, categories in zip(texts, forms):
                rows += [(key, "", "plural:" + category, text) for category in categories]
        lines.append(f"{path}\t{count}\t{len(rows)}\t{digest(rows)}")
    write("qt.tsv", lines)

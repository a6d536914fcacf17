"""xliff.tsv: units and a digest of each real XLIFF file, by lxml; translate-toolkit has to count the same and read the same
where a text has no inline elements.

Needs lxml and translate-toolkit (PyPI).
"""
import os, re

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True

SPACE = "{http://www.w3.org/XML/1998/namespace}space"
ABSENT = "\x00"


def name(element): return element.tag.split("}")[-1] if isinstance(element.tag, str) else ""


def children(element, *names): return [child for child in element if name(child) in names]


def plain(text): return " ".join(re.split(r"[ \t\r\n]+", text)).strip(" ")


def is_markup(text): return text.strip().startswith("<") and text.strip().endswith(">")


def visible(code):
    if not is_markup(code): return code
    return " " if re.match(r"\s*<br\b", code) else ""


def angular(code, shown, in_message):
    """What an inline element of Angular's stands for, by the name it has there; None for others."""
    if not re.fullmatch(r"[A-Z0-9_]*[A-Z_][A-Z0-9_]*", code): return None
    if code.startswith("LINE_BREAK"): return " "
    if re.fullmatch(r"(INTERPOLATION|PH|ICU)(_\d+)?", code):
        if in_message: return "{" + code + "}"
        if code.startswith("INTERPOLATION") and shown and re.fullmatch(r"\{\{.*\}\}", shown, re.S): return shown
        return "{{" + code + "}}"
    if re.match("START_|CLOSE_|TAG_", code): return ""
    return None


def flat(element, data, in_message=None):
    if in_message is None: in_message = "".join(element.itertext()).strip().startswith("{VAR_")
    out = element.text or ""
    for child in element:
        kind = name(child)
        equiv = child.get("equiv-text")
        if kind in ("x", "bx", "ex"):
            known = angular(child.get("id", ""), equiv, in_message)
            out += known if known is not None else visible(equiv or "")
        elif kind == "ph" and child.get("equiv-text") is None and (child.get("dataRef") or not len(child) and not child.text):
            original = data.get(child.get("dataRef"))
            shown = visible(original) if original is not None else ""
            if not shown:
                known = angular(child.get("equiv") or "", child.get("disp"), in_message)
                fallback = "" if original is not None else child.get("disp", "")
                shown = known if known is not None else visible(child.get("equiv", fallback))
            out += shown
        elif kind == "ph": out += visible(equiv if equiv is not None else child.text or "")
        elif kind in ("bpt", "ept", "it"): out += visible(equiv or "")
        elif kind in ("sc", "ec"): out += visible(child.get("equiv", ""))
        elif kind == "cp": out += chr(int(child.get("hex"), 16))
        elif kind in ("sm", "em", "sub", ""): pass
        else: out += flat(child, data, in_message)
        out += child.tail or ""
    return out


def units1(root):
    for file in children(root, "file"):
        for unit in file.iter("{*}trans-unit"):
            sources, targets = children(unit, "source"), children(unit, "target")
            target = flat(targets[0], {}) if targets else None
            if targets and target == "" and targets[0].get("state") in ("new", "needs-translation"): target = None
            yield (file.get("original"), unit.get("resname") or unit.get("id"), flat(sources[0], {}), target,
                   file.get("target-language") in (None, file.get("source-language")))


def units2(root):
    for file in children(root, "file"):
        for unit in file.iter("{*}unit"):
            data = {item.get("id"): flat(item, {}) for box in children(unit, "originalData") for item in box}
            parts = children(unit, "segment", "ignorable")
            source = "".join(flat(s, data) for part in parts for s in children(part, "source"))
            placed = []
            for index, part in enumerate(parts, 1):
                targets = children(part, "target")
                order = int(targets[0].get("order", index)) if targets else index
                texts = targets or children(part, "source")
                placed.append((order, index, "".join(flat(text, data) for text in texts)))
            has_target = any(children(part, "target") for part in children(unit, "segment"))
            target = "".join(text for _, _, text in sorted(placed)) if has_target else None
            yield file.get("original") or file.get("id"), unit.get("name") or unit.get("id"), source, target, not root.get("trgLang")


def record():
    from lxml import etree
    from translate.__version__ import sver
    lines = [f"# lxml {etree.__version__}; translate-toolkit {sver}", "# path\tunits\tdigest"]
    for path in files("xliff", ".xliff", ".xlf") + files("xliff2-derived", ".xlf", ".xliff") + files("xliff2-oasis", ".xlf"):
        whole = os.path.join(SHARED, path)
        try:
            root = etree.parse(whole).getroot()
        except etree.XMLSyntaxError:
            lines.append(f"{path}\tnot well-formed\t")
            continue
        units = list((units1 if root.get("version").startswith("1") else units2)(root))
        if not path.startswith("xliff2-oasis"): compare(whole, root, units)
        several = len(children(root, "file")) > 1
        rows = []
        for original, key, source, target, is_same in units:
            # The source's own file, or a template: one text.
            if is_same: source = target = target or source
            rows.append((original if several else "", key, plain(source), ABSENT if target is None else plain(target)))
        lines.append(f"{path}\t{len(rows)}\t{digest(rows)}")
    write("xliff.tsv", lines)


def compare(path, root, units):
    if root.get("version").startswith("1"):
        from translate.storage.xliff import xlifffile as Store
    else:
        from translate.storage.xliff2 import Xliff2File as Store
    store = Store.parsefile(path)
    assert len(store.units) == len(units), (path, len(store.units), len(units))
    for unit, (_, _, source, target, _) in zip(store.units, units):
        if len(unit.xmlelement.xpath(".//*[local-name()='x' or local-name()='ph' or local-name()='pc']")): continue
        assert plain(unit.source) == plain(source), (path, unit.source, source)
        assert plain(unit.target or "") == plain(target or ""), (path, unit.target, target)

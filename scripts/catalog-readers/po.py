"""po.tsv and mo.tsv: messages and a digest of all texts of each real PO and MO file.

By polib (PyPI), MO also by msgunfmt (Debian package gettext); which forms of a plural are ever shown, by Python's gettext.
"""
import gettext, os, platform, subprocess

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True
# Where a formula shows all its forms, if ever.
NUMBERS = list(range(0, 201)) + [1000, 10_000, 100_000, 1_000_000, 10_000_000]


def shown_forms(catalog):
    plurals = catalog.metadata.get("Plural-Forms", "nplurals=2; plural=n!=1;")
    formula = plurals.split("plural=")[1].split(";")[0]
    count = int(plurals.split("nplurals=")[1].split(";")[0])
    choose = gettext.c2py(formula)
    return sorted({form if form < count else 0 for form in (int(choose(number)) for number in NUMBERS)})


def rows(catalog):
    """Key, state, place among the forms that are shown, text."""
    shown = shown_forms(catalog)
    is_source = catalog.metadata.get("Language") == "en"
    for entry in catalog:
        if entry.obsolete: continue
        key = entry.msgid if entry.msgctxt is None else f"{entry.msgctxt}|{entry.msgid}"
        if entry.msgid_plural:
            # Hebrew messages of Django have two forms where the header speaks of four: the others are not there.
            forms = [entry.msgstr_plural[index] for index in shown if index in entry.msgstr_plural]
            first = entry.msgstr_plural.get(0, "")
        else:
            forms = [entry.msgstr]
            first = entry.msgstr
        # What msgfmt compiles: flags and the first form decide.
        state = "untranslated" if not first else "fuzzy" if "fuzzy" in entry.flags else "translated"
        if is_source and state != "translated":
            # The program shows its own texts.
            forms, state = [entry.msgid] + ([entry.msgid_plural] if entry.msgid_plural else []), "translated"
        if state == "untranslated": forms = [""]
        for place, text in enumerate(forms): yield key, state, str(place), text


def record():
    import polib
    lines = [f"# polib {polib.__version__}, Python {platform.python_version()} gettext", "# path\tmessages\tdigest"]
    for path in files("po", ".po"):
        catalog = polib.pofile(os.path.join(SHARED, path))
        live = sum(1 for entry in catalog if not entry.obsolete)
        lines.append(f"{path}\t{live}\t{digest(rows(catalog))}")
    write("po.tsv", lines)

    version = subprocess.run(["msgunfmt", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    lines = [f"# polib {polib.__version__} and {version}, which agree", "# path\tmessages\tdigest"]
    for path in files("mo", ".mo"):
        whole = os.path.join(SHARED, path)
        catalog = polib.mofile(whole)
        text = subprocess.run(["msgunfmt", whole], capture_output=True, text=True).stdout
        second = polib.pofile(text)
        assert digest(rows(catalog)) == digest(rows(second)), path
        lines.append(f"{path}\t{len(catalog)}\t{digest(rows(catalog))}")
    write("mo.tsv", lines)

"""resx.tsv: texts and a digest of each real .resx file, by translate-toolkit and Python's ElementTree.

Needs translate-toolkit (PyPI). The toolkit takes typed values, files and the designer's own names (`>>…`) for texts, so
it says what the value of a name is, and ElementTree which names are texts: those without a type, or with System.String
or ResXNullRef, and without a mimetype.
"""
import os, platform
import xml.etree.ElementTree as ElementTree

from shared import SHARED, digest, files, write

NEEDS_CATALOGS = True


def record():
    from translate.storage import resx
    from translate.__version__ import sver
    lines = [f"# translate-toolkit {sver}; Python {platform.python_version()} ElementTree", "# path\ttexts\tdigest"]
    for path in files("resx", ".resx"):
        whole = os.path.join(SHARED, path)
        names = []
        for data in ElementTree.parse(whole).getroot().iter("data"):
            kind = data.get("type", "System.String").split(",")[0]
            if data.get("mimetype") or kind not in ("System.String", "System.Resources.ResXNullRef"): continue
            if not data.get("name").startswith(">>"): names.append(data.get("name"))
        values = {unit.getid(): str(unit.target or "") for unit in resx.RESXFile.parsefile(whole).units}
        rows = [(name, values[name]) for name in names]
        lines.append(f"{path}\t{len(rows)}\t{digest(rows)}")
    write("resx.tsv", lines)

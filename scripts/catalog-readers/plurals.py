"""plurals.tsv: CLDR's plural categories of integers by language; formulas.tsv: formulas and what Python's gettext makes of
them.

Needs the Debian package unicode-cldr-core.
"""
import gettext, platform, re, subprocess
import xml.etree.ElementTree as ET

from shared import write

NEEDS_CATALOGS = False
RULES = "/usr/share/unicode/cldr/common/supplemental/plurals.xml"
NUMBERS = list(range(0, 301)) + [1000, 10_000, 40_000, 100_000, 1_000_000, 2_000_000, 10_000_000]

# Python's `and` and `or` give one of their sides, where C gives 0 or 1: formulas with a number beside them are left out.
FORMULAS = [
    "0", "n != 1", "n>1", "(n != 1)", "n==1 ? 0 : n==2 ? 1 : 2",
    "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
    "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
    "(n == 1 && n % 1 == 0) ? 0 : (n == 2 && n % 1 == 0) ? 1: (n % 10 == 0 && n % 1 == 0 && n > 10) ? 2 : 3",
    "n * 2 + 1 - 1 > 7", "!n", "!(n > 3)", "!!n", "n / 2 % 3", "n % 3 * 2 / 2", "1 + n * 0", "n > 1 == 1", "n == 2 != 0",
    "n < 5 || n > 10 && n < 20", "(n < 5 || n > 10) && n < 20", "n ? n > 1 ? 2 : 1 : 0",
    "  n  != 1", "n!=1;", "n != 1; more", "((((n))))", "n % (n + 1) != 0", "3 - 2 - 1", "100 / 10 / 5", "n >= 1 <= 0",
    "", "n +", "(n", "n)", "n ? 1", "n : 1", "x", "n n", "1 2", "n = 1", "n & 1", "n ! 1", "* n", "n.5", "-n", "()", "n !== 1",
]


def matches(condition, number):
    """A rule of CLDR for an integer: no fraction digits, no exponent."""
    for choice in condition.split(" or "):
        terms = []
        for term in choice.split(" and "):
            operand, modulus, relation, ranges = re.match(
                r"\s*([a-z])\s*(?:%\s*(\d+))?\s*(!=|=)\s*([\d.,]+)\s*$", term).groups()
            value = number if operand in "ni" else 0
            if modulus: value %= int(modulus)
            inside = any(int(r.split("..")[0]) <= value <= int(r.split("..")[-1]) for r in ranges.split(","))
            terms.append(inside == (relation == "="))
        if all(terms): return True
    return False


def category(rules, number):
    for name, condition in rules:
        if name != "other" and matches(condition, number): return name
    return "other"


def record():
    version = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", "unicode-cldr-core"], capture_output=True, text=True).stdout
    lines = [
        f"# plurals.xml of unicode-cldr-core {version}",
        "# language\tnumber:category, where it changes; of 0 to 300, 1000, 10^4, 4*10^4, 10^5, 10^6, 2*10^6 and 10^7"]
    for group in ET.parse(RULES).getroot().iter("pluralRules"):
        rules = [(rule.get("count"), rule.text.split("@")[0].strip()) for rule in group]
        names, last = [], None
        for number in NUMBERS:
            name = category(rules, number)
            if name != last: names.append(f"{number}:{name}")
            last = name
        for language in group.get("locales").split():
            if language != "root": lines.append(f"{language}\t{' '.join(names)}")
    write("plurals.tsv", lines)

    lines = [f"# Python {platform.python_version()} gettext.c2py", "# formula\tvalues of 0 to 30, or error"]
    for formula in FORMULAS:
        try:
            # libintl ends a formula at a semicolon; Python's callers do.
            choose = gettext.c2py(formula.split(";")[0])
            values = " ".join(str(int(choose(number))) for number in range(31))
        except ValueError:
            values = "error"
        lines.append(f"{formula}\t{values}")
    write("formulas.tsv", lines)

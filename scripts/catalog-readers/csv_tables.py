"""csv.json: tricky tables and the texts that Python's csv finds in the columns of their locales."""
import csv, io, json, platform

from shared import write

NEEDS_CATALOGS = False

# Delimiter, column of the key, columns of locales, table. Of two rows with one key the last counts; an empty cell is none.
CASES = [
    (",", 0, {"en": 1, "de": 2}, "key,en,de\na,A,B\nb,C,D\n"), (",", 0, {"en": 1, "de": 2}, "key,en,de\r\na,A,B\r\nb,C,D"),
    (",", 0, {"en": 1, "de": 2}, "key,en,de\ra,A,B\rb,C,D\r"), (",", 0, {"en": 1, "de": 2}, "\ufeffkey,en,de\na,A,B\n"),
    (",", 0, {"en": 1, "de": 2}, '"key","en","de"\n"a","A, B","say ""hi"""\n'), (",", 0, {"en": 1}, 'key,en\na,"one\ntwo\r\nthree"\nb,"""x"""\n'),
    (",", 0, {"en": 1, "de": 2}, 'key,en,de\na,"",B\nb,,""\nc,"""",""""""\n'), (",", 0, {"en": 1}, 'key,en\na, x \nb," y "\nc, "z"\nd,it\'s "so"\n'),
    (";", 0, {"en": 1, "de": 2}, "key;en;de\na;A, B;C\nb;\"x;y\";1,5\n"), ("\t", 0, {"en": 1, "de": 2}, "key\ten\tde\na\tA, B\tC;D\nb\t\"x\ty\"\tz\n"),
    ("|", 0, {"en": 1, "de": 2}, "key|en|de\na|A,B|C;D\n"), (",", 0, {"en": 1, "de": 2}, "\n\nkey,en,de\n\n,,\na,A,B\n\n\nb,C,D\n\n"),
    (",", 0, {"en": 1, "de": 2}, "key,en,de\na,1,2\nb,3,4\na,5,6\n"), (",", 0, {"en": 1, "de": 2}, "key,en,de,,\na,A,B,,\nb,C,D,,,,\n"),
    (",", 2, {"en": 0, "pt-BR": 1}, "en,pt_BR,String ID\nA,B,a\nC,D,b\n"), (",", 0, {"en": 1, "id": 2}, "key,en,id\na,A,B\n"),
    (",", 0, {"en": 1, "de": 2}, "id,en,de\na,A,B\n"), (",", 0, {"en": 2, "de": 3}, "Identifier,Comment,English,German\na,c,A,B\n"),
    (",", 0, {"zh-Hans": 1, "zh-TW": 2, "pt-BR": 3, "es-419": 4}, "key,Simplified Chinese,Chinese (zh-TW),Portuguese (Brazil),Spanish (Latin America)\na,A,B,C,D\n"),
    (",", 0, {"en": 1, "fr": 2}, 'key,en,fr\n"a\nb",A,B\n'), (",", 0, {"en": 1, "ar": 2}, "key,en,ar\na,é😀,مرحبا\n"),
    (",", 0, {"en": 1, "de": 2}, "Screen name,en,de\na,A,B\n"), (",", 0, {"en": 1, "de": 2}, 'key,en,de\na,"A"x,B\nb,"C"" "d",D\n'),
]


def texts(delimiter, key, columns, source):
    rows = [row for row in csv.reader(io.StringIO(source.removeprefix("\ufeff"), newline=""), delimiter=delimiter) if any(row)]
    return {f"{row[key]} {locale}": row[column] for row in rows[1:] for locale, column in columns.items() if row[column]}


def record():
    cases = [{"source": case[3], "texts": texts(*case)} for case in CASES]
    reader = f"Python {platform.python_version()} csv"
    write("csv.json", [json.dumps({"reader": reader, "cases": cases}, indent=1, ensure_ascii=False)])

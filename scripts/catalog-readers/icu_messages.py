"""icu-messages.tsv: messages, and what ICU's own MessageFormat makes of them.

Needs PyICU (PyPI), which is built with the ICU of the machine.
"""
import json

from shared import write

NEEDS_CATALOGS = False

# Locale, message, and for each form its path and the values that lead to it; numbers are CLDR's first of a category.
CASES = [
    ("en", "Save", [("", {})]),
    ("en", "It''s {name}", [("", {"name": "Maria"})]),
    ("en", "It's {name}'s", [("", {"name": "Maria"})]),
    ("en", "'{name}' is {name}", [("", {"name": "Maria"})]),
    ("en", "a '{' b '}' c } d '", [("", {})]),
    ("en", "'{''}' '' '''{x}'''", [("", {})]),
    ("en", "'{ open to the end", [("", {})]),
    ("en", "# {0} '#' {1}", [("", {"0": "Maria", "1": "Maria"})]),
    ("en", "{ name }\t{\nname\n}", [("", {"name": "Maria"})]),
    ("en", "{n, plural, one {# file} other {# files}}", [("plural:one", {"n": 1}), ("plural:other", {"n": 0})]),
    ("en", "{n,plural,=0{none}one{# file}other{# files}}!",
     [("plural:=0", {"n": 0}), ("plural:one", {"n": 1}), ("plural:other", {"n": 2})]),
    ("en", "{n, plural, =1 {one} one {# x} other {# y}}",
     [("plural:=1", {"n": 1}), ("plural:other", {"n": 0})]),
    ("ru", "{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}",
     [("plural:one", {"n": 1}), ("plural:few", {"n": 2}), ("plural:many", {"n": 0})]),
    ("ar-EG", "{n, plural, zero {لا شيء} one {ملف} two {ملفان} few {# ملفات} many {# ملفا} other {# ملف}}",
     [("plural:zero", {"n": 0}), ("plural:one", {"n": 1}), ("plural:two", {"n": 2}), ("plural:few", {"n": 3}),
      ("plural:many", {"n": 11}), ("plural:other", {"n": 100})]),
    ("fa", "{n, plural, one {# پرونده} other {# پرونده‌ها}}", [("plural:one", {"n": 0}), ("plural:other", {"n": 2})]),
    ("ja", "{n, plural, other {#件}}", [("plural:other", {"n": 0})]),
    ("en", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
     [("ordinal:one", {"n": 1}), ("ordinal:two", {"n": 2}), ("ordinal:few", {"n": 3}), ("ordinal:other", {"n": 0})]),
    ("en", "{g, select, female {her} male {his} other {their}} file",
     [("g:female", {"g": "female"}), ("g:male", {"g": "male"}), ("g:other", {"g": "x"})]),
    ("en", "{date, select, 1{st} 2{nd} other{th}}",
     [("date:1", {"date": "1"}), ("date:2", {"date": "2"}), ("date:other", {"date": "x"})]),
    ("en", "{g, select, female {{n, plural, one {her # file} other {her # files}}} other {no file}}",
     [("g:female/plural:one", {"g": "female", "n": 1}), ("g:female/plural:other", {"g": "female", "n": 0}),
      ("g:other", {"g": "x", "n": 0})]),
    ("en", "{n, plural, one {{g, select, f {# her} other {it}}} other {'#' # '{n}'}}",
     [("plural:one/g:f", {"n": 1, "g": "f"}), ("plural:one/g:other", {"n": 1, "g": "x"}),
      ("plural:other", {"n": 0, "g": "x"})]),
    ("en", "{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more of {n}} other {you and # more of {n}}}",
     [("plural:=0", {"n": 0}), ("plural:=1", {"n": 1}), ("plural:one", {"n": 2}), ("plural:other", {"n": 3})]),
    ("en", "{n, plural, offset: 2 =2 {#} one {#} other {# {n}}}",
     [("plural:=2", {"n": 2}), ("plural:one", {"n": 3}), ("plural:other", {"n": 4})]),
    ("en", "{n, plural, one {is} other {are}} {n, plural, =0 {no files} one {one file} other {# files}}",
     [("plural:one", {"n": 1}), ("plural:other", {"n": 2}), ("plural:=0", {"n": 0})]),
    ("en", "{a, plural, one {# day} other {# days}} {b, plural, one {# hour} other {# hours}}",
     [("plural:one/plural:one", {"a": 1, "b": 1}), ("plural:one/plural:other", {"a": 1, "b": 0}),
      ("plural:other/plural:one", {"a": 0, "b": 1}), ("plural:other/plural:other", {"a": 0, "b": 0})]),
    ("en", "{n, plural, one {1 of {m, plural, one {# x} other {# y}} in #} other {}}",
     [("plural:one/plural:one", {"n": 1, "m": 1}), ("plural:one/plural:other", {"n": 1, "m": 0}),
      ("plural:other", {"n": 0, "m": 0})]),
    ("en", "{n, PLURAL, one{a}other{b}}{k, Select, other{c}}",
     [("plural:one/k:other", {"n": 1, "k": "x"}), ("plural:other/k:other", {"n": 0, "k": "x"})]),
    ("en", "{n, number} {n, number, integer} {n, number, percent}", None),
    ("en", "{n, choice, 0#no files|1#one file|1<{n} files}",
     [("n:0", {"n": 0}), ("n:1", {"n": 1}), ("n:1<", {"n": 2})]),
    ("en", "{n, choice, -1≤below|0#it''s '|' none|2<more}",
     [("n:-1", {"n": -1}), ("n:0", {"n": 0}), ("n:2<", {"n": 3})]),
    ("en", "x {d, date, short} y {t, time, ::jmm} z {s, spellout}", None),
    ("en", "Flutter: '{name}'", [("", {})]),
]

# No messages, or messages with a hole: does ICU take them?
PATTERNS = [
    "", "'", "{", "}", "{}", "{ }", "{a", "{a,", "{a,}", "{a, }", "{a b}", "{a.b}", "{a-b}", "{a_b}", "{ä}", "{0}", "{00}", "{01}",
    "{-1}", "{1a}", "{a, number}", "{a, number, }", "{a, number, {x}}", "{a, number, '{'}", "{a, number, '}", "{a, foo}",
    "{a, plural}", "{a, plural,}", "{a, plural, }", "{a, plural, one{x}}", "{a, plural, other{x}}", "{a, plural, other {x} }",
    "{a, plural, other{x", "{a, plural, other{x}", "{a, plural, other x}", "{a, plural, other}", "{a, plural, =1{x}}",
    "{a, plural, ={x} other{y}}", "{a, plural, =x{x} other{y}}", "{a, plural, =1.5{x} other{y}}", "{a, plural, = 1{x} other{y}}",
    "{a, plural, offset:1 other{x}}", "{a, plural, offset: 1 other{x}}", "{a, plural, offset :1 other{x}}",
    "{a, plural, offset: other{x}}", "{a, plural, other{x} offset:1}", "{a, plural, other{x} other{y}}", "{a, plural, {x} other{y}}",
    "{a, plural, few{#} other{{a}}}", "{a, plural, other{{}}}", "{a, plural, other{{a}", "{a, plural, other{'{'}}", "{a, plural, other{'}}",
    "{a, select, other{x}}", "{a, select, 1{x} other{y}}", "{a, select, =1{x} other{y}}", "{a, select, a-b{x} other{y}}",
    "{a, select, a{x}}", "{a, select}", "{a, select, offset:1 other{x}}", "{a, select, ä{x} 例{y} other{z}}",
    "{a, selectordinal, one{#} other{#}}", "{a, selectordinal, one{#}}", "{a, choice, 0#x|1#y}", "{a, choice, }", "{a, choice, x}",
    "{a, choice, 0}", "{a, choice, 0#}", "{a, choice, 0#x|}", "{a, choice, -∞#x|1<y}", "{DAYS, plural,", "{a}}", "{{a}}", "{a,number,#'#'}",
    "{a, plural , other{x}}", "{ a , plural , other { x } }", "{a, plural,\n other{x}}", "{a,date,long}", "{a,time}", "{a,duration}",
    "{a, ordinal}", "{a,plural,other{|}}", "{a, plural, other{x}}}", "{a, numbers}", "{a, plural other{x}}", "{a; plural}",
]


def record():
    import icu
    lines = [f"# ICU {icu.ICU_VERSION} MessageFormat by PyICU {icu.VERSION}",
             "# locale, message, path of the form, text; or: pattern, whether ICU takes it (all as JSON)"]
    for locale, message, forms in CASES:
        made = icu.MessageFormat(message, icu.Locale(locale))
        for path, values in forms or []:
            names = list(values)
            text = made.format(names, [icu.Formattable(values[name]) for name in names])
            lines.append("form\t" + "\t".join(json.dumps(field, ensure_ascii=False) for field in [locale, message, path, text]))
    for pattern in PATTERNS + [message for _, message, _ in CASES]:
        try:
            icu.MessageFormat(pattern, icu.Locale("en"))
            taken = True
        except icu.ICUError:
            taken = False
        lines.append("pattern\t" + json.dumps(pattern, ensure_ascii=False) + "\t" + json.dumps(taken))
    write("icu-messages.tsv", lines)

"""json.tsv: tricky JSON and what Python's json makes of it."""
import json, platform, struct

from shared import write

NEEDS_CATALOGS = False


JSON_CASES = [
    b"{}", b"[]", b" [ ] ", b"null", b"true", b"false", b"nul", b"tru", b"True", b"nulls", b"0", b"-0", b"-", b"+1", b"01",
    b"1.", b".5", b"1.5", b"1e5", b"1E+5", b"1e-5", b"1e", b"1e+", b"1.e5", b"0x10", b"1_000", b"1e400", b"-1e400",
    b"123456789012345678901234567890", b"0.1", b"2.2250738585072014e-308", b"4.9e-324", b"1.7976931348623157e308",
    b'""', b'"a"', b"'a'", b'"\\u00e9"', b'"\\uD83D\\uDE00"', b'"\\ud83d"', b'"\\ude00"', b'"\\ud83dx"', b'"\\ud83d\\u0041"',
    b'"\\ud83d\\ud83d\\ude00"', b'"\\u12"', b'"\\u12G4"', b'"\\x41"', b'"\\a"', b'"\\/\\b\\f\\n\\r\\t\\"\\\\"', b'"a\nb"', b'"a\tb"',
    b'"a\x00b"', b'"a\x7fb"', b'"a', b'"a\\', b'"a\\"', b'"\\u0000"', '"é漢😀"'.encode(), '"\u2028"'.encode(),
    b"[1,2]", b"[1,]", b"[,1]", b"[1 2]", b"[1,,2]", b"[", b"]", b"[1", b"[1,", b"[[[]]]", b"[[1],[2,[3]]]",
    b'{"a":1}', b'{"a":1,}', b'{,"a":1}', b'{"a" 1}', b'{"a":}', b'{"a"}', b"{a:1}", b"{'a':1}", b'{1:1}', b'{"a":1 "b":2}',
    b'{"a":1,"a":2}', b'{"a":{"a":1},"b":{"a":2}}', b'{"":""}', b'{"a":1', b'{"a":', b'{"a', b"{", b"}", b"{]", b"[}",
    b"1 2", b"{} {}", b"[] x", b"", b" ", b"\t\n\r 1 \n", b"\x0b1", b"\xc2\xa01", b"/* c */ 1", b"// c\n1", b"# c\n1",
    b"NaN", b"Infinity", b"-Infinity", b"[1]\x00", b'{"a":\n\n1}', b'["\\u00"]', b'["a\\u0062c"]', b'{"\\u0061":1,"a":2}',
    b"-1", b"- 1", b"--1", b"1-1", b"[1.0,-0.0,1e0]", b'[true,false,null]', b"[truefalse]", b'["a""b"]', b'"a" "b"', b"'",
    b'"\\', b'{"a":"b"}}', b"[[]", b'{"a":[1,{"b":[]}]}',
]


def canonical(value):
    if value is None: return "n"
    if value is True: return "t"
    if value is False: return "f"
    if isinstance(value, Pairs): return "{" + ",".join(canonical(k) + ":" + canonical(v) for k, v in value) + "}"
    if isinstance(value, list): return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, str):
        return "s" + value.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode().hex()
    try:
        return "d" + struct.pack(">d", float(value)).hex()
    except OverflowError:
        return "d" + struct.pack(">d", float("inf") if value > 0 else float("-inf")).hex()


class Pairs(list):
    pass


def refuse(name):
    raise ValueError(name + " is no JSON")


def record():
    lines = [f"# Python {platform.python_version()} json", "# input in hexadecimal\tvalue, or error"]
    for case in JSON_CASES:
        try:
            value = canonical(json.loads(case.decode(), object_pairs_hook=Pairs, parse_int=float, parse_constant=refuse))
        except ValueError:
            value = "error"
        lines.append(f"{case.hex()}\t{value}")
    write("json.tsv", lines)

/// The page's script, in the order in which its parts build on each other: one function, no names outside of it.
///
/// Everything is optional: a reader without scripts has the summary and the worst cards as markup.
enum PageScript {
  static let text =
    "(()=>{\"use strict\";\n"
    + [reading, filtering, address, deck, sizes, list, copying, heatMaps, start].joined(separator: "\n") + "})();"

  /// The data as objects, and small tools.
  private static let reading = #"""
    const find = (selector, root = document) => root.querySelector(selector);
    const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];
    const make = (name, properties = {}, ...children) => {
      const element = Object.assign(document.createElement(name), properties);
      element.append(...children);
      return element;
    };
    const stored = id => find("#" + id).textContent;
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    /// The lines of a store, each written out when it is asked for.
    const lines = id => {
      const [fragments, ...all] = stored(id).split("\n");
      const meanings = Object.fromEntries(fragments.split("'").map((fragment, place) => [letters[place], fragment]));
      meanings["'"] = "'";
      return {count: all.length, at: number => all[number].replace(/'(.)/gu, (_, letter) => meanings[letter])};
    };
    const data = JSON.parse(stored("data"));
    const columns = Object.fromEntries(data.columns.map((name, place) => [name, place]));
    const named = new Set(["rule", "severity", "message", "component", "strategy", "key", "locale", "text", "lost",
      "off", "fits", "file", "place", "sourceText", "variant", "status"]);
    /// One field of a finding, as text where it is one.
    const get = (finding, name) => {
      const value = finding[columns[name]] ?? null;
      return value !== null && named.has(name) ? data.strings[value] : value;
    };
    const findings = data.findings;
    const cards = lines("cards");
    const counted = (count, noun) => count.toLocaleString("en") + " " + noun + (count === 1 ? "" : "s");
    const languages = (() => {
      try { return new Intl.DisplayNames("en", {type: "language"}); } catch { return null; }
    })();
    /// `German` for `de`; nothing where the browser knows no name.
    const languageName = tag => {
      try { const name = languages?.of(tag); return name && name !== tag ? name : ""; } catch { return ""; }
    };
    /// By card, the findings that it shows.
    const shownBy = data.exhibits.map(() => []);
    findings.forEach((finding, place) => {
      const card = get(finding, "exhibit");
      if (card !== null) shownBy[card].push(place);
    });
    """#

  /// What the form asks for, and which findings answer.
  private static let filtering = #"""
    const names = ["q", "component", "strategy", "locale", "rule", "size", "severity", "new", "key", "finding"];
    let asked = {};
    /// Letters without case, marks and width: "Größe" is found by "grosse", and "حَفِظَ" by "حفظ".
    const folded = text => text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "").toUpperCase();
    const foldedStrings = [];
    const foldedString = place => place === null || place === undefined ? "" :
      foldedStrings[place] ??= folded(data.strings[place]);
    const searched = ["key", "text", "sourceText"].map(name => columns[name]);
    const tests = {
      q: value => {
        const words = folded(value).split(/\s+/u).filter(Boolean);
        return finding => words.every(word => searched.some(column => foldedString(finding[column]).includes(word)));
      },
      size: value => {
        const size = data.sizes.indexOf(value);
        return finding => (get(finding, "sizes") ?? []).includes(size);
      },
      locale: value => finding => get(finding, "locale") === value ||
        (get(finding, "locales") ?? []).some(locale => data.strings[locale] === value),
      new: () => finding => !["known", "accepted"].includes(get(finding, "status")),
      finding: value => finding => get(finding, "fingerprint") === value,
    };
    const equal = (name, value) => finding => get(finding, name) === value;
    const answering = () => {
      const all = names.filter(name => asked[name]).map(name => (tests[name] ?? (v => equal(name, v)))(asked[name]));
      const result = [];
      findings.forEach((finding, place) => { if (all.every(test => test(finding))) result.push(place); });
      return result;
    };
    """#
}

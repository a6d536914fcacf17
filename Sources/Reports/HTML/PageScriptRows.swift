extension PageScript {
  /// The list of all findings: rows a few hundred at a time, each of which opens.
  static let list = #"""
    const table = find("#rows");
    const cell = (text, properties = {}) => make("td", properties, ...(text ? [make("bdi", {textContent: text})] : []));
    const titleElement = finding => {
      const text = get(finding, "text") ?? get(finding, "sourceText");
      if (text === null || text === "") return make("bdi", {textContent: get(finding, "message")});
      const title = make("bdi", {textContent: text});
      const direction = get(finding, "direction");
      title.dir = direction === null ? "auto" : direction ? "rtl" : "ltr";
      if (get(finding, "locale")) title.lang = get(finding, "locale");
      return title;
    };
    const rowElement = place => {
      const finding = findings[place];
      const severity = get(finding, "severity");
      const opener = make("button", {type: "button"}, make("span", {className: "severity " + severity, textContent: severity}),
        titleElement(finding));
      opener.setAttribute("aria-expanded", "false");
      const first = get(finding, "first");
      const where = [get(finding, "component"), get(finding, "strategy")].filter((name, at, all) => name && all.indexOf(name) === at);
      const locales = get(finding, "locale") ?? (get(finding, "locales") ?? []).map(at => data.strings[at]).join(", ");
      const isSettled = (get(finding, "flags") & 1) || ["known", "accepted"].includes(get(finding, "status"));
      const row = make("tr", {className: isSettled ? "settled" : ""}, make("td", {}, opener), cell(locales), cell(get(finding, "rule")),
        cell(where.join(" / ")), cell(first === null ? "" : data.sizes[first]), cell(get(finding, "lost"), {className: "number"}),
        cell(get(finding, "off"), {className: "number"}), cell([get(finding, "key"), get(finding, "variant")].filter(Boolean).join(" ")));
      row.dataset.finding = place;
      return row;
    };
    const rows = table && unrolling(find("#more-rows"), 200, places => {
      table.append(make("tbody", {}, ...places.map(rowElement)));
    });
    const showRows = places => {
      if (!rows) return;
      findAll("tbody", table).forEach(body => body.remove());
      rows.fill(places);
    };
    const copyButton = (kind, place, text) => {
      const button = make("button", {type: "button", textContent: text});
      button.dataset.copy = kind;
      button.dataset.finding = place;
      return button;
    };
    /// What a row has to say where no drawing says it.
    const details = place => {
      const finding = findings[place];
      const sizes = (get(finding, "sizes") ?? []).map(size => data.sizes[size]);
      const facts = [
        ["source", get(finding, "sourceText")], ["sizes", sizes.join(", ")],
        ["room for", get(finding, "fits") && "about " + get(finding, "fits").replace("char", "character")],
        ["where", get(finding, "file") && get(finding, "file") + ":" + get(finding, "line")],
        ["baseline", get(finding, "status")], ["source", get(finding, "flags") & 1 ? "its title fails in the same place" : ""],
      ].filter(fact => fact[1]);
      const box = make("div", {}, make("p", {}, make("bdi", {textContent: get(finding, "message")})),
        make("dl", {}, ...facts.map(([name, text]) =>
          make("div", {}, make("dt", {textContent: name}), make("dd", {}, make("bdi", {textContent: text}))))));
      const actions = make("p", {className: "actions scripted"});
      if (get(finding, "key") !== null) {
        actions.append(make("a", {href: toAddress({key: get(finding, "key")}), textContent: "This key in all locales"}));
      }
      // What is missing from the report has to be mended, not accepted.
      if (!(get(finding, "flags") & 4)) actions.append(copyButton("accept", place, "Copy accept command"));
      if (get(finding, "key") !== null && get(finding, "strategy") !== null) {
        actions.append(copyButton("render", place, "Copy render command"));
      }
      box.append(actions);
      return box;
    };
    table?.addEventListener("click", event => {
      const opener = event.target.closest("button[aria-expanded]");
      if (!opener) return;
      const row = opener.closest("tr");
      const isOpen = opener.getAttribute("aria-expanded") === "true";
      opener.setAttribute("aria-expanded", String(!isOpen));
      if (isOpen) return row.nextElementSibling.remove();
      const place = Number(row.dataset.finding);
      const number = get(findings[place], "exhibit");
      const card = number === null ? details(place) : cardElement(number);
      if (number !== null) {
        // The same card may stand among the worst: an id is an element's own.
        card.removeAttribute("aria-labelledby");
        find("h3", card).removeAttribute("id");
      }
      row.after(make("tr", {className: "detail"}, make("td", {colSpan: 8}, card)));
    });
    """#
}

extension PageScript {
  /// Commands for the clipboard, or into a field to copy from where the browser lends none.
  static let copying = #"""
    const wordOf = place => place === null ? null : Object.hasOwn(data.words, place) ? data.words[place] : data.strings[place];
    const command = (kind, place, size) => {
      const finding = findings[place];
      if (kind === "accept") return ["snug baseline accept", get(finding, "fingerprint"), "--reason \"…\"", data.configuration];
      const key = wordOf(finding[columns.key]);
      // Nobody can type it.
      if (key === null) return null;
      const textSize = size ?? data.sizes[get(finding, "worst") ?? get(finding, "first")];
      return ["snug render", (get(finding, "key").startsWith("-") ? "--key=" : "--key ") + key, get(finding, "place"), textSize ? "--text-size " + textSize : "", data.repeated];
    };
    const announcer = make("p", {id: "announcer", className: "unseen"});
    announcer.setAttribute("role", "status");
    document.body.append(announcer);
    const say = text => { announcer.textContent = ""; setTimeout(() => { announcer.textContent = text; }, 50); };
    document.addEventListener("click", async event => {
      const button = event.target.closest("button[data-copy]");
      if (!button) return;
      const parts = command(button.dataset.copy, Number(button.dataset.finding), button.closest(".card")?.dataset.size);
      if (!parts) return say("This key cannot be typed in a command.");
      const text = parts.filter(Boolean).join(" ");
      const said = button.textContent;
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = "Copied";
        say("Copied: " + text);
        setTimeout(() => { button.textContent = said; }, 1500);
      } catch {
        let field = button.parentElement.querySelector(".command");
        if (!field) {
          field = make("textarea", {className: "command", readOnly: true, rows: 2});
          field.setAttribute("aria-label", "Command to copy");
          button.parentElement.append(field);
        }
        field.value = text;
        field.focus();
        field.select();
        say("The command is selected: copy it with the keyboard.");
      }
    });
    """#

  /// Long heat maps are folded, and their fields lead to the findings behind them.
  static let heatMaps = #"""
    for (const map of findAll(".heat:not(.ranking)")) {
      map.classList.add("pointed");
      const late = findAll("tbody tr", map).slice(13);
      if (late.length < 4) continue;
      for (const row of late) row.classList.add("late");
      map.classList.add("folded");
      const button = make("button", {type: "button", className: "unfold", textContent: "Show " + counted(late.length, "more locale")});
      button.setAttribute("aria-expanded", "false");
      button.addEventListener("click", () => {
        const isFolded = map.classList.toggle("folded");
        button.setAttribute("aria-expanded", String(!isFolded));
        button.textContent = isFolded ? "Show " + counted(late.length, "more locale") : "Show fewer locales";
      });
      map.parentElement.after(button);
    }
    // A shortcut for the mouse; with the keyboard, the row's link and the filter for sizes lead to the same place.
    document.addEventListener("click", event => {
      const field = event.target.closest(".heat.pointed tbody td:not(.h0)");
      if (!field) return;
      const link = find("th a", field.parentElement);
      const size = findAll("thead th[data-size]", field.closest("table"))[field.cellIndex - 1]?.dataset.size;
      const query = new URLSearchParams(link ? link.hash.slice(1) : "");
      go({...Object.fromEntries(query), size});
    });
    /// Which field of the heat maps the filters speak of.
    const pointAtFields = () => {
      for (const field of findAll(".heat .chosen")) field.classList.remove("chosen");
      if (!asked.size || !asked.locale) return;
      for (const map of findAll(".heat.pointed")) {
        const column = findAll("thead th[data-size]", map).findIndex(head => head.dataset.size === asked.size);
        const row = findAll("tbody th a", map).find(link => link.dataset.locale === asked.locale)?.closest("tr");
        if (row && column >= 0) row.cells[column + 1]?.classList.add("chosen");
      }
    };
    """#

  /// From the address to the page; again whenever the address changes.
  static let start = #"""
    const update = () => {
      asked = fromAddress();
      toForm();
      showChips();
      const places = answering();
      showDeck(places);
      showRows(places);
      const isAsked = Object.keys(asked).length > 0;
      const count = find("#count");
      if (count) count.textContent = isAsked
        ? places.length.toLocaleString("en") + " of " + counted(findings.length, "finding") : counted(findings.length, "finding");
      if (find("#clear")) find("#clear").hidden = !isAsked;
      for (const section of findAll(".component[data-component]")) {
        const name = section.dataset.component;
        section.hidden = Boolean(asked.component && name && name !== asked.component);
      }
      pointAtFields();
    };
    document.documentElement.classList.add("js");
    for (const option of findAll("#f-locale option")) {
      const name = languageName(option.value);
      if (name) option.textContent = option.textContent.replace(" (", " " + name + " (");
    }
    nameLocales(find("#summary") ?? document.body);
    // What is scrolled to stops below the filters.
    const stopBelowForm = () => { document.documentElement.style.scrollPaddingTop = form.offsetHeight + 16 + "px"; };
    if (form) new ResizeObserver(stopBelowForm).observe(form);
    addEventListener("hashchange", () => { if (!asksNothing()) update(); });
    // A link that filters leads to the first section that answers.
    document.addEventListener("click", event => {
      const link = event.target.closest("a[href*='=']");
      if (link && link.hash.length > 1) setTimeout(() => {
        const target = find("#worst") && find("#deck .card") ? find("#worst-title") : find("#all-title");
        target?.scrollIntoView();
      }, 60);
    });
    // More than a screen holds at first, and not so much that nobody would print it.
    addEventListener("beforeprint", () => deck?.more(36));
    update();
    if (form) stopBelowForm();
    if (Object.keys(asked).length) (find("#deck .card") ? find("#worst-title") : find("#all-title"))?.scrollIntoView({behavior: "instant"});
    """#
}

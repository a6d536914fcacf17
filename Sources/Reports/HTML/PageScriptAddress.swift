extension PageScript {
  /// The address after `#` holds what is asked, so that a link, the back button and a reload give the same page.
  static let address = #"""
    const form = find("#filters");
    const fields = names.map(name => form?.elements.namedItem(name)).filter(Boolean);
    const fromAddress = () => {
      const query = new URLSearchParams(location.hash.slice(1));
      return Object.fromEntries(names.map(name => [name, query.get(name) ?? ""]).filter(pair => pair[1]));
    };
    const toAddress = wanted => {
      const query = names.filter(name => wanted[name])
        .map(name => name + "=" + encodeURIComponent(wanted[name]).replace(/[!'()*]/g,
          mark => "%" + mark.charCodeAt(0).toString(16).toUpperCase()));
      return "#" + query.join("&");
    };
    /// A place on this page, such as `#main`, asks nothing.
    const asksNothing = () => location.hash.length > 1 && !location.hash.includes("=");
    let isTyping = false;
    const go = (wanted, replaces = false) => {
      const next = toAddress(wanted);
      if (next === (location.hash || "#")) return;
      // Not pushState, which some browsers refuse for files.
      if (replaces) location.replace(next); else location.hash = next;
    };
    const fromForm = () => {
      const wanted = {...asked};
      for (const field of fields) {
        wanted[field.name] = field.type === "checkbox" ? (field.checked ? field.value : "") : field.value.trim();
      }
      return wanted;
    };
    const toForm = () => {
      for (const field of fields) {
        const value = asked[field.name] ?? "";
        if (field.type === "checkbox") field.checked = Boolean(value);
        else if (document.activeElement !== field || field.value.trim() !== value) field.value = value;
      }
    };
    let typing = 0;
    form?.addEventListener("input", event => {
      clearTimeout(typing);
      const isText = event.target.name === "q";
      // A letter replaces the address that the letter before it made; a choice is a step that can be taken back.
      typing = setTimeout(() => go(fromForm(), isText && Boolean(asked.q)), isText ? 150 : 0);
    });
    form?.addEventListener("submit", event => { event.preventDefault(); go(fromForm()); });
    find("#clear")?.addEventListener("click", () => { go({}); find("#q").focus(); });
    find("#more")?.addEventListener("click", event => {
      const isOpen = find("#facets").classList.toggle("open");
      event.currentTarget.setAttribute("aria-expanded", String(isOpen));
    });
    find("#chips")?.addEventListener("click", event => {
      const name = event.target.closest("button")?.dataset.drop;
      if (name) { go({...asked, [name]: ""}); find("#q").focus(); }
    });
    /// What no field of the form shows.
    const showChips = () => {
      const chips = ["key", "finding"].filter(name => asked[name]).map(name => {
        const chip = make("button", {type: "button"}, name + " ", make("bdi", {textContent: asked[name]}), " ×");
        chip.dataset.drop = name;
        chip.setAttribute("aria-label", "Remove the filter: " + name + " " + asked[name]);
        return chip;
      });
      find("#chips")?.replaceChildren(...chips);
    };
    """#
}

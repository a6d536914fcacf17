extension PageScript {
  /// Cards become elements a few at a time, as the reader comes to them.
  static let deck = #"""
    const deckElement = find("#deck");
    const template = document.createElement("template");
    const elementOf = html => {
      template.innerHTML = html;
      return template.content.firstElementChild;
    };
    /// Adds elements in steps when the end of a list comes into sight, or when its button is pressed.
    const unrolling = (button, step, add) => {
      let rest = [];
      const more = (count = step) => {
        const next = rest.splice(0, count);
        if (next.length) add(next);
        button.hidden = rest.length === 0;
        const left = rest.length.toLocaleString("en");
        button.textContent = "Show more (" + left + " left)";
        button.parentElement.dataset.left = rest.length ? "And " + left + " more." : "";
      };
      button.addEventListener("click", () => more());
      new IntersectionObserver(entries => {
        if (entries.some(entry => entry.isIntersecting) && rest.length) more();
      }, {rootMargin: "600px"}).observe(button);
      return {fill: all => { rest = [...all]; more(); }, more};
    };
    const cardElement = number => {
      const card = elementOf(cards.at(number));
      prepare(card, number);
      return card;
    };
    const deck = deckElement && unrolling(find("#more-cards"), 24, numbers => {
      deckElement.append(...numbers.map(cardElement));
    });
    const showDeck = places => {
      if (!deck) return;
      const numbers = [...new Set(places.map(place => get(findings[place], "exhibit")).filter(card => card !== null))];
      if (asked.key) {
        const localeOf = number => get(findings[shownBy[number][0]], "locale") ?? "";
        numbers.sort((left, right) => localeOf(left) < localeOf(right) ? -1 : localeOf(left) > localeOf(right) ? 1 : left - right);
      }
      deckElement.replaceChildren();
      find("#worst-title").textContent = asked.key ? "One key in every locale where it fails" : "Worst findings";
      deck.fill(numbers);
      if (!numbers.length) deckElement.append(make("p", {className: "none", textContent: "No drawing answers these filters."}));
      return numbers.length;
    };
    """#

  /// The pictures of a card: one at each text size, and one in each other strategy.
  static let sizes = #"""
    let pictureLines, alternativeLines;
    const pictures = number => (pictureLines ??= lines("pictures")).at(number).split("\t");
    const alternatives = number => (alternativeLines ??= lines("alternatives")).at(number).split("\t");
    const failing = (number, size) => shownBy[number].map(place => findings[place])
      .filter(finding => (get(finding, "sizes") ?? []).includes(size)).map(finding => get(finding, "rule"));
    const definitions = find("#hatch")?.closest("defs");
    const lineStore = lines("lines");
    /// The lines of glyphs that drawings refer to and the page does not have yet.
    const define = root => {
      for (const use of findAll("use[href^='#r']", root)) {
        const id = use.getAttribute("href").slice(1);
        if (document.getElementById(id)) continue;
        template.innerHTML = "<svg>" + lineStore.at(parseInt(id.slice(1), 36) - data.firstLine) + "</svg>";
        definitions.append(template.content.firstChild.firstChild);
      }
    };
    const labelled = (svg, text) => {
      svg.removeAttribute("aria-hidden");
      svg.setAttribute("role", "img");
      svg.setAttribute("aria-label", text);
    };
    const show = (card, number, step) => {
      const [sizes] = data.exhibits[number];
      const parts = pictures(number);
      const caption = find(".caption", card);
      caption.innerHTML = parts[2 * step];
      const rules = failing(number, sizes[step]);
      caption.append(rules.length ? ". Fails: " + rules.join(", ") + "." : ". Fits.");
      find(".stage", card).innerHTML = parts[2 * step + 1];
      define(card);
      labelled(find(".stage svg", card), caption.textContent);
      card.dataset.size = data.sizes[sizes[step]];
      const slider = find(".sizes input", card);
      if (!slider) return;
      slider.value = step;
      slider.setAttribute("aria-valuetext", data.sizes[sizes[step]] + (rules.length ? ", fails" : ", fits"));
    };
    const prepare = (card, number) => {
      const [sizes, worst] = data.exhibits[number];
      const ticks = find(".ticks", card);
      for (const size of ticks ? sizes : []) ticks.append(make("i", {className: failing(number, size).length ? "fails" : ""}));
      const wanted = asked.size ? sizes.indexOf(data.sizes.indexOf(asked.size)) : -1;
      show(card, number, wanted >= 0 ? wanted : worst);
      nameLocales(card);
    };
    const nameLocales = root => {
      for (const element of findAll("[data-locale]", root)) {
        const name = languageName(element.dataset.locale);
        if (name && element.tagName === "B") element.after(" " + name + " ");
        else if (name) element.title = name;
      }
    };
    const numberOf = element => Number(element.closest("[data-exhibit]").dataset.exhibit);
    document.addEventListener("input", event => {
      if (!event.target.matches(".sizes input")) return;
      const card = event.target.closest(".card");
      show(card, numberOf(card), Number(event.target.value));
    });
    document.addEventListener("toggle", event => {
      const details = event.target;
      if (!details.matches?.(".alternatives") || find("figure", details)) return;
      const number = numberOf(details);
      const [sizes, , strategies, size] = data.exhibits[number];
      const parts = alternatives(number);
      const side = make("div", {className: "side"});
      const add = (strategy, note, picture) => {
        const caption = make("figcaption", {}, make("b", {textContent: strategy}), " ",
          make("span", {className: "quiet", innerHTML: note}));
        const figure = make("figure", {}, make("div", {className: "stage", innerHTML: picture}), caption);
        define(figure);
        labelled(find("svg", figure), caption.textContent);
        side.append(figure);
      };
      // Its own strategy first, at the size of the others.
      const own = sizes.indexOf(size);
      if (own >= 0) add(get(findings[shownBy[number][0]], "strategy"), ...pictures(number).slice(2 * own, 2 * own + 2));
      strategies.forEach((strategy, place) => add(data.strings[strategy], ...parts.slice(2 * place, 2 * place + 2)));
      details.append(side);
    }, true);
    """#
}

import type { HTMLElement } from "node-html-parser";
import { among } from "./among";
import { destinations, gallery, logos, slides, trainers } from "./content";
import {
  certificationNames,
  claims,
  contactFields,
  filters,
  flagshipDurations,
  type PageFacts,
  pages,
  services,
  testimonialFields,
} from "./facts";
import {
  accessibleText,
  attribute,
  childrenOf,
  headingsOf,
  one,
  pageData,
  readPage,
  sectionOf,
  textOf,
} from "./html";
import { certificationPaths, flagshipPaths, paths } from "./path";

const mainOf = (path: string) => one(readPage(path), "main");

/** A section by its heading, or by `#` and its id. */
const sectionAt = (main: HTMLElement, at: string) =>
  at.startsWith("#") ? one(main, `section${at}`) : sectionOf(main, at);

/** The title of a list's entry: its heading, else its sentence, else all of it. */
function entryTitle(entry: HTMLElement): string {
  const title = headingsOf(entry)[0] ?? entry.querySelector("p") ?? entry;
  return textOf(title);
}

const entriesOf = (list: HTMLElement) => childrenOf(list, "li").map(entryTitle);

/** The groups of an outline or syllabus: an h3, and the list in the smallest block around both. */
function groupsOf(section: HTMLElement) {
  return section.querySelectorAll("h3").map((heading) => {
    let block = heading.parentNode;
    while (!block.querySelector("ol")) block = block.parentNode;
    return { title: textOf(heading), entries: entriesOf(one(block, "ol")) };
  });
}

/** The pairs of a page's facts plate. */
const plateOf = (main: HTMLElement) =>
  one(main, "dl")
    .querySelectorAll("dt")
    .map((term) => [textOf(term), textOf(term.nextElementSibling ?? term)]);

const lower = (text: string) => text.toLowerCase();

/** Looks for words without regard to their case: a sentence may start with them. */
function expectWords(element: HTMLElement, words: string[] = []) {
  const text = lower(textOf(element));
  for (const word of words) expect(text).toContain(lower(word));
}

test("every path of the specification is one of the site's", () => {
  const specified = pages.map(({ path }) => path);
  expect(new Set(specified).size).toBe(26);
  expect(among(paths, specified).toSorted()).toEqual(specified.toSorted());
});

describe.each(pages)(
  "$path",
  ({ path, name, title, tagline, isExpandable, says, plate, sections }: PageFacts) => {
    const isProgram = /^\/(flagship|certifications)\//.test(path);

    test("has its page header, landing banner and words", () => {
      const main = mainOf(path);
      if (name) expect(textOf(one(main, 'nav[aria-label="Breadcrumb"] [aria-current]'))).toBe(name);
      const banner = one(main, "h1");
      if (title) expect(textOf(banner)).toBe(title);
      if (title) expect(textOf(one(readPage(path), "head > title"))).toContain(title);
      if (tagline) expect(textOf(banner.nextElementSibling ?? banner)).toBe(tagline);
      if (isProgram) expect(banner.nextElementSibling?.tagName).toBe("P");
      expectWords(main, says);
    });

    test("has a landing card that folds, or has none", () => {
      const controls = mainOf(path)
        .querySelectorAll("button[aria-expanded]")
        .filter((button) => textOf(button) === "Read more");
      expect(controls).toHaveLength(isExpandable ? 1 : 0);
    });

    if (plate) {
      test("has the durations, exams and audience on its plate", () => {
        expect(plateOf(mainOf(path))).toEqual(expect.arrayContaining(plate));
      });
    }

    if (sections) {
      test("has its sections in order", () => {
        const places = sections.map(({ at }) => sectionAt(mainOf(path), at).range[0]);
        expect(places).toEqual(places.toSorted((first, second) => first - second));
      });
    }

    for (const { at, heading, says, entries, groups } of sections ?? []) {
      test(`has the section ${at}`, () => {
        const section = sectionAt(mainOf(path), at);
        if (heading) expect(headingsOf(section).map(textOf)[0]).toBe(heading);
        expectWords(section, says);
        if (entries !== undefined) {
          const list = section.querySelector("ol, ul");
          const found = list ? entriesOf(list) : [];
          if (Array.isArray(entries)) expect(found).toEqual(entries);
          else expect(found).toHaveLength(entries);
          expect(new Set(found).size).toBe(found.length);
          expect(found).not.toContain("");
        }
        if (Array.isArray(groups)) {
          expect(groupsOf(section)).toEqual(groups);
        } else if (groups) {
          const found = groupsOf(section);
          const all = found.flatMap((group) => group.entries);
          expect(found).toHaveLength(groups.count);
          if (groups.entries) expect(all).toHaveLength(groups.entries);
          expect(new Set(all).size).toBe(all.length);
        }
      });
    }
  },
);

describe("programs", () => {
  const programs = pages.filter(({ path }) => /^\/(flagship|certifications)\//.test(path));

  test("claim no duration, format or exam that the specification does not give", () => {
    for (const { path, plate = [] } of programs) {
      const given = plate.map(([label]) => label);
      const shown = plateOf(mainOf(path)).map(([label]) => label);
      for (const label of ["Hours", "Days", "Format", "Exam"]) {
        expect([path, label, shown.includes(label)]).toEqual([path, label, given.includes(label)]);
      }
    }
  });

  test("have the groups of RX: Sales under a category each", () => {
    const outline = one(mainOf("/flagship/rx-sales"), "section#outline");
    const categories = outline.querySelectorAll("h3").map((heading) => heading.nextElementSibling);
    expect(categories.map((category) => category?.tagName)).toEqual(Array(5).fill("P"));
    expect(new Set(categories.map((category) => category && textOf(category))).size).toBe(5);
  });

  test("number the fifteen chapters of IBDL Pharmacy Management through their groups", () => {
    const main = mainOf("/certifications/pharmacy-management-essential-level");
    const numbers = groupsOf(sectionOf(main, "Outlines"))
      .flatMap(({ entries }) => entries)
      .map((entry) => entry.split(" ")[0]);
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => `CH${index + 1}`));
  });

  test("number the four objectives of Selling Through True Colors", () => {
    const list = one(mainOf("/flagship/selling-through-true-colors"), "section#objectives ol");
    expect(childrenOf(list, "li").map((entry) => textOf(entry)[0])).toEqual(["1", "2", "3", "4"]);
  });
});

describe("lists of programs", () => {
  const cards = (path: string) =>
    mainOf(path)
      .querySelectorAll("article h3 a")
      .map((link) => ({ name: textOf(link), path: attribute(link, "href") }));

  test("/flagship-programs has the nine in order", () => {
    const nine = flagshipDurations.map(({ name }) => name);
    expect(
      among(
        cards("/flagship-programs").map(({ name }) => name),
        nine,
      ),
    ).toEqual(nine);
    expect(cards("/flagship-programs").map(({ path }) => path)).toEqual(flagshipPaths.slice(1));
  });

  test("/flagship-programs says which number to call for a timetable and price quote", () => {
    const call = mainOf("/flagship-programs")
      .querySelectorAll("section")
      .find((section) => lower(textOf(section)).includes("call us to get a timetable and price quote"));
    expect(call?.querySelectorAll('a[href^="tel:+"]')).toHaveLength(1);
  });

  test("/certifications-content has the nine in order", () => {
    const names = cards("/certifications-content").map(({ name }) => name);
    expect(among(names, certificationNames)).toEqual(certificationNames);
    expect(cards("/certifications-content").map(({ path }) => path)).toEqual(certificationPaths.slice(1));
  });

  test("/flagship-programs compares their durations", () => {
    const rows = one(mainOf("/flagship-programs"), "table tbody").querySelectorAll("tr");
    const durations = rows.map((row) => {
      const [days, hours] = row.querySelectorAll("td").map(textOf);
      return { name: textOf(one(row, "th a")), hours, days };
    });
    expect(among(durations, flagshipDurations)).toEqual(flagshipDurations);
  });
});

test("the theme's primary color is #F79622", () => {
  const styles = readPage("/").querySelectorAll("head style");
  expect(styles.map(({ text }) => text).join()).toMatch(/--orange:\s*#f79622/i);
});

describe.each(["/", "/home"])("home at %s", (path) => {
  const images = (element: HTMLElement) =>
    element.querySelectorAll("img").map((image) => attribute(image, "alt"));
  const carousels = () => mainOf(path).querySelectorAll('[aria-roledescription="carousel"]');
  const explore = (element: HTMLElement) =>
    element.querySelectorAll("button").filter((button) => textOf(button) === "Explore Now");

  test("has a carousel of 3 slides or more with one caption and an Explore Now button that leads nowhere", () => {
    const [landing] = carousels();
    if (!landing) throw new Error("no carousel");
    expect(landing.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(slides.length);
    expect(slides.length).toBeGreaterThanOrEqual(3);
    expect(new Set(images(landing)).size).toBe(slides.length);
    expect(landing.querySelectorAll("h1")).toHaveLength(1);
    expect(explore(landing).map((button) => button.getAttribute("type"))).toEqual(["button"]);
  });

  test("has 28 client logos or more, the odd ones in the first row, the even ones in the second", () => {
    const section = sectionOf(mainOf(path), "Our clients");
    const rows = section
      .querySelectorAll("ul")
      .filter((list) => !list.closest('[aria-hidden="true"]'))
      .map((list) =>
        list
          .querySelectorAll("img")
          .filter((image) => !image.closest('[aria-hidden="true"]'))
          .map((image) => attribute(image, "alt")),
      );
    const names = logos.map(({ image }) => image.alt);
    expect(names.length).toBeGreaterThanOrEqual(28);
    expect(rows).toEqual([0, 1].map((row) => names.filter((_, index) => index % 2 === row)));
  });

  test("has the stats", () => {
    const main = mainOf(path);
    const section = headingsOf(main)
      .find((heading) => textOf(heading).startsWith("Progress"))
      ?.closest("section");
    if (!section) throw new Error("no Progress block");
    expect(among(childrenOf(one(section, "ul"), "li").map(textOf), claims)).toEqual(claims);
  });

  test("has an About Us blurb with a Learn More button", () => {
    const [link, ...others] = mainOf(path)
      .querySelectorAll("a")
      .filter((candidate) => textOf(candidate).startsWith("Learn More"));
    expect(others).toEqual([]);
    expect(link?.getAttribute("href")).toBe("/about-us");
    expect(headingsOf(link?.closest("section") ?? mainOf(path)).map(textOf)).toEqual(["About Us"]);
  });

  test("has the 8 service cards", () => {
    const section = headingsOf(mainOf(path))
      .find((heading) => textOf(heading).startsWith("Services"))
      ?.closest("section");
    if (!section) throw new Error("no Services");
    const cards = childrenOf(one(section, "ul"), "li");
    expect(among(cards.map(entryTitle), services)).toEqual(services);
    for (const card of cards) expect(textOf(one(card, "p"))).not.toBe("");
  });

  test("has 10 trainers or more with picture and name, 5 a slide", () => {
    const section = sectionOf(mainOf(path), "Our trainers");
    const groups = section.querySelectorAll('[aria-roledescription="slide"]');
    const sizes = groups.map((slide) => slide.querySelectorAll("img").length);
    const names = groups.flatMap((slide) => slide.querySelectorAll("li").map(textOf));
    expect(names).toHaveLength(trainers.length);
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(sizes.slice(0, -1)).toEqual(Array(Math.ceil(names.length / 5) - 1).fill(5));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain("");
  });
});

type Field = { label: string; type: string; isRequired: boolean; isMarked: boolean };

/** The fields of a form, each with its label, read as a visitor reads them. */
function fieldsOf(form: HTMLElement): Field[] {
  return form.querySelectorAll("input, textarea, select").map((field) => {
    const id = field.getAttribute("id");
    const label =
      field.closest("fieldset")?.querySelector("legend") ??
      field.closest("label") ??
      one(form, `label[for="${id}"]`);
    const text = textOf(label);
    const type = field.tagName === "INPUT" ? (field.getAttribute("type") ?? "text") : lower(field.tagName);
    return {
      label: /^[A-Za-z]+/.exec(text)?.[0] ?? text,
      type,
      isRequired: field.hasAttribute("required"),
      isMarked: text.includes("*"),
    };
  });
}

/** A required field is marked with an asterisk, an optional one is not. */
const marked = (fields: Omit<Field, "isMarked">[]) =>
  fields.map((field) => ({ ...field, isMarked: field.isRequired }));

describe.each([
  ["/contact-us", contactFields, destinations.contact],
  ["/about-us", testimonialFields, destinations.testimonial],
])("the form of %s", (path, fields, destination) => {
  const form = () => one(mainOf(path), "form");

  test("has its fields, required and marked as specified", () => {
    expect(fieldsOf(form())).toEqual(marked(fields));
  });

  test("leaves validation to the browser and goes where its content says, or nowhere", () => {
    expect(form().hasAttribute("novalidate")).toBe(false);
    expect(form().getAttribute("action") ?? "").toBe(destination);
    expect(form().getAttribute("method")).toBe(destination === "" ? "dialog" : "post");
    expect(form().querySelectorAll("[pattern], [minlength], [maxlength]")).toEqual([]);
  });

  test("has a message of 5 rows and a Send button", () => {
    expect(one(form(), "textarea").getAttribute("rows")).toBe("5");
    const [send] = form()
      .querySelectorAll("button")
      .filter((button) => button.getAttribute("type") !== "button");
    expect(send && textOf(send)).toContain("Send");
  });
});

test("the testimonial's photo is an image file", () => {
  expect(one(mainOf("/about-us"), "input[type=file]").getAttribute("accept")).toBe("image/*");
});

describe("/contact-us", () => {
  const main = () => mainOf("/contact-us");

  test("has an address in Cairo, three phone numbers or more and an e-mail address", () => {
    const addresses = main().querySelectorAll("address");
    for (const place of addresses) expect(textOf(place)).toContain("Cairo");
    const [address, ...others] = addresses.filter((place) => place.querySelector("a[href^=mailto]"));
    if (address === undefined || others.length > 0)
      throw new Error("There is not one block of contact details");
    const phones = address.querySelectorAll('a[href^="tel:+"]').map((link) => attribute(link, "href"));
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones.length).toBeGreaterThanOrEqual(3);
    expect(attribute(one(address, 'a[href^="mailto:"]'), "href")).toMatch(/^mailto:[^@]+@[^@]+$/);
  });

  test("has a link View in Google Maps", () => {
    const [link] = main()
      .querySelectorAll("a")
      .filter((candidate) => accessibleText(candidate).includes("View in Google Maps"));
    expect(link?.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\//);
  });

  test("has the map's data: zoom 15, tiles and marker from external services, popup", () => {
    const [map = {}] = pageData("/contact-us", "tileUrl");
    expect(map.zoom).toBe(15);
    for (const part of ["{s}", "{z}", "{x}", "{y}"]) expect(map.tileUrl).toContain(part);
    expect(map.tileUrl).toMatch(/^https:/);
    expect(map.markerImage).toMatch(/^https:/);
    expect(map.place).toEqual(expect.stringMatching(/\S/));
    expect(map.linkLabel).toBe("View in Google Maps");
    // Cairo.
    expect(map.latitude).toBeCloseTo(30, 0);
    expect(map.longitude).toBeCloseTo(31, 0);
  });
});

describe("/gallery", () => {
  const main = () => mainOf("/gallery");

  test("has the 7 filters in order, All checked", () => {
    const boxes = main().querySelectorAll("input[type=checkbox]");
    const labels = boxes.map((box) => accessibleText(box.closest("label") ?? box));
    expect(labels[0]).toBe("All");
    expect(among(labels, filters)).toEqual(filters);
    const checked = boxes.filter((box) => box.hasAttribute("checked"));
    expect(checked.map((box) => accessibleText(box.closest("label") ?? box))).toEqual(["All"]);
  });

  test("has 42 pictures or more, each of one category", () => {
    const pictures = one(main(), '[aria-label="Pictures"]').querySelectorAll("img");
    expect(new Set(pictures.map((picture) => attribute(picture, "src"))).size).toBe(gallery.items.length);
    const types = pageData("/gallery", "img").map(({ type }) => type);
    expect(types).toHaveLength(gallery.items.length);
    expect(types.length).toBeGreaterThanOrEqual(42);
    expect(new Set(types)).toEqual(new Set(gallery.filters.slice(1).map(({ label }) => label)));
  });
});

describe("/partners", () => {
  const table = () => one(mainOf("/partners"), "table");

  test("has a table with the columns Num, Logo and Details", () => {
    expect(one(table(), "thead").querySelectorAll("th").map(textOf)).toEqual(["Num", "Logo", "Details"]);
  });

  test("has a learning group and an international leadership and training center in its first rows", () => {
    const rows = one(table(), "tbody").querySelectorAll("tr");
    expect(rows.map((row) => textOf(childrenOf(row)[0] ?? row))).toEqual(
      rows.map((_, index) => `${index + 1}`),
    );
    for (const row of rows) expect(row.querySelectorAll("img")).toHaveLength(1);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expectWords(rows[0] ?? table(), ["learning group", "established in 2006"]);
    expectWords(rows[1] ?? table(), ["international leadership and training center"]);
  });
});

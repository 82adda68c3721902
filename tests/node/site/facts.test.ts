// Compares the built site with the facts in facts.ts. An owner who changes a fact changes it there too.

import { readdirSync, readFileSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { filesOf } from "../../../src/file-list";
import { site } from "./content";
import {
  certifications,
  claims,
  filters,
  flagshipPrograms,
  footerPaths,
  formLabels,
  headerEntries,
  pages,
  type SectionFacts,
  services,
  socialNetworks,
} from "./facts";
import {
  accessibleText,
  attribute,
  childrenOf,
  headingsOf,
  mainOf,
  one,
  pageData,
  readPage,
  sectionOf,
  textOf,
} from "./html";
import { paths } from "./path";

/** `at` is a heading, or an id after `#`. */
const sectionAt = (main: HTMLElement, at: string) =>
  at.startsWith("#") ? one(main, `section${at}`) : sectionOf(main, at);

/** The heading of the entry, else its sentence, else its whole text. */
function entryTitle(entry: HTMLElement): string {
  const title = headingsOf(entry)[0] ?? entry.querySelector("p") ?? entry;
  return textOf(title);
}

const entriesOf = (list: HTMLElement) => childrenOf(list, "li").map(entryTitle);

/** Each h3 with the list in the smallest block around both. */
function groupsOf(section: HTMLElement) {
  return section.querySelectorAll("h3").map((heading) => {
    let block = heading.parentNode;
    while (!block.querySelector("ol")) block = block.parentNode;
    return { title: textOf(heading), entries: entriesOf(one(block, "ol")) };
  });
}

const plateOf = (main: HTMLElement) =>
  one(main, "dl")
    .querySelectorAll("dt")
    .map((term) => [textOf(term), textOf(term.nextElementSibling ?? term)]);

const lower = (text: string) => text.toLowerCase();

/** Ignores case, because the words may start a sentence. */
function expectWords(element: HTMLElement, words: string[] = []) {
  const text = lower(textOf(element));
  for (const word of words) expect(text).toContain(lower(word));
}

test("the site has the 26 paths", () => {
  expect(pages).toHaveLength(26);
  expect(paths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

test("the header has its entries and an Explore Now button without a destination", () => {
  // No menu contains /gallery.
  const header = one(readPage("/gallery"), "header");
  const linkOf = (link: HTMLElement) => [accessibleText(link), attribute(link, "href")];
  const items = childrenOf(one(header, 'nav[aria-label="Main"] > ul'), "li").map((item) => {
    const [control, list] = childrenOf(item);
    if (!control) throw new Error("A header entry has no link or button");
    return list ? [accessibleText(control), list.querySelectorAll("a").map(linkOf)] : linkOf(control);
  });
  expect(items).toEqual(headerEntries);
  const explore = header.querySelectorAll("a, button").filter((element) => textOf(element) === "Explore Now");
  expect(explore.map(({ tagName }) => tagName)).toEqual(["BUTTON", "BUTTON"]);
});

test("the footer has the links, networks and contact details", () => {
  const footer = one(readPage("/"), "footer");
  const hrefs = (element: HTMLElement) =>
    element.querySelectorAll("a").map((link) => attribute(link, "href"));
  expect(hrefs(one(footer, 'nav[aria-label="Footer"]'))).toEqual(footerPaths);
  const followUs = footer.querySelectorAll("h2").find((heading) => textOf(heading) === "Follow Us");
  const networks = followUs?.nextElementSibling?.querySelectorAll("a") ?? [];
  expect(networks.map(accessibleText)).toEqual(socialNetworks);
  expect(networks.map((link) => attribute(link, "href"))).toEqual(socialNetworks.map(() => "#content"));
  const address = one(footer, "address");
  expect(textOf(address)).toContain("Cairo");
  expect(hrefs(address).map((href) => href.replace(/:.*/, ""))).toEqual(["tel", "tel", "mailto"]);
  expect(textOf(footer)).toMatch(/© 20\d\d /);
});

function expectSection(main: HTMLElement, { at, heading, says, entries, groups }: SectionFacts) {
  const section = sectionAt(main, at);
  if (heading) expect(headingsOf(section).map(textOf)[0]).toBe(heading);
  expectWords(section, says);
  if (entries !== undefined) {
    const list = section.querySelector("ol, ul");
    const found = list ? entriesOf(list) : [];
    expect(Array.isArray(entries) ? found : found.length).toEqual(entries);
  }
  if (groups === undefined) return;
  const found = groupsOf(section);
  if (Array.isArray(groups)) {
    expect(found).toEqual(groups);
  } else {
    expect(found).toHaveLength(groups.count);
    if (groups.entries) expect(found.flatMap((group) => group.entries)).toHaveLength(groups.entries);
  }
}

// Search results show about 60 characters.
test.each(pages)("the title of $path says what the page is, in more than 40 characters", ({ path }) => {
  expect(textOf(one(readPage(path), "head > title")).length).toBeGreaterThan(40);
});

test.each(pages)("$path has its name, landing, facts plate, and sections in order", (page) => {
  const { path, name, title, tagline, isExpandable = false, says, plate = [], sections = [] } = page;
  const main = mainOf(path);
  const landing = one(main, "h1");
  if (name) expect(textOf(one(main, 'nav[aria-label="Breadcrumb"] [aria-current]'))).toBe(name);
  if (title) expect(textOf(landing)).toBe(title);
  if (title) expect(textOf(one(readPage(path), "head > title"))).toContain(title);
  if (tagline) expect(textOf(landing.nextElementSibling ?? landing)).toBe(tagline);
  expect(main.querySelectorAll("button[aria-expanded]")).toHaveLength(isExpandable ? 1 : 0);
  expectWords(main, says);
  if (plate.length > 0) expect(plateOf(main)).toEqual(expect.arrayContaining(plate));
  const places = sections.map(({ at }) => sectionAt(main, at).range[0]);
  expect(places).toEqual(places.toSorted((first, second) => first - second));
  for (const section of sections) expectSection(main, section);
});

describe("programs", () => {
  const programs = pages.filter(({ path }) => /^\/(flagship|certifications)\//.test(path));

  test("claim no duration, format or exam that the owner has not stated", () => {
    for (const { path, plate = [] } of programs) {
      const given = plate.map(([label]) => label);
      const shown = plateOf(mainOf(path)).map(([label]) => label);
      for (const label of ["Hours", "Days", "Format", "Exam"]) {
        expect([path, label, shown.includes(label)]).toEqual([path, label, given.includes(label)]);
      }
    }
  });

  test("show a category above each group of RX: Sales", () => {
    const outline = one(mainOf("/flagship/rx-sales"), "section#outline");
    const categories = outline.querySelectorAll("h3").map((heading) => heading.nextElementSibling);
    expect(categories.map((category) => category?.tagName)).toEqual(Array(5).fill("P"));
    expect(new Set(categories.map((category) => category && textOf(category))).size).toBe(5);
  });

  test("number the four objectives of Selling Through True Colors", () => {
    const list = one(mainOf("/flagship/selling-through-true-colors"), "section#objectives ol");
    expect(childrenOf(list, "li").map((entry) => textOf(entry)[0])).toEqual(["1", "2", "3", "4"]);
  });
});

describe("lists of programs", () => {
  test.each([
    ["/flagship-programs lists the nine programs in order", "/flagship-programs", flagshipPrograms],
    [
      "/certifications-content lists the nine certifications in order",
      "/certifications-content",
      certifications,
    ],
  ])("%s", (_, path, programs) => {
    const cards = mainOf(path).querySelectorAll("article h3 a");
    expect(programs).toHaveLength(9);
    expect(cards.map((link) => [textOf(link), attribute(link, "href")])).toEqual(
      programs.map(({ name, path }) => [name, path]),
    );
  });

  test("/flagship-programs states which number to call for a timetable and price quote", () => {
    const call = mainOf("/flagship-programs")
      .querySelectorAll("section")
      .find((section) => lower(textOf(section)).includes("call us to get a timetable and price quote"));
    expect(call?.querySelectorAll('a[href^="tel:+"]')).toHaveLength(1);
  });

  test("/flagship-programs compares the durations of the programs", () => {
    const rows = one(mainOf("/flagship-programs"), "table tbody").querySelectorAll("tr");
    const durationIn = (row: HTMLElement) => row.querySelectorAll("td").slice(-2).map(textOf);
    expect(rows.map((row) => [textOf(one(row, "th a")), ...durationIn(row)])).toEqual(
      flagshipPrograms.map(({ name, plate }) => [name, plate.get("Days"), plate.get("Hours")]),
    );
  });
});

test("the theme's primary color is #F79622", () => {
  const styles = readPage("/").querySelectorAll("head style");
  expect(styles.map(({ text }) => text).join()).toMatch(/--orange:\s*#f79622/i);
});

// This test fails for a brand name that is also a word in the code, such as "Star".
test("the brand name is in one field of the content and nowhere in the code", () => {
  const name = new RegExp(`\\b${site.brand.name}`, "i");
  const code = [...readdirSync(".").filter((file) => file.startsWith("gatsby-")), ...filesOf("src")];
  expect(code.filter((file) => name.test(readFileSync(file, "utf8")) || name.test(file))).toEqual([]);
});

describe("home", () => {
  const main = () => mainOf("/");
  const sectionStarting = (words: string) => {
    const heading = headingsOf(main()).find((candidate) => textOf(candidate).startsWith(words));
    return heading?.closest("section") ?? main();
  };
  const entriesBelow = (words: string) => childrenOf(one(sectionStarting(words), "ul"), "li");

  test("starts with 3 slides, one caption and an Explore Now button without a destination", () => {
    const [carousel = main()] = main().querySelectorAll('[aria-roledescription="carousel"]');
    const explore = carousel.querySelectorAll("a, button").filter((link) => textOf(link) === "Explore Now");
    expect(carousel.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3);
    expect(carousel.querySelectorAll("h1")).toHaveLength(1);
    expect(explore.map(({ tagName }) => tagName)).toEqual(["BUTTON"]);
  });

  test("has 28 client logos in two rows", () => {
    const rows = sectionOf(main(), "Our clients").querySelectorAll("ul");
    expect(rows.map((row) => row.querySelectorAll("img").length)).toEqual([14, 14]);
  });

  test("has the stats", () => {
    expect(entriesBelow("Progress").map(textOf)).toEqual(claims);
  });

  test("has an About Us blurb with a Learn More button", () => {
    const link = one(sectionOf(main(), "About Us"), "a");
    expect(textOf(link)).toMatch(/^Learn More/);
    expect(attribute(link, "href")).toBe("/about-us");
  });

  test("has the 8 service cards", () => {
    expect(entriesBelow("Services").map(entryTitle)).toEqual(services);
  });

  test("has 10 trainers, 5 on each slide", () => {
    const slides = sectionOf(main(), "Our trainers").querySelectorAll('[aria-roledescription="slide"]');
    expect(slides.map((slide) => slide.querySelectorAll("li").length)).toEqual([5, 5]);
  });
});

test.each(Object.entries(formLabels))("the form of %s has its labels and a Send button", (path, labels) => {
  const form = one(mainOf(path), "form");
  expect(form.querySelectorAll("label[for], legend").map(accessibleText)).toEqual(labels);
  expect(textOf(one(form, "button[type=submit]"))).toBe("Send");
});

describe("/contact-us", () => {
  const main = () => mainOf("/contact-us");

  test("has an address in Cairo, three phone numbers and an email address", () => {
    const details = one(main(), "address:has(dl)");
    const links = details.querySelectorAll("a").map((link) => attribute(link, "href"));
    expect(textOf(details)).toContain("Cairo");
    expect(links.map((href) => href.replace(/:.*/, ""))).toEqual(["tel", "tel", "tel", "mailto"]);
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
    // Cairo is at these coordinates.
    expect(map.latitude).toBeCloseTo(30, 0);
    expect(map.longitude).toBeCloseTo(31, 0);
  });
});

describe("/gallery", () => {
  const main = () => mainOf("/gallery");

  test("has the 7 filters in order, All checked", () => {
    const boxes = main().querySelectorAll("input[type=checkbox]");
    const labels = boxes.map((box) => accessibleText(box.closest("label") ?? box));
    expect(labels).toEqual(filters);
    expect(boxes.map((box) => box.hasAttribute("checked"))).toEqual(filters.map((label) => label === "All"));
  });

  test("has 42 pictures, each of one category", () => {
    const types = pageData("/gallery", "img").map(({ type }) => type);
    expect(sectionOf(main(), "Pictures").querySelectorAll("img")).toHaveLength(42);
    expect(types).toHaveLength(42);
    expect(new Set(types)).toEqual(new Set(filters.slice(1)));
  });
});

describe("/partners", () => {
  const table = () => one(mainOf("/partners"), "table");

  test("has a table with the columns Num, Logo and Details", () => {
    expect(one(table(), "thead").querySelectorAll("th").map(textOf)).toEqual(["Num", "Logo", "Details"]);
  });

  test("has a learning group and an international leadership and training center in its two rows", () => {
    const rows = one(table(), "tbody").querySelectorAll("tr");
    expect(rows).toHaveLength(2);
    expectWords(rows[0] ?? table(), ["learning group", "established in 2006"]);
    expectWords(rows[1] ?? table(), ["international leadership and training center"]);
  });
});

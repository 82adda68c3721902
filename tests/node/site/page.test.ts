import type { HTMLElement } from "node-html-parser";
import { phoneAddress } from "../../../src/components/ui/phone-link";
import {
  contact,
  destinations,
  extentOf,
  gallery,
  home,
  logos,
  programAt,
  site,
  trainers,
  words,
} from "./content";
import { accessibleText, attribute, childrenOf, fold, mainOf, one, sectionOf, textOf } from "./html";

describe("the contact page", () => {
  test("has the address, all phone numbers and the email address", () => {
    const { address, phones, email } = site.contact;
    const [details] = mainOf("/contact-us").querySelectorAll("address:has(dl)");
    const links = details?.querySelectorAll("a").map((link) => [textOf(link), attribute(link, "href")]);
    const [place] = details?.querySelectorAll("dl > div:last-child dd").map(textOf) ?? [];
    for (const line of address) expect(place).toContain(fold(line));
    expect(links).toEqual([
      ...phones.map((phone) => [phone, phoneAddress(phone)]),
      [email, `mailto:${email}`],
    ]);
  });

  test("links the office on an external map, from its card and from its map", () => {
    const { mapsUrl, linkLabel, place } = contact.map;
    const links = mainOf("/contact-us")
      .querySelectorAll("a")
      .filter((link) => link.getAttribute("href") === mapsUrl);
    const names = links.map((link) => link.getAttribute("aria-label") ?? accessibleText(link));
    expect(names).toEqual([fold(`${linkLabel} ${words.map.newTab}`), expect.stringContaining(place)]);
  });
});

test("the gallery has its filters in order, each with its number of pictures, and the first one checked", () => {
  const found = mainOf("/gallery")
    .querySelectorAll("input[type=checkbox]")
    .map((box) => {
      const count = one(box.closest("label") ?? box, "small");
      return [attribute(box, "value"), textOf(count), box.hasAttribute("checked")];
    });
  const countOf = (label: string) => gallery.items.filter(({ type }) => type === label).length;
  const expected = gallery.filters.map(({ label }, index) =>
    index === 0 ? [label, `${gallery.items.length}`, true] : [label, `${countOf(label)}`, false],
  );
  expect(found).toEqual(expected);
});

describe("the home page", () => {
  const section = (heading: string) => sectionOf(mainOf("/"), fold(heading));
  /** The stretched ground of a slide has no alternative text. */
  const altsIn = (element: HTMLElement) =>
    element.querySelectorAll("img").flatMap((image) => attribute(image, "alt") || []);

  test("offers each audience with its programs, with name, line and duration, and the first one checked", () => {
    const { heading, audiences } = home.finder;
    const radios = section(heading).querySelectorAll("input[type=radio]");
    expect(radios.map((radio) => radio.hasAttribute("checked"))).toEqual(
      audiences.map((_, index) => index === 0),
    );
    const lists = section(heading)
      .querySelectorAll("ul")
      .map((list) => childrenOf(list, "li").map((item) => [attribute(one(item, "a"), "href"), textOf(item)]));
    const rowOf = (path: string) => {
      const program = programAt(path);
      return [path, fold([program.name, program.summary, extentOf(program)].join(" "))];
    };
    expect(lists).toEqual(audiences.map(({ programs }) => programs.map(rowOf)));
  });

  test("has the odd client logos in the first row, the even ones in the second", () => {
    const names = logos.map(({ image }) => image.alt);
    const rows = [0, 1].map((row) => names.filter((_, index) => index % 2 === row));
    expect(section(home.clients.heading).querySelectorAll("ul").map(altsIn)).toEqual(rows);
  });

  test("has five trainers on a slide", () => {
    const slides = section(home.trainers.heading).querySelectorAll(
      `[aria-roledescription="${words.carousel.slide}"]`,
    );
    const counts = slides.map((slide) => slide.querySelectorAll("li").length);
    expect(counts.slice(0, -1).every((count) => count === 5)).toBe(true);
    expect(counts).toHaveLength(Math.ceil(trainers.length / 5));
  });
});

describe("a form", () => {
  const forms = () => ["/contact-us", "/about-us"].map((path) => one(mainOf(path), "form"));

  test("is sent to the destination in its content, or says what it needs, and leaves validation to the browser", () => {
    const found = forms().map((form) => ({
      action: form.getAttribute("action") ?? "",
      method: attribute(form, "method"),
      isValidated: !form.hasAttribute("novalidate"),
      needsScript: form.querySelector("a[href^='mailto:']") !== null,
    }));
    const expected = Object.values(destinations).map((action) => ({
      action,
      method: action === "" ? "dialog" : "post",
      isValidated: true,
      needsScript: action === "",
    }));
    expect(found).toEqual(expected);
  });

  test("marks required fields with an asterisk, and no others", () => {
    for (const form of forms()) {
      const fields = form.querySelectorAll("input:not([type=file]), textarea");
      const marked = fields.filter(({ id }) => textOf(one(form, `label[for="${id}"]`)).includes("*"));
      const required = fields.filter((field) => field.hasAttribute("required"));
      expect(required.length).toBeGreaterThan(2);
      expect(marked).toEqual(required);
    }
  });
});

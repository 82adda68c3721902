import { phoneAddress } from "../../../src/components/ui/phone-link";
import { contact, destinations, gallery, partners, site, words } from "./content";
import {
  accessibleText,
  attribute,
  childrenOf,
  fold,
  mainOf,
  one,
  pageData,
  sectionOf,
  textOf,
} from "./html";

describe("the contact page", () => {
  test("has the address, all phone numbers and the email address", () => {
    const { address, phones, email } = site.contact;
    const [details] = mainOf("/contact-us").querySelectorAll("address:has(dl)");
    const links = details?.querySelectorAll("a").map((link) => [textOf(link), attribute(link, "href")]);
    const lines = details?.querySelectorAll("div:last-child dd").map(textOf);
    expect(lines).toEqual(address.map(fold));
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

  test("passes its content to the map", () => {
    const { sample, ...map } = contact.map;
    expect(pageData("/contact-us", "tileUrl")).toEqual([map]);
  });
});

describe("the gallery", () => {
  test("has its filters in order, each with its number of pictures, and the first one checked", () => {
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

  test("has its pictures in order, each with its category", () => {
    const pictures = sectionOf(mainOf("/gallery"), words.gallery.pictures).querySelectorAll("img");
    expect(pictures.map((picture) => attribute(picture, "alt"))).toEqual(
      gallery.items.map(({ img }) => img.alt),
    );
    expect(pageData("/gallery", "img").map(({ type }) => type)).toEqual(
      gallery.items.map(({ type }) => type),
    );
  });
});

test("the table of partners has a numbered row for each, with logo and details", () => {
  const table = one(mainOf("/partners"), "table");
  const rows = one(table, "tbody")
    .querySelectorAll("tr")
    .map((row) => {
      const [number, logo, details] = childrenOf(row);
      const alt = logo?.querySelector("img")?.getAttribute("alt");
      return [number && textOf(number), alt, ...(details ? childrenOf(details, "p").map(textOf) : [])];
    });
  expect(one(table, "thead").querySelectorAll("th").map(textOf)).toEqual([
    words.partners.number,
    words.partners.logo,
    words.partners.details,
  ]);
  expect(rows).toEqual(partners.map(({ id, logo, details }) => [`${id}`, logo.alt, ...details.map(fold)]));
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

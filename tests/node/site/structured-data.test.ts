import { readFileSync } from "node:fs";
import { join } from "node:path";
import { homePath } from "../../../src/site-paths";
import { addressOf, contentAt, header, programAt, site, words } from "./content";
import { byPath } from "./every-page";
import { attribute, fold, one, publicFolder, readPage, textOf } from "./html";
import { certificationPaths, flagshipPaths, programPaths } from "./path";

// TypeScript checks the terms of schema.org in src/structured-data, with the types of schema-dts.

const scriptOf = (path: string) => one(readPage(path), 'head script[type="application/ld+json"]').rawText;

/** The text as browsers read it: entities have no meaning in a script. */
function graphOf(path: string) {
  const { "@context": context, "@graph": graph } = JSON.parse(scriptOf(path));
  const [organization, page, ...others] = graph;
  return { context, organization, page, others };
}

const organizationId = `${site.address}/#organization`;

test("each page describes itself, in the terms of schema.org", () => {
  const found = byPath((path) => {
    const { context, page, others } = graphOf(path);
    const { name, url, description, inLanguage, isPartOf } = page;
    return { context, name, url, description, inLanguage, isPartOf: isPartOf.publisher, others };
  });
  const expected = byPath((path) => ({
    context: "https://schema.org",
    name: contentAt(path).metadata.title,
    url: addressOf(path),
    description: contentAt(path).metadata.description,
    inLanguage: site.language,
    isPartOf: { "@id": organizationId },
    others: [],
  }));
  expect(found).toEqual(expected);
});

test("each page names the organization, its contact details and its logo", () => {
  const [first, ...others] = Object.values(byPath((path) => graphOf(path).organization));
  const { "@id": id, name, telephone, email, address, logo, sameAs } = first;
  expect(others.filter((other) => JSON.stringify(other) !== JSON.stringify(first))).toEqual([]);
  expect({ id, name, telephone, email, street: address.streetAddress, sameAs }).toEqual({
    id: organizationId,
    name: site.brand.name,
    telephone: site.contact.phones.map((phone) => phone.replace(/[^+\d]/g, "")),
    email: site.contact.email,
    street: site.contact.address.join(", "),
    sameAs: site.social.map(({ destination }) => destination).filter((url) => url.startsWith("https:")),
  });
  const file = logo.replace(site.address, publicFolder);
  expect(readFileSync(file, "utf8")).toBe(readFileSync(join("data", site.brand.logo), "utf8"));
});

test("the subject of a page is its program, its list of programs, or else the organization", () => {
  const lists = [flagshipPaths, certificationPaths];
  const found = byPath((path) => {
    const { mainEntity, about } = graphOf(path).page;
    const { "@type": type, name, itemListElement } = mainEntity ?? {};
    return { type, name, urls: itemListElement?.map(({ url }: { url: string }) => url), about };
  });
  const expected = byPath((path) => {
    const [, ...programs] = lists.find(([list]) => list === path) ?? [];
    if (programs.length > 0) return { type: "ItemList", urls: programs.map(addressOf) };
    if (programPaths.includes(path)) return { type: "Course", name: programAt(path).name };
    return { about: { "@id": organizationId } };
  });
  expect(found).toEqual(expected);
});

test("each graph but that of the home page has the breadcrumb that its page shows, or Home, and ends with the page", () => {
  const found = byPath((path) =>
    graphOf(path).page.breadcrumb?.itemListElement.map(
      ({ position, name, item }: { position: number; name: string; item: string }) => [
        position,
        fold(name),
        item,
      ],
    ),
  );
  const expected = byPath((path) => {
    const [visible] = readPage(path).querySelectorAll(`nav[aria-label="${words.navigation.breadcrumb}"]`);
    const shown = visible?.querySelectorAll("a").map((link) => [textOf(link), attribute(link, "href")]);
    const parents = ["/", homePath].includes(path) ? undefined : (shown ?? [[header.entries[0]?.name, "/"]]);
    const name = (programPaths.includes(path) && programAt(path).label) || contentAt(path).name;
    return (
      parents &&
      [...parents, [fold(name), path]].map(([name, path = ""], index) => [index + 1, name, addressOf(path)])
    );
  });
  expect(found).toEqual(expected);
});

test("no graph claims a price, rating, review or date, or has a text that could end the script", () => {
  const claims = byPath((path) =>
    scriptOf(path).match(/"\w*(?:offer|price|rating|review|date|time)\w*":|</gi),
  );
  expect(claims).toEqual(byPath(() => null));
});

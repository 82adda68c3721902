import { parse } from "node:path";
import type { HTMLElement } from "node-html-parser";
import {
  clients,
  contentAt,
  gallery,
  home,
  partnerList,
  programAt,
  programPage,
  services,
  site,
  trainerList,
  words,
} from "./content";
import { byPath, problemsOnPages } from "./every-page";
import { attribute, fold, mainOf, one, textOf } from "./html";
import { programPaths } from "./path";

/** Pages do not show these fields as text, or show them changed. Other tests cover names and summaries. */
const unseen = new Set([
  ...["accent", "color", "icon", "motif", "tone"],
  ...["destination", "metadata", "name", "sample", "src", "summary"],
  // Only the scripts of the forms need these fields.
  ...["inquiry", "inquiryHeading", "sent"],
  // Only the map's script needs these fields.
  ...["attribution", "attributionUrl", "mapsUrl", "markerImage", "markerShadow", "subdomains", "tileUrl"],
]);

const isPath = (text: string) => /^\/[a-z0-9/-]*$/.test(text);

function textsIn(value: unknown): string[] {
  if (typeof value === "string")
    return isPath(value) ? [] : [value.replace("{phone}", site.contact.phones[0] ?? "")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (unseen.has(field) ? [] : textsIn(part)));
}

/** All programs share these texts, and a program's page shows them. */
function sharedBy(path: string) {
  const { accreditation, flagshipCall, certificationCall } = programPage;
  const { certification, exam } = programAt(path);
  // A page with an exam does not show the short rule. The whole rule is for search engines.
  const { short, heading, steps } = accreditation;
  const rules = certification ? [heading, steps, exam ? "" : short] : [];
  return [path.startsWith("/flagship/") ? flagshipCall : certificationCall, ...rules];
}

/** Returns the content of a page without header and footer. */
function contentOf(path: string): unknown[] {
  if (path === "/" || path === "/home") return [home, clients, services, trainerList];
  const others: Record<string, unknown> = { "/gallery": gallery, "/partners": partnerList };
  return [contentAt(path), others[path], ...(programPaths.includes(path) ? sharedBy(path) : [])];
}

/** Returns the visible texts, and the attributes that assistive technology reads. */
function allTextOf(main: HTMLElement): string {
  const named = main.querySelectorAll("[alt], [aria-label]");
  const names = named.flatMap(({ attributes }) => [attributes.alt ?? "", attributes["aria-label"] ?? ""]);
  return [textOf(main), ...names.map(fold)].join("\n");
}

test("each page shows all texts of its content", () => {
  const missing = problemsOnPages((page, path) => {
    const shown = allTextOf(one(page, "main"));
    return textsIn(contentOf(path)).filter((text) => !shown.includes(fold(text)));
  });
  expect(missing).toEqual([]);
});

/** Returns the texts of an entry by field, such as `image.alt`, without those of inner lists. */
function fieldsOf(entry: unknown, name = ""): [field: string, text: string][] {
  if (typeof entry === "string") return textsIn(entry).map((text) => [name, text]);
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return [];
  const fields = Object.entries(entry).filter(([field]) => !unseen.has(field) || field === "name");
  return fields.flatMap(([field, part]) => fieldsOf(part, `${name}.${field}`));
}

/** Returns texts of list entries that do not come after the same field of the entry before. */
function misplacedIn(value: unknown, shown: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  // The logos alternate between two rows. The viewer shows the types of pictures.
  const inner = Object.entries(value).filter(([field]) => !unseen.has(field) && field !== "logos");
  const misplaced = inner.flatMap(([, part]) => misplacedIn(part, shown));
  if (!Array.isArray(value)) return misplaced;
  const places = new Map<string, number>();
  for (const [field, text] of value
    .flatMap((entry) => fieldsOf(entry))
    .filter(([field]) => field !== ".type")) {
    const place = shown.indexOf(fold(text), places.get(field) ?? 0);
    if (place < 0) misplaced.push(text);
    else places.set(field, place + 1);
  }
  return misplaced;
}

test("each page shows the entries of its lists in their order", () => {
  const misplaced = problemsOnPages((page, path) => {
    const shown = allTextOf(one(page, "main"));
    return contentOf(path).flatMap((part) => misplacedIn(part, shown));
  });
  expect(misplaced).toEqual([]);
});

/** Returns what has a label or a title and leads to a page. A page itself has metadata. */
function linksIn(value: unknown): { label: string; path: string }[] {
  const { path, title, label = title, metadata } = Object(value);
  if (path && label && !metadata) return [{ label: fold(label), path }];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(linksIn) : [];
}

test("each page links the pages that its content names", () => {
  const missing = problemsOnPages((page, path) => {
    const isLinked = (link: { label: string; path: string }) =>
      one(page, "main")
        .querySelectorAll(`a[href="${link.path}"]`)
        .some((element) => textOf(element.closest("li") ?? element).includes(link.label));
    const unlinked = linksIn(contentOf(path)).filter((link) => !isLinked(link));
    return unlinked.map(({ label }) => label);
  });
  expect(missing).toEqual([]);
});

/** Returns the file name and the description of each picture. */
function picturesIn(value: unknown): string[] {
  const { src, alt } = Object(value);
  if (typeof src === "string") return [`${parse(src).name}: ${fold(alt ?? "")}`];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

test("each page shows all pictures of its content, each with its own description", () => {
  // The name of a drawing has a hash.
  const nameOf = (image: HTMLElement) => parse(attribute(image, "src")).name.replace(/-[0-9a-f]{10}$/, "");
  const missing = problemsOnPages((page, path) => {
    const images = one(page, "main").querySelectorAll("img");
    const shown = images.map((image) => `${nameOf(image)}: ${fold(attribute(image, "alt"))}`);
    return picturesIn(contentOf(path)).filter((picture) => !shown.includes(picture));
  });
  expect(missing).toEqual([]);
});

test("each page starts with its title and tagline, and folds its text if the content says so", () => {
  const landings = byPath((path) => {
    const heading = one(mainOf(path), "h1");
    const folds = mainOf(path).querySelectorAll("button[aria-expanded]");
    return [textOf(heading), textOf(heading.nextElementSibling ?? heading), folds.length];
  });
  const expected = byPath((path) => {
    const { landing } = contentAt(path);
    if (!landing) return [fold(home.carousel.title), fold(home.carousel.text), 0];
    const { title, tagline, text, isExpandable } = landing;
    return [fold(title), fold(tagline ?? text ?? title), isExpandable && text ? 1 : 0];
  });
  expect(landings).toEqual(expected);
});

test("a page shows its name above its landing only if its title has another one: the label of a program", () => {
  const names = byPath((path) =>
    mainOf(path)
      .querySelectorAll(`nav[aria-label="${words.navigation.breadcrumb}"] [aria-current]`)
      .map(textOf),
  );
  const labelOf = (path: string) => programPaths.includes(path) && programAt(path).label;
  expect(names).toEqual(byPath((path) => [labelOf(path)].flatMap((label) => (label ? [fold(label)] : []))));
});

test("no page shows a placeholder or an empty value of a template", () => {
  const leftover = /\b(?:undefined|null|NaN)\b|\[object|\{\w+\}/;
  expect(problemsOnPages((page) => leftover.exec(allTextOf(one(page, "body"))) ?? [])).toEqual([]);
});

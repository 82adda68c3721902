import { parse } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { countsOf } from "../../../src/components/program/extent";
import { phoneAddress } from "../../../src/components/ui/phone-link";
import { fill } from "../../../src/query/fill";
import {
  certifications,
  clients,
  contentAt,
  extentOf,
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
import { byPath, byProgram, problemsOnPages } from "./every-page";
import { accessibleText, attribute, childrenOf, fold, mainOf, one, textOf } from "./html";
import { certificationPaths, flagshipPaths, programPaths } from "./path";

/** Pages do not show these fields as text, or show them changed. Other tests cover names and summaries. */
const unseen = new Set([
  ...[
    "accent",
    "color",
    "destination",
    "icon",
    "metadata",
    "motif",
    "name",
    "sample",
    "src",
    "summary",
    "tone",
  ],
  // Only the script of the contact form needs this field.
  "inquiry",
  // Only the map's script needs these fields.
  ...["attribution", "attributionUrl", "mapsUrl", "markerImage", "markerShadow", "subdomains", "tileUrl"],
]);

const isPath = (text: string) => /^\/[a-z0-9/-]*$/.test(text);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return isPath(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (unseen.has(field) ? [] : textsIn(part)));
}

/** All programs share these texts, and a program's page shows them. */
function sharedBy(path: string) {
  const { accreditation, flagshipCall, certificationCall, quote } = programPage;
  const { certification, exam } = programAt(path);
  // A page with an exam does not show the short rule. The whole rule is for search engines.
  const { short, heading, steps } = accreditation;
  const rules = certification ? [heading, steps, exam ? "" : short] : [];
  return [path.startsWith("/flagship/") ? flagshipCall : certificationCall, quote, ...rules];
}

/** Returns the content of a page without header and footer. */
function contentOf(path: string): unknown {
  if (path === "/" || path === "/home") return [home, clients, services, trainerList];
  const others: Record<string, unknown> = { "/gallery": gallery, "/partners": partnerList };
  return [contentAt(path), programPaths.includes(path) ? sharedBy(path) : others[path]];
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

/** Returns the file name and the description of each picture. */
function picturesIn(value: unknown): string[] {
  const { src, alt } = Object(value);
  if (typeof src === "string") return [`${parse(src).name}: ${fold(alt)}`];
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

test("each page except home shows its name above its landing", () => {
  const names = byPath((path) =>
    mainOf(path)
      .querySelectorAll(`nav[aria-label="${words.navigation.breadcrumb}"] [aria-current]`)
      .map(textOf),
  );
  const nameOf = (path: string) =>
    fold((programPaths.includes(path) && programAt(path).label) || contentAt(path).name);
  expect(names).toEqual(byPath((path) => (/^\/(?:home)?$/.test(path) ? [] : [nameOf(path)])));
});

test("the facts plate of a program has its hours, days, counts, facts, audience, format and exam, if they are known", () => {
  const plateOf = (path: string) =>
    one(mainOf(path), "dl")
      .querySelectorAll("dt")
      .map((term) => [textOf(term), textOf(term.nextElementSibling ?? term)])
      // The test of all texts covers what all programs share.
      .slice(0, programAt(path).exam || !programAt(path).certification ? -1 : -2);
  const written = (path: string) => {
    const program = programAt(path);
    const { duration, facts = [], forWhom, format, exam } = program;
    const counts = duration?.days ? [] : countsOf(words.program, program);
    const cells: [string, unknown][] = [
      [words.program.hours, duration?.hours],
      [words.program.days, duration?.days],
      ...counts.map(({ label, count }): [string, number] => [label, count]),
      ...facts.map(({ label, value }): [string, string] => [label, value]),
      [words.program.audience, forWhom],
      [words.program.format, format],
      [words.program.exam, exam?.short],
    ];
    return cells
      .filter(([, value]) => value !== undefined)
      .map(([label, value]) => [fold(label), fold(String(value))]);
  };
  expect(byProgram(plateOf)).toEqual(byProgram(written));
});

test("a program has its sections in order, and no others", () => {
  const order = [
    ...["description", "overview", "objectives", "goals", "outline", "hats", "syllabus", "audience"],
    ...["outcome", "qualify", "exam", "prerequisite", "certification", "afterParticipating"],
  ];
  const sectionsOf = (path: string) =>
    mainOf(path)
      .querySelectorAll("section[id]")
      .map(({ id }) => id);
  const written = (path: string) => {
    const has = (field: string) => Object.hasOwn(programAt(path), field);
    const qualifies = ["exam", "prerequisite", "certification"].some(has);
    const fields = order.filter((field) => (field === "qualify" ? qualifies : has(field)));
    return [...fields.map((field) => (field === "afterParticipating" ? "after" : field)), "price"];
  };
  expect(byProgram(sectionsOf)).toEqual(byProgram(written));
});

test("screen readers read the steps to a certificate, without the drawing of them", () => {
  const steps = programPage.accreditation.steps.map(({ title, text }) => fold(`${title} ${text}`));
  for (const path of programPaths.filter((path) => programAt(path).certification)) {
    const read = one(mainOf(path), "#qualify ol").querySelectorAll("li").map(accessibleText);
    expect([path, read]).toEqual([path, steps]);
  }
});

test("chapters are numbered continuously across the groups of a syllabus", () => {
  for (const path of programPaths.filter((path) => programAt(path).syllabus)) {
    const numbers = one(mainOf(path), "section#syllabus").querySelectorAll("li > b").map(textOf);
    const chapters = programAt(path).syllabus?.groups.flatMap((group) => group.chapters) ?? [];
    expect([path, ...numbers]).toEqual([
      path,
      ...chapters.map((_, index) => fill(words.program.chapter, { number: index + 1 })),
    ]);
  }
});

test("fragments lead to the topics and groups of a program", () => {
  const written = (path: string) => {
    const { outline, syllabus } = programAt(path);
    const groups = outline?.groups ?? [];
    return [
      ...(outline?.topics ?? []).map(({ id, title }) => [`outline-${id}`, title]),
      ...groups.flatMap(({ id, title, topics }) => [
        [`outline-${id}`, title],
        ...topics.map((topic) => [`outline-${id}-${topic.id}`, topic.title]),
      ]),
      ...(syllabus?.groups ?? []).map(({ id, title }) => [`syllabus-${id}`, title]),
    ];
  };
  const targets = (path: string) =>
    mainOf(path)
      .querySelectorAll('[id^="outline-"], [id^="syllabus-"]')
      .map((target) => [target.id, textOf(target.querySelector("h3, h4") ?? target)]);
  expect(byProgram(targets)).toEqual(
    byProgram((path) => written(path).map(([id = "", title = ""]) => [id, fold(title)])),
  );
});

test("overviews and programs link the cards of their programs in order, each with its summary", () => {
  const cardsOf = (path: string) =>
    mainOf(path)
      .querySelectorAll("article")
      .map((card) => {
        const link = one(card, "h3 a");
        return [textOf(link), link.getAttribute("href"), textOf(one(card, "h3 + p"))];
      });
  const written = (paths: readonly string[]) =>
    paths.map((path) => [fold(programAt(path).name), path, fold(programAt(path).summary)]);
  for (const [overview = "", ...programs] of [flagshipPaths, certificationPaths]) {
    expect(cardsOf(overview)).toEqual(written(programs));
  }
  expect(byProgram(cardsOf)).toEqual(byProgram((path) => written(programAt(path).related)));
});

/** Returns the cells of the table that compares programs. */
const comparisonOn = (path: string) =>
  one(mainOf(path), "table tbody")
    .querySelectorAll("tr")
    .map((row) => childrenOf(row).map(textOf));

test("flagship programs are compared by audience, days and hours, and no cell is empty", () => {
  const { onRequest } = words.program;
  expect(comparisonOn("/flagship-programs")).toEqual(
    flagshipPaths.slice(1).map((path) => {
      const { name, forWhom, duration } = programAt(path);
      const cells = [forWhom, duration?.days, duration?.hours];
      return [fold(name), ...cells.map((cell) => fold(`${cell ?? onRequest}`))];
    }),
  );
});

test("certifications are compared by audience, length and exam, and no cell is empty", () => {
  expect(comparisonOn("/certifications-content")).toEqual(
    certificationPaths.slice(1).map((path) => {
      const program = programAt(path);
      const { name, forWhom, prerequisite, exam } = program;
      const audiences = [forWhom, prerequisite?.heading, prerequisite?.text].join(" ");
      const cells = [audiences, extentOf(program)].map((cell) => fold(cell) || words.program.onRequest);
      return [fold(name), ...cells, fold(exam?.short ?? certifications.comparison.exam)];
    }),
  );
});

test("no page shows a placeholder or an empty value of a template", () => {
  const leftover = /\b(?:undefined|null|NaN)\b|\[object|\{\w+\}/;
  expect(problemsOnPages((page) => leftover.exec(allTextOf(one(page, "body"))) ?? [])).toEqual([]);
});

test("the pages of programs and overviews link the first phone number", () => {
  const [phone = ""] = site.contact.phones;
  const call = `a[href="${phoneAddress(phone)}"]`;
  const paths = [...programPaths, "/flagship-programs", "/certifications-content"];
  expect(paths.filter((path) => !mainOf(path).querySelector(call))).toEqual([]);
});

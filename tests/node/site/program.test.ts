import { countsOf } from "../../../src/components/program/duration";
import { phoneAddress } from "../../../src/components/ui/phone-link";
import { countsIn } from "../../../src/gatsby/duration";
import { interpolate } from "../../../src/query/interpolate";
import { certifications, extentOf, programAt, site, words } from "./content";
import { byProgram } from "./every-page";
import { childrenOf, fold, mainOf, one, textOf } from "./html";
import { certificationPaths, flagshipPaths, programPaths } from "./path";

test("the facts plate of a program has its hours, days, counts, facts, audience, format and exam, if they are known", () => {
  const plateOf = (path: string) =>
    one(mainOf(path), "dl")
      .querySelectorAll("dt")
      .map((term) => [textOf(term), textOf(term.nextElementSibling ?? term)])
      // The test of all texts covers what all programs share.
      .slice(0, programAt(path).exam || !programAt(path).certification ? undefined : -1);
  const written = (path: string) => {
    const program = programAt(path);
    const { duration, facts = [], forWhom, format, exam } = program;
    const counts = duration?.days ? [] : countsOf(words.program, countsIn(program));
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

test("chapters are numbered continuously across the groups of a syllabus", () => {
  for (const path of programPaths.filter((path) => programAt(path).syllabus)) {
    const numbers = one(mainOf(path), "section#syllabus").querySelectorAll("li > b").map(textOf);
    const chapters = programAt(path).syllabus?.groups.flatMap((group) => group.chapters) ?? [];
    expect([path, ...numbers]).toEqual([
      path,
      ...chapters.map((_, index) => interpolate(words.program.chapter, { number: index + 1 })),
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
        return [textOf(link), link.getAttribute("href"), card.querySelectorAll("p").map(textOf)];
      });
  const written = (paths: readonly string[]) =>
    paths.map((path) => {
      const { name, summary } = programAt(path);
      return [fold(name), path, expect.arrayContaining([fold(summary)])];
    });
  for (const [overview = "", ...programs] of [flagshipPaths, certificationPaths]) {
    expect(cardsOf(overview)).toEqual(written(programs));
  }
  expect(byProgram(cardsOf)).toEqual(byProgram((path) => written(programAt(path).related)));
});

test("overviews compare their programs, and say so where a value is unknown", () => {
  const rowsOn = (path: string) =>
    one(mainOf(path), "table tbody")
      .querySelectorAll("tr")
      .map((row) => childrenOf(row).map(textOf));
  for (const [overview = "", ...paths] of [flagshipPaths, certificationPaths]) {
    const rows = paths.map((path) => {
      const program = programAt(path);
      const { name, forWhom, prerequisite, exam } = program;
      const audience = fold([forWhom, prerequisite?.heading, prerequisite?.text].join(" "));
      const ends = overview === certificationPaths[0] ? [exam?.short ?? certifications.comparison.exam] : [];
      return [name, audience, extentOf(program), ...ends].map((text) => fold(text || words.program.unknown));
    });
    expect(rowsOn(overview)).toEqual(rows);
  }
});

test("the pages of programs and overviews link the first phone number", () => {
  const [phone = ""] = site.contact.phones;
  const call = `a[href="${phoneAddress(phone)}"]`;
  const paths = [...programPaths, "/flagship-programs", "/certifications-content"];
  expect(paths.filter((path) => !mainOf(path).querySelector(call))).toEqual([]);
});

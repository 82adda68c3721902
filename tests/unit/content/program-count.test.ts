import { countsOf } from "../../../src/content/schema/program-count";

const [plan, open, close] = ["Plan", "Open", "Close"].map((title, index) => ({ id: index + 1, title }));

test.each([
  ["the topics of an outline", { outline: { topics: [plan, open, close] } }, { topics: 3 }],
  [
    "the groups of an outline, and the topics of all groups",
    { outline: { groups: [{ topics: [plan, open] }, { topics: [close] }] } },
    { groups: 2, topics: 3 },
  ],
  [
    "the groups of a syllabus, and the chapters of all groups",
    { syllabus: { groups: [{ chapters: ["Business", "Banking"] }, { chapters: ["Ethics"] }] } },
    { groups: 2, chapters: 3 },
  ],
  ["nothing of a program without an outline or a syllabus", {}, {}],
])("facts count %s", (_, program, counts) => {
  expect(countsOf(program as Parameters<typeof countsOf>[0])).toEqual(counts);
});

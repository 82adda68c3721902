import { readFileSync } from "node:fs";
import { extentText } from "../../../../src/components/program/extent";

const words = JSON.parse(readFileSync("tests/fixture/data/interface.json", "utf8")).program;

const topics = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const empty = { duration: null, outline: null, syllabus: null };
const topicGroups = { topics: null, groups: [{ topics: topics(2) }, { topics: topics(1) }] };
const chapterGroups = { groups: [{ chapters: ["Business", "Banking"] }, { chapters: ["Ethics"] }] };

test.each([
  ["its duration", { ...empty, duration: { text: "18 hours" }, syllabus: chapterGroups }, "18 hours"],
  ["its topics", { ...empty, outline: { topics: topics(3), groups: null } }, "3 topics"],
  ["its groups of topics", { ...empty, outline: topicGroups }, "3 topics, 2 groups"],
  ["its chapters", { ...empty, syllabus: chapterGroups }, "2 groups, 3 chapters"],
  ["nothing", empty, ""],
])("a program says how long it is: %s", (_, program, text) => {
  expect(extentText(words, program)).toBe(text);
});

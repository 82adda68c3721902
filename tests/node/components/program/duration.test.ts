import { readFileSync } from "node:fs";
import { programDuration, shortProgramDuration } from "../../../../src/components/program/duration";
import { countsIn } from "../../../../src/gatsby/duration";

const words = JSON.parse(readFileSync("tests/fixture/data/interface.json", "utf8")).program;

const topics = (count: number) => Array.from({ length: count }, () => ({}));
const topicGroups = { groups: [{ topics: topics(2) }, { topics: topics(1) }] };
const chapterGroups = { groups: [{ chapters: ["Business", "Banking"] }, { chapters: ["Ethics"] }] };
const hours = { text: "18 hours", daysText: null };
const days = { text: "18 hours, 3 days", daysText: "3 days" };

test.each([
  ["its days", days, {}, "18 hours, 3 days", "3 days"],
  ["its hours", hours, { syllabus: chapterGroups }, "18 hours", "18 hours"],
  ["its topics", null, { outline: { topics: topics(3) } }, "3 topics", "3 topics"],
  ["its groups of topics", null, { outline: topicGroups }, "3 topics, 2 groups", "2 groups"],
  ["its chapters", null, { syllabus: chapterGroups }, "2 groups, 3 chapters", "3 chapters"],
  ["nothing", null, {}, "", ""],
])("a program says how long it is: %s", (_, duration, parts, text, short) => {
  const program = { duration, ...countsIn(parts) };
  expect(programDuration(words, program)).toBe(text);
  expect(shortProgramDuration(words, program)).toBe(short);
});

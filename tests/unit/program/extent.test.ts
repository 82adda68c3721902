import { readFileSync } from "node:fs";
import { extentText } from "../../../src/components/program/extent";

const wordsOf = (folder: string) =>
  JSON.parse(readFileSync(`tests/fixture/${folder}/interface.json`, "utf8")).program;

const english = wordsOf("data");
const arabic = wordsOf("data-ar");

test.each([
  [1, 1, "1 hour, 1 day", "ساعة واحدة، يوم واحد"],
  [2, 2, "2 hours, 2 days", "ساعتان، يومان"],
  [10, 3, "10 hours, 3 days", "10 ساعات، 3 أيام"],
  [24, 11, "24 hours, 11 days", "24 ساعة، 11 يومًا"],
  [100, 60, "100 hours, 60 days", "100 ساعة، 60 يومًا"],
])("a duration has the plural forms of its language: %i hours in %i days", (hours, days, en, ar) => {
  const program = { duration: { hours, days }, facts: null };
  expect(extentText(english, "en", program)).toBe(en);
  expect(extentText(arabic, "ar", program)).toBe(ar);
});

test("a program without a duration has its facts with a number", () => {
  const facts = [
    { label: "Groups", value: "5" },
    { label: "Format", value: "Online" },
    { label: "Chapters", value: "16" },
  ];
  expect(extentText(english, "en", { duration: null, facts })).toBe("5 groups, 16 chapters");
  expect(extentText(arabic, "ar", { duration: null, facts: null })).toBe("");
});

import { nameLines } from "../../../../src/components/header/name-lines";

test("a short name stays on one line", () => {
  expect(nameLines("Creative Thinking")).toEqual(["Creative Thinking"]);
});

test("a long name is split at the space nearest to its middle", () => {
  expect(nameLines("Certified International Professional Trainer")).toEqual([
    "Certified International",
    "Professional Trainer",
  ]);
  expect(nameLines("Finance for Non-Financial Managers")).toEqual(["Finance for", "Non-Financial Managers"]);
});

test("a long word stays whole", () => {
  expect(nameLines("Entrepreneurship-Fundamentals")).toEqual(["Entrepreneurship-Fundamentals"]);
});

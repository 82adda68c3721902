import { chosenPaths } from "../../bench/choice";

test("without words are all 26", () => {
  expect(chosenPaths([])).toHaveLength(26);
});

test("are those in which one of the words occurs", () => {
  expect(chosenPaths(["gallery", "palsam"])).toEqual(["/gallery", "/flagship/palsam"]);
  expect(chosenPaths(["flagship/"])).toHaveLength(9);
});

test("are home alone for a slash", () => {
  expect(chosenPaths(["/"])).toEqual(["/"]);
});

test("are none where no word occurs", () => {
  expect(chosenPaths(["weather"])).toEqual([]);
});

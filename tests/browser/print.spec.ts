import { test } from "@playwright/test";
import { programs, programWith, templatePaths } from "./place";
import { expectHandOut, expectSheets, openForPrint } from "./printed-page";

// The slow suite tests the other programs, and how parts of pages print.
const { path: programPath } = programWith("outline");

for (const path of templatePaths.filter((path) => path !== programPath)) {
  test(`${path} prints with the brand and the office's address, and without an empty sheet`, ({ page }) =>
    expectSheets(page, path));
}

test("a program prints as a handout, with its folded text in full", async ({ page }) => {
  const program = programs.find(({ landing }) => landing.isExpandable) ?? programWith("outline");
  await openForPrint(page, program.path);
  await expectHandOut(page, program);
});

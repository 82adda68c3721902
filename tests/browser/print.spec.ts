import { test } from "@playwright/test";
import { expectHandOut, expectSheets, openForPrint } from "./hand-out";
import { programs, programWith, templatePaths } from "./place";

// The other programs, and how parts of pages print, are in the slow suite.
const { path: programPath } = programWith("outline");

for (const path of templatePaths.filter((path) => path !== programPath)) {
  test(`${path} prints under the brand, without an empty sheet, and says where the office is`, ({ page }) =>
    expectSheets(page, path));
}

test("a program prints as a hand-out of one or two sheets, its folded text whole", async ({ page }) => {
  const program = programs.find(({ landing }) => landing.isExpandable) ?? programWith("outline");
  await openForPrint(page, program.path);
  await expectHandOut(page, program);
});

import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { filesOf } from "../../src/file-list";
import { shortClass } from "../../src/gatsby/short-class";
import { recordedClasses } from "./class-record";

/** Keeps the place of what is not rendered yet. */
const invisible = ["src/components/layout/below-the-fold.module.css"];

const classesIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = ""]) => name);

test("a picture shows each CSS module", () => {
  const shown = recordedClasses();
  const modules = filesOf("src").filter((file) => file.endsWith(".module.css") && !invisible.includes(file));
  const missing = modules.filter((file) => {
    const classes = classesIn(file);
    return classes.length > 0 && !classes.some((name) => shown.has(shortClass(file, name)));
  });
  expect(missing).toEqual([]);
});

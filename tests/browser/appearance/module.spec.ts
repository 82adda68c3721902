import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "@playwright/test";
import { filesOf } from "../../../src/file-list";
import { recordedClasses } from "./class-record";

/** Keeps the place of what is not rendered yet. */
const invisible = ["src/components/layout/below-the-fold.module.css"];

const classesIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = ""]) => name);

test("a picture shows each CSS module", () => {
  const shown = [...recordedClasses()];
  const modules = filesOf("src").filter((file) => file.endsWith(".module.css") && !invisible.includes(file));
  const missing = modules.filter((file) => {
    const module = basename(file, ".module.css");
    const classes = classesIn(file);
    return classes.length > 0 && !classes.some((name) => shown.includes(`${module}_${name}`));
  });
  expect(missing).toEqual([]);
});

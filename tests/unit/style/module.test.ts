import { readdirSync, readFileSync } from "node:fs";
import { root } from "./token";

/** The colours of the six hats are their names. */
const exceptions = ["src/components/program/hats.module.css"];

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".css"));

const modules = sheets.filter((file) => file.endsWith(".module.css") && !exceptions.includes(file));

test("there are style sheets to look at", () => {
  expect(modules.length).toBeGreaterThan(40);
});

test.each(modules)("%s takes its colors from the tokens", (file) => {
  const style = readFileSync(file, "utf8");
  expect(style.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(|:\s*(?:white|black)\b/gi)).toBeNull();
});

test("every token is used", () => {
  const all = sheets.map((file) => readFileSync(file, "utf8")).join("\n");
  expect([...root.keys()].filter((name) => !all.includes(`var(${name}`))).toEqual([]);
});

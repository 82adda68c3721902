import { readFileSync } from "node:fs";
import browserslist from "browserslist";

const [, section = ""] =
  /## Supported browsers\n([\s\S]*?)\n## /.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
const features = [...section.matchAll(/^\| (.*?) *\|/gm)].map(([, feature = ""]) => feature).join("\n");

test("the documentation names the oldest supported version of each browser", () => {
  const oldest = (name: string) =>
    Math.min(
      ...browserslist().flatMap((entry) =>
        entry.startsWith(`${name} `) ? [Number.parseFloat(entry.split(" ")[1] ?? "")] : [],
      ),
    );
  expect(oldest("edge")).toBe(oldest("chrome"));
  expect(oldest("ios_saf")).toBe(oldest("safari"));
  expect(section).toContain(
    `Chrome and Edge from ${oldest("chrome")}, Firefox from ${oldest("firefox")}, Safari from ${oldest("safari")}`,
  );
});

test("the documentation names the fallback of every feature of CSS that is newer than the limit", () => {
  const { options } = JSON.parse(readFileSync("biome.json", "utf8")).linter.rules.suspicious.useBaseline;
  const values: Record<string, string[]> = options.allowPropertyValues;
  const allowed: string[] = [
    ...options.allowAtRules.map((name: string) => `\`@${name}\``),
    ...options.allowFunctions.map((name: string) => `\`${name}()\``),
    ...options.allowProperties.map((name: string) => `\`${name}\``),
    ...options.allowSelectors.map((name: string) => `\`:${name}\``),
    ...Object.entries(values).flatMap(([name, list]) => list.map((value) => `\`${name}: ${value}\``)),
  ];
  expect(allowed.filter((name) => !features.includes(name))).toEqual([]);
});

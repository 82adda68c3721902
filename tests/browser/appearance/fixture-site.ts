import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesOf } from "../../../src/file-list";
import { readFixture, writeArabic } from "../../fixture/arabic";
import { buildIn } from "../../node/site/run-node";
import { inputs } from "../../project-copy";

export const languages = ["english", "arabic"] as const;

export type Language = (typeof languages)[number];

/** The folder of a project with the code of this one and the content of a fixture. */
export const projectOf = (language: Language): string => join(".appearance", language);

/** Copies an existing picture of the same folder for each picture that a JSON file names and that is missing. */
function addStandIns(file: string): void {
  const names = [...readFileSync(file, "utf8").matchAll(/"src": "(.+?)"/g)].map(([, name = ""]) => name);
  const paths = names.map((name) => join(dirname(file), name));
  const existing = paths.filter((path) => existsSync(path));
  paths.forEach((path, index) => {
    const inFolder = existing.filter((other) => dirname(other) === dirname(path));
    const standIn = inFolder[index % inFolder.length];
    if (standIn && !existsSync(path)) cpSync(standIn, path);
  });
}

/** Copies the content of tests/fixture/. With data/, each edit of content would change the pictures. */
function copyContent(language: Language, data: string): void {
  cpSync("tests/fixture/data", data, { recursive: true });
  writeFileSync(join(data, "interface.json"), JSON.stringify(readFixture("interface.json")));
  if (language === "english") return;
  writeArabic(data);
  for (const file of filesOf(data).filter((name) => name.endsWith(".json"))) addStandIns(file);
}

/** Builds the site of a fixture, unless its last build had the same inputs. */
export async function buildFixture(language: Language): Promise<void> {
  const folder = projectOf(language);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(".").filter((entry) => inputs.test(entry))) {
    rmSync(join(folder, name), { recursive: true, force: true });
    if (name !== "data") cpSync(name, join(folder, name), { recursive: true });
  }
  copyContent(language, join(folder, "data"));
  if (language === "english") {
    const kit = readFileSync("tests/browser/appearance/kit.tsx", "utf8");
    // In its new folder, the paths of its imports are shorter.
    writeFileSync(join(folder, "src/pages/kit.tsx"), kit.replaceAll("../../../src/", "../"));
  }
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "junction");
  await buildIn(folder);
}

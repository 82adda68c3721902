import { readFileSync } from "node:fs";
import { entriesOf } from "../../../src/file-list";

type Overview = { path: string; programs: { programs: string[] } };

/** The path of the list comes first, then those of its programs in order. */
function listed(file: string): string[] {
  const { path, programs }: Overview = JSON.parse(readFileSync(`data/pages/${file}.json`, "utf8"));
  return [path, ...programs.programs];
}

export const flagshipPaths = listed("flagship-programs");

export const certificationPaths = listed("certifications-content");

/** The flagship programs come first. */
export const programPaths = [...flagshipPaths.slice(1), ...certificationPaths.slice(1)];

function readFolder(folder: string): { path?: string }[] {
  return entriesOf(`data/${folder}`)
    .filter(({ name }) => name.endsWith(".json"))
    .map(({ name }) => JSON.parse(readFileSync(`data/${folder}/${name}`, "utf8")));
}

/** The pages do not include the lists of programs. */
const pagePaths = readFolder("pages")
  .flatMap(({ path }) => path ?? [])
  .filter((path) => path !== flagshipPaths[0] && path !== certificationPaths[0]);

/** `/` and `/home` are the same page. */
const otherPaths: string[] = ["/home", ...pagePaths];

/** The earlier paths of pages, each with the present one. */
export const redirects: { from: string; to: string }[] = JSON.parse(
  readFileSync("data/redirects.json", "utf8"),
).redirects;

export const paths = [...otherPaths, ...flagshipPaths, ...certificationPaths];

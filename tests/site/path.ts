import { readdirSync, readFileSync } from "node:fs";

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

/** The pages do not include the lists of programs. */
const pagePaths = readdirSync("data/pages")
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => JSON.parse(readFileSync(`data/pages/${file}`, "utf8")).path ?? [])
  .filter((path) => path !== flagshipPaths[0] && path !== certificationPaths[0]);

/** `/` and `/home` are the same page. */
export const otherPaths: string[] = ["/home", ...pagePaths];

/** The earlier paths of pages, each with the present one. */
export const renamed: { alias: string; path: string }[] = ["pages", "programs"].flatMap((folder) =>
  readdirSync(`data/${folder}`)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(`data/${folder}/${file}`, "utf8")))
    .flatMap(({ path, aliases = [] }) => aliases.map((alias: string) => ({ alias, path }))),
);

export const paths = [...otherPaths, ...flagshipPaths, ...certificationPaths];

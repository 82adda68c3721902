import { readdirSync, readFileSync } from "node:fs";

type Overview = { path: string; programs: { programs: string[] } };

/** Returns the path of a list of programs, then those of its programs in order. */
function listed(file: string): string[] {
  const { path, programs }: Overview = JSON.parse(readFileSync(`data/pages/${file}.json`, "utf8"));
  return [path, ...programs.programs];
}

/** The path of the list of flagship programs, then those of its programs. */
export const flagshipPaths = listed("flagship-programs");

/** The path of the list of certifications, then those of its programs. */
export const certificationPaths = listed("certifications-content");

/** The programs, flagship programs first. */
export const programPaths = [...flagshipPaths.slice(1), ...certificationPaths.slice(1)];

/** The paths of the files in `data/pages`, except those of the lists of programs. */
const pagePaths = readdirSync("data/pages")
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => JSON.parse(readFileSync(`data/pages/${file}`, "utf8")).path ?? [])
  .filter((path) => path !== flagshipPaths[0] && path !== certificationPaths[0]);

/** The paths of all other pages. `/` and `/home` are the same page. */
export const otherPaths: string[] = ["/home", ...pagePaths];

/** All paths of the site. */
export const paths = [...otherPaths, ...flagshipPaths, ...certificationPaths];

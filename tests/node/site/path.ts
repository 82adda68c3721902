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

/** Without the lists of programs. */
const otherPaths: string[] = entriesOf("data/pages")
  .filter(({ name }) => name.endsWith(".json"))
  .flatMap(({ name }) => JSON.parse(readFileSync(`data/pages/${name}`, "utf8")).path ?? [])
  .filter((path) => path !== flagshipPaths[0] && path !== certificationPaths[0]);

/** The earlier paths of pages, each with the present one. */
export const redirects: { from: string; to: string }[] = JSON.parse(
  readFileSync("data/redirects.json", "utf8"),
).redirects;

/** `/` and `/home` are the same page. */
export const paths = ["/home", ...otherPaths, ...flagshipPaths, ...certificationPaths];

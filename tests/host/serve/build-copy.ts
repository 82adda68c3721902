import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesOf } from "../../../src/file-list";
import { isImmutable } from "../../../src/gatsby/host/lifetime";
import { copyOutput } from "./copy-output";
import { type Nginx, setPorts } from "./nginx";

/** Copies the built site and its configuration, as an operator copies them to a server. */
export function copyBuild(
  build: string,
  nginx: Pick<Nginx, "port" | "securePort">,
  isCopied?: (file: string) => boolean,
): void {
  copyOutput(path.join(build, "public"), isCopied);
  cpSync("host/nginx", path.join(build, "host/nginx"), { recursive: true });
  setPorts(build, nginx);
}

/** Returns the addresses of the files of a build that have a hash in their names. */
export function hashedFiles(build: string): string[] {
  const folder = path.join(build, "public");
  return filesOf(folder)
    .map((file) => file.slice(folder.length))
    .filter(isImmutable);
}

/** Returns the addresses of such files that a document contains. */
export const hashedFilesIn = (html: string): string[] => [
  ...new Set(html.match(/\/[\w./-]+/g)?.filter(isImmutable)),
];

export const isPicture = (file: string) => /\.(?:avif|jpg|png|webp)$/.test(file);

const hash = /(?<=\/static\/)[0-9a-f]{6}(?=\/)|[0-9a-f]{32}|[0-9a-f]{20}|[0-9a-f]{10}/g;

const isText = (file: string) => /\.(?:html|css|js|json)$/.test(file);

/** The header that tells which build has answered. Its documents end with the same mark. */
export const markHeader = "x-build";

export const markOf = (html: string) => html.match(/<!--(\w+)-->$/)?.[1];

/** Makes a copied build a build of its own: all hashes begin with another digit. */
export function markBuild(build: string, mark: string, digit: string): void {
  const folder = path.join(build, "public");
  const found = new Set(hashedFiles(build).flatMap((file) => file.match(hash) ?? []));
  const changed = (text: string) =>
    text.replace(hash, (each) => (found.has(each) ? digit + each.slice(1) : each));
  for (const file of filesOf(folder)) {
    const target = folder + changed(file.slice(folder.length));
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(file, target);
    const end = file.endsWith(".html") ? `<!--${mark}-->` : "";
    if (isText(file)) writeFileSync(target, changed(readFileSync(target, "utf8")) + end);
  }
  for (const name of ["http.conf", "https.conf"]) {
    const file = path.join(build, "host/nginx", name);
    const line = "absolute_redirect off;";
    const config = readFileSync(file, "utf8").replace(
      line,
      `${line}\n  add_header ${markHeader} ${mark} always;`,
    );
    writeFileSync(file, config);
  }
}

import { writeFileSync } from "node:fs";
import { canonicalAddress } from "../structured-data/node-id";
import { groupPages, type Page, readPages, readSite } from "./page-list";

/** Writes llms.txt (llmstxt.org): what the site is and what each page contains, for language models. */
export function writeLlms(): void {
  const { address, brand } = readSite();
  const line = ({ path, name, metadata }: Page) =>
    `- [${name}](${canonicalAddress(address, path)}): ${metadata.description}\n`;
  const groups = groupPages(readPages()).map(
    ({ name, pages }) => `## ${name}

${pages.map(line).join("")}`,
  );
  writeFileSync("public/llms.txt", [`# ${brand.name}\n`, `> ${brand.claim}\n`, ...groups].join("\n"));
}

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import postcss, { type AtRule, type Container } from "postcss";

const isForPrint = ({ name, params }: AtRule) => name === "page" || (name === "media" && params === "print");

/** The rule within copies of the rules around it. */
function withParents(rule: Container): Container {
  let outer = rule.clone();
  for (let parent = rule.parent; parent && parent.type !== "root"; parent = parent.parent) {
    outer = (parent as Container).clone({ nodes: [] }).append(outer);
  }
  return outer;
}

/**
 * Parts styles into those for the screen and those for paper.
 *
 * @param css as the build has minified it
 * @returns `print`: each of its rules by itself
 */
export function splitPrint(css: string): { screen: string; print: string[] } {
  const root = postcss.parse(css);
  const print: string[] = [];
  root.walkAtRules((rule) => {
    if (!isForPrint(rule)) return;
    print.push(withParents(rule).toString());
    const { parent } = rule;
    rule.remove();
    if (parent?.nodes.length === 0) parent.remove();
  });
  return { screen: root.toString(), print };
}

/**
 * Writes all rules for paper into one file. The stylesheets themselves keep theirs: one that comes with a page
 * inside the site comes after this file, and its rules for the screen would count on paper too.
 *
 * @returns its address
 */
export function writePrintStyles(): string {
  const chunks: Record<string, string[]> = JSON.parse(readFileSync("public/chunk-map.json", "utf8"));
  const files = new Set(Object.values(chunks).flat());
  const styles = [...files].filter((file) => file.endsWith(".css"));
  const rules = styles.flatMap((file) => splitPrint(readFileSync(`public${file}`, "utf8")).print);
  // Components of several pages are in several files.
  const css = [...new Set(rules)].join("");
  const address = `/print-${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`;
  writeFileSync(`public${address}`, css);
  return address;
}

const inlined = /(<style data-href="[^"]+" data-identity="gatsby-global-css">)([\s\S]*?)(<\/style>)/g;
const link = /<link rel="stylesheet" media="print" href="[^"]+"\/>/;

/**
 * Takes the rules for paper out of a page and names their file instead: a browser fetches it after all that
 * the screen needs.
 *
 * @param html a page as Gatsby has made it, or as this has
 * @param address of the file
 */
export function withPrintLink(html: string, address: string): string {
  const tag = `<link rel="stylesheet" media="print" href="${address}"/>`;
  if (link.test(html)) return html.replace(link, tag);
  const end = html.lastIndexOf("</style>") + "</style>".length;
  const linked = html.slice(0, end) + tag + html.slice(end);
  return linked.replace(inlined, (_, start, css, end) => start + splitPrint(css).screen + end);
}

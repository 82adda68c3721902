import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { defaultTreeAdapter as tree } from "parse5";
import postcss from "postcss";
import {
  attributeOf,
  createElement,
  type Element,
  elementsIn,
  firstOf,
  type HtmlDocument,
  setText,
  textOf,
} from "./tree";

/** The class `header_menu` is from header.module.css (src/gatsby/webpack.ts). The global styles have no such class. */
const filesOf = (css: string) =>
  [...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*?)_/g)].map(([, file]) => file);

/** Whether a rule is for print, or for forced colors, which few visitors have. The first paint needs neither. */
const isLate = (css: string) => /^(?:@layer \w+\{)?@(?:page|media (?:print|\(forced-colors))/.test(css);

/**
 * Returns the global styles and those of the given files, then the others.
 *
 * @param css minified styles
 */
export function splitByFile(css: string, files: ReadonlySet<string | undefined>): [string, string] {
  const [inlined, deferred]: [string[], string[]] = [[], []];
  for (const rule of postcss.parse(css).nodes.map(String)) {
    const owners = filesOf(rule);
    const isInlined = !isLate(rule) && (owners.length === 0 || owners.some((file) => files.has(file)));
    (isInlined ? inlined : deferred).push(rule);
  }
  return [inlined.join(""), deferred.join("")];
}

/**
 * Joins the styles of a document in the first element, because each element needs a hash in the policy. Its
 * `data-href` is the address of the page's own stylesheet, which webpack's runtime does not fetch then.
 */
function joinStyles(document: HtmlDocument): { style: Element; css: string } {
  const [style, ...others] = elementsIn(document).filter(({ tagName }) => tagName === "style");
  if (!style) throw new Error("Gatsby has not inlined the styles of a document.");
  others.forEach(tree.detachNode);
  // Gatsby puts the page's own styles first.
  return { style, css: [style, ...others].map(textOf).reverse().join("") };
}

/** Returns the place of the deferred styles (src/components/layout/below-the-fold.tsx), and the files of the content before it. */
function readFold(document: HtmlDocument) {
  const elements = elementsIn(document);
  const place = elements.find((element) => attributeOf(element, "id") === "deferred-styles");
  const aboveTheFold = place ? elements.slice(0, elements.indexOf(place)) : elements;
  const classes = aboveTheFold.flatMap((element) => attributeOf(element, "class")?.split(" ") ?? []);
  return {
    place: place ?? firstOf(document, "body"),
    files: classes.map((name) => name.split("_")[0]),
  };
}

/**
 * Leaves the global styles, and the style sheets of the content above the fold, in each document. Moves the others into a
 * file, which the browser fetches while it shows this content. Pages with the same styles share the file. Gatsby's own
 * stylesheets stay complete, because visitors who come from another page of the site load those.
 *
 * Firefox paints the content after a stylesheet before the stylesheet has loaded, unless there is a script in
 * between. Repeats the first script of the document, which sets the color mode: the policy allows it, and
 * running it again changes nothing.
 */
export function splitStyles(documents: readonly HtmlDocument[]): void {
  const pages = documents.map((document) => ({ document, ...joinStyles(document), ...readFold(document) }));
  for (const css of new Set(pages.map((page) => page.css))) {
    const samePages = pages.filter((page) => page.css === css);
    const [inlined, deferred] = splitByFile(css, new Set(samePages.flatMap(({ files }) => files)));
    const hash = createHash("sha256").update(deferred).digest("hex").slice(0, 10);
    const href = `/deferred-${hash}.css`;
    writeFileSync(`public${href}`, deferred);
    for (const { document, style, place } of samePages) {
      setText(style, inlined);
      tree.appendChild(place, createElement("link", { rel: "stylesheet", href }));
      tree.appendChild(
        place,
        createElement("script", { "data-cfasync": "false" }, textOf(firstOf(document, "script"))),
      );
    }
  }
}

import { buildSync } from "esbuild";
import { defaultTreeAdapter as tree } from "parse5";
import { attributeOf, createElement, firstOf, type HtmlDocument, textOf } from "./tree";

const compilationHash = /window\.___webpackCompilationHash="\w+"/;

/** Compiles the code that starts the scripts. It reads their addresses from the constant `SCRIPTS`. */
export function compileStart(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/hydration/start-scripts.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/**
 * Replaces Gatsby's scripts with one inline script, which starts them when the page is idle. It is in the head, so
 * that it handles Back and Forward before the page is painted. Leaves out the chunk map, which only Gatsby's own
 * prefetching reads (gatsby-browser.tsx).
 *
 * @param start the result of `compileStart`
 * @throws {Error} if Gatsby's scripts are not directly inside the body
 */
export function deferScripts(document: HtmlDocument, path: string, start: string): void {
  const body = firstOf(document, "body");
  const scripts = body.childNodes.filter(tree.isElementNode).filter(({ tagName }) => tagName === "script");
  const sources = scripts.flatMap((script) => attributeOf(script, "src") ?? []);
  const hash = scripts.map(textOf).join("\n").match(compilationHash)?.[0];
  if (!hash || sources.length === 0) throw new Error("Gatsby's scripts are not directly inside the body.");
  // Also removes the comments and the white space between the scripts.
  body.childNodes = body.childNodes.filter((node) => tree.isElementNode(node) && node.tagName !== "script");
  const addresses = `const SCRIPTS=${JSON.stringify(sources)}`;
  const text = `window.pagePath=${JSON.stringify(path)};${hash};${addresses};${start}`;
  tree.appendChild(firstOf(document, "head"), createElement("script", { "data-cfasync": "false" }, text));
}

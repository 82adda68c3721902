import { readFileSync } from "node:fs";
import { root } from "../../node/styles/token";

const font = readFileSync("src/styles/font/bricolage-grotesque-basic.woff2");

/** Returns the tokens whose names match, as name and value. */
const tokens = (pattern: RegExp) => [...root].filter(([name]) => pattern.test(name));

const spaces = tokens(/^--(space-|pad$|gutter$)/).map(
  ([name, value]) =>
    `<tr><th>${name}</th><td><i style="inline-size: var(${name})"></i></td><td>${value}</td></tr>`,
);

const roles = tokens(/^--type-/).map(([name, value]) => {
  const [, weight, size, leading] = /^(\d+) var\((.+?)\) \/ var\((.+?)\)/.exec(value) ?? [];
  const tracking = /hero/.test(name) ? "hero" : /title|heading$/.test(name) ? "title" : "";
  const spacing = tracking && `; letter-spacing: var(--tracking-${tracking})`;
  return `<p style="font: var(${name})${spacing}">${name.slice("--type-".length)} <small>${weight}, ${size}, ${leading}</small></p>`;
});

const breakpoints = readFileSync("src/styles/breakpoint.module.css", "utf8");
const widths = [...breakpoints.matchAll(/@value (\w+)Width: ([\d.]+)em;/g)]
  .map(([, name, width]) => ({ name, width: Number(width) }))
  .sort((one, other) => one.width - other.width)
  .map(({ name, width }) => `<span style="inset-inline-start: ${width * 0.6}rem">${name} ${width}em</span>`);

/** Returns a page that shows the spaces, the roles of type and the widths, as they stand in src/styles/. */
export const scalesPage = () => `<!doctype html>
<style>
  @font-face {
    font-family: "Bricolage Grotesque";
    font-weight: 200 800;
    src: url("data:font/woff2;base64,${font.toString("base64")}");
  }
  ${readFileSync("src/styles/tokens.css", "utf8")}
  * { box-sizing: border-box; }
  body { margin: 2rem; background: var(--ground); color: var(--ink); font: var(--type-small); }
  main { display: grid; grid-template-columns: auto 1fr; gap: 1rem 4rem; align-items: center; }
  th { padding-inline-end: 1rem; text-align: start; white-space: nowrap; }
  td { padding-block: 0.25rem; font: var(--type-label); color: var(--muted); }
  i { display: block; block-size: 1.25rem; margin-inline-end: 1rem; background: var(--rust); }
  p { margin: 0 0 0.75rem; }
  small { font: var(--type-label); letter-spacing: 0; color: var(--muted); }
  div { grid-column: 1 / -1; position: relative; block-size: 5rem; border-block-start: var(--thick) solid; }
  span { position: absolute; z-index: 1; padding: 0 0.5rem; background: var(--ground); border-inline-start: var(--thick) solid var(--rust); font: var(--type-label); }
  span:nth-child(even) { z-index: 0; padding-block-start: 2rem; }
</style>
<main><table>${spaces.join("")}</table><section>${roles.join("")}</section><div>${widths.join("")}</div></main>`;

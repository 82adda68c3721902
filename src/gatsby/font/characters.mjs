import postcss from "postcss";

/** @param {string} range a `unicode-range`, such as `U+20-7E, U+A9` */
function charactersIn(range) {
  return range
    .split(",")
    .map((part) => {
      const [first = 0, last = first] = part
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join("");
}

/**
 * Returns the characters of one part of a font, from the `unicode-range` of its @font-face rule.
 *
 * @param {string} css the stylesheet with the rule
 * @param {string} query the end of the address in the rule's `src`, such as `?basic`
 * @throws {Error} if there is no such rule, or if it has no `unicode-range`
 */
export function charactersOf(css, query) {
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== "atrule" || node.name !== "font-face") continue;
    if (!node.toString().includes(`${query}"`)) continue;
    const range = node.nodes?.find((child) => child.type === "decl" && child.prop === "unicode-range");
    if (range?.type === "decl") return charactersIn(range.value);
  }
  throw new Error(`No @font-face has a source that ends in ${query}, and a unicode-range.`);
}

import postcss from "postcss";

/**
 * The letters of a `unicode-range`.
 *
 * @param {string} range such as `U+20-7E, U+A9`
 */
function lettersIn(range) {
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
 * The letters that a stylesheet has a part of a font for.
 *
 * @param {string} css
 * @param {string} query what the address in the part's `src` ends in, such as `?basic`
 * @throws {Error} if there is no such part, or it does not say
 */
export function lettersOf(css, query) {
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== "atrule" || node.name !== "font-face") continue;
    if (!node.toString().includes(`${query}"`)) continue;
    const range = node.nodes?.find((child) => child.type === "decl" && child.prop === "unicode-range");
    if (range?.type === "decl") return lettersIn(range.value);
  }
  throw new Error(`No @font-face has a source that ends in ${query}, and a unicode-range.`);
}

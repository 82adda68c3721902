/**
 * Returns the characters of one part of a font, from the `unicode-range` of its @font-face rule.
 *
 * @param {string} css the stylesheet with the rule
 * @param {string} query the end of the address in the rule's `src`, such as `?basic`
 * @throws {Error} if there is no such rule, or if it has no `unicode-range`
 */
export function charactersOf(css, query) {
  const rule = css.match(/@font-face\s*\{[^}]*\}/g)?.find((text) => text.includes(`${query}"`));
  const range = rule?.match(/unicode-range:([^;}]+)/)?.[1];
  if (!range) throw new Error(`No @font-face has a source that ends in ${query}, and a unicode-range.`);
  const codes = [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = "", last = first]) => {
    const [start, end] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });
  return String.fromCodePoint(...codes);
}

import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";

type Place = { startOffset: number; endOffset: number };
type Found = Place & { css: string };

/** The style attributes of a document, in its order. */
function styleAttributes(parent: DefaultTreeAdapterTypes.ParentNode): Found[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((element) => {
    const css = element.attrs.find(({ name }) => name === "style")?.value;
    const place = element.sourceCodeLocation?.attrs?.style;
    const own = css !== undefined && place ? [{ ...place, css }] : [];
    return [...own, ...styleAttributes(element)];
  });
}

/**
 * Moves the style attributes of a page into a `<style>` element of its head. The page's policy allows that one by its hash;
 * browsers ignore style attributes (CSP 3, section 6.7.3). In the browser React sets `style` by script, which
 * policies allow.
 *
 * @param html a page; one without style attributes is returned as it is
 */
export function withoutStyleAttributes(html: string): string {
  const found = styleAttributes(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  if (found.length === 0) return html;
  const styles = [...new Set(found.map(({ css }) => css))];
  const bare = found.reduceRight(
    (text, { startOffset, endOffset, css }) =>
      `${text.slice(0, startOffset)}data-style="${styles.indexOf(css)}"${text.slice(endOffset)}`,
    html,
  );
  const rules = styles.map((css, index) => `[data-style="${index}"]{${css}}`).join("");
  return bare.replace("</head>", () => `<style>${rules}</style></head>`);
}

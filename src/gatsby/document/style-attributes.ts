import { defaultTreeAdapter as tree } from "parse5";
import { elementsIn, firstOf, type HtmlDocument } from "./tree";

/**
 * Moves style attributes into the first `<style>` element, because the policy allows no style attributes. React
 * can still set styles: the policy does not apply to styles that a script sets (CSP 3, section 6.7.3).
 */
export function moveStyleAttributes(document: HtmlDocument): void {
  const attributes = elementsIn(document).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === "style"),
  );
  const styles = [...new Set(attributes.map(({ value }) => value))];
  for (const attribute of attributes) {
    attribute.name = "data-style";
    attribute.value = String(styles.indexOf(attribute.value));
  }
  const rules = styles.map((css, index) => `[data-style="${index}"]{${css}}`);
  tree.insertText(firstOf(document, "style"), rules.join(""));
}

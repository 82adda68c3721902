import { defaultTreeAdapter as tree } from "parse5";
import { createElement, type Document, elementsIn, partOf } from "./tree";

/**
 * Moves them into a `<style>` element in the head. The policy allows that element by its hash, but makes
 * browsers ignore style attributes (CSP 3, section 6.7.3). In the browser, React sets styles by script, which
 * the policy allows.
 */
export function moveStyleAttributes(document: Document): void {
  const attributes = elementsIn(document).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === "style"),
  );
  if (attributes.length === 0) return;
  const styles = [...new Set(attributes.map(({ value }) => value))];
  for (const attribute of attributes) {
    attribute.name = "data-style";
    attribute.value = String(styles.indexOf(attribute.value));
  }
  const rules = styles.map((css, index) => `[data-style="${index}"]{${css}}`);
  tree.appendChild(partOf(document, "head"), createElement("style", {}, rules.join("")));
}

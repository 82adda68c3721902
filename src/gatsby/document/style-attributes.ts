import { defaultTreeAdapter as tree } from "parse5";
import { createElement, type Document, elementsIn, partOf } from "./tree";

/** The policy allows a `<style>` element by its hash, but no style attributes (CSP 3, section 6.7.3). */
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

import { defaultTreeAdapter as tree } from "parse5";
import { attributeOf, type Document, type Element, elementsIn } from "./tree";

const isNeedless = (element: Element) =>
  element.tagName === "meta" &&
  (attributeOf(element, "name") === "generator" || attributeOf(element, "http-equiv") === "x-ua-compatible");

/** Removes the name of the generator, and the compatibility mode of Internet Explorer. */
export function removeNeedlessMeta(document: Document): void {
  elementsIn(document).filter(isNeedless).forEach(tree.detachNode);
}

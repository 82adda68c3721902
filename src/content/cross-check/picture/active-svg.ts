import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** The elements that run code or embed other documents. */
const active = /^(?:script|foreignobject|iframe|object|embed|handler|audio|video)$/i;

/** Returns whether an address leads out of the drawing: to another host, or to another file. */
function isForeign(address: string): boolean {
  const inside =
    /^\s*(?:#|data:(?:image\/(?:png|jpe?g|webp|gif)|(?:application\/(?:x-)?)?font[\w/.+-]*)[;,])/i;
  return !inside.test(address);
}

function hasForeignStyle(style: string): boolean {
  const addresses = [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = ""]) => address);
  return /@import/i.test(style) || addresses.some(isForeign);
}

/** Returns the name of an element without the prefix of its namespace. */
const nameOf = (node: ChildNode) => node.nodeName.replace(/^.*:/, "");

function isUnsafe(node: ChildNode): boolean {
  if (node.nodeName === "#text" && "value" in node) return hasForeignStyle(node.value);
  if (!("attrs" in node)) return false;
  return (
    active.test(nameOf(node)) ||
    node.attrs.some(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (/^(?:xlink:)?(?:href|src)$/i.test(name) ? isForeign(value) : hasForeignStyle(value)),
    ) ||
    node.childNodes.some(isUnsafe)
  );
}

/** Returns whether an SVG file contains a script, or loads other files when it is shown. */
export function isActiveSvg(svg: string): boolean {
  return /<!ENTITY|<\?xml-stylesheet/i.test(svg) || parseFragment(svg).childNodes.some(isUnsafe);
}

/** Returns the text of all nodes, or of those inside of text elements. */
function textIn(nodes: readonly ChildNode[], isText = false): string {
  const texts = nodes.map((node) => {
    if ("value" in node) return isText ? node.value : "";
    return "childNodes" in node ? textIn(node.childNodes, isText || nameOf(node) === "text") : "";
  });
  return texts.join("");
}

/** Returns whether an SVG file has a text whose typeface is not in the file. */
export function hasSystemFont(svg: string): boolean {
  return !svg.includes("@font-face") && textIn(parseFragment(svg).childNodes).trim() !== "";
}

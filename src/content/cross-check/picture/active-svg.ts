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

function isUnsafe(node: ChildNode): boolean {
  if (node.nodeName === "#text" && "value" in node) return hasForeignStyle(node.value);
  if (!("attrs" in node)) return false;
  return (
    active.test(node.nodeName) ||
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

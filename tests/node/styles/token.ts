import { readFileSync } from "node:fs";
import Color from "colorjs.io";
import postcss, { type ChildNode, type Container, list, type Rule } from "postcss";

export type Mode = "light" | "dark";
/** The custom properties of a rule, with their values as they stand in the file. */
export type Declarations = ReadonlyMap<string, string>;

/** Print has its own colors, and the system defines forced colors. */
function isElsewhere(node: ChildNode | Container | undefined): boolean {
  if (!node) return false;
  const isMedia = node.type === "atrule" && /print|forced-colors/.test(String(Reflect.get(node, "params")));
  return isMedia || isElsewhere(node.parent as Container | undefined);
}

/** Returns what rules with exactly this selector declare, except for rules for print and forced colors. */
function declarationsOf(file: string, selector: string): Declarations {
  const found = new Map<string, string>();
  postcss.parse(readFileSync(file, "utf8")).walkRules((rule: Rule) => {
    if (!rule.selectors.includes(selector) || isElsewhere(rule)) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found.set(prop, value);
    });
  });
  return found;
}

const tokens = "src/styles/tokens.css";

export const root = declarationsOf(tokens, ":root");

/** Returns the tokens inside an element that also matches selectors of tokens.css. */
export function within(...selectors: string[]): Declarations {
  return new Map(
    [root, ...selectors.map((selector) => declarationsOf(tokens, selector))].flatMap((d) => [...d]),
  );
}

/**
 * Resolves `var()`, `light-dark()` and `color-mix(in oklab, …)`.
 *
 * @returns undefined if the value is not a color
 */
export function colorOf(value: string, declarations: Declarations, mode: Mode): Color | undefined {
  const call = /^([a-z-]+)\((.*)\)$/s.exec(value.trim());
  const args = call ? list.comma(call[2] ?? "") : [];
  switch (call?.[1]) {
    case "var": {
      const [name = ""] = args;
      const declared = declarations.get(name);
      return declared === undefined ? undefined : colorOf(declared, declarations, mode);
    }
    case "light-dark":
      return colorOf(args[mode === "light" ? 0 : 1] ?? "", declarations, mode);
    case "color-mix": {
      const [space, first = "", second = ""] = args;
      const percent = second.replace(/ var\((--[\w-]+)\)$/, (_, name) => ` ${declarations.get(name)}`);
      const share = /^(.*?)\s+([\d.]+)%$/s.exec(percent);
      const from = colorOf(first, declarations, mode);
      const to = colorOf(share?.[1] ?? second, declarations, mode);
      if (space !== "in oklab" || !from || !to) return undefined;
      return Color.mix(from, to, Number(share?.[2] ?? 50) / 100, { space: "oklab" });
    }
    default:
      return /^(#|rgb\()|^transparent$/.test(value) ? new Color(value) : undefined;
  }
}

/** Returns the contrast by WCAG 2, from 1 to 21. */
export function contrast(front: string, back: string, declarations: Declarations, mode: Mode): number {
  const [color, ground] = [front, back].map((name) => colorOf(`var(${name})`, declarations, mode));
  if (!color || !ground) throw new Error(`${color ? back : front} is not a color in ${mode} mode`);
  return color.contrast(ground, "WCAG21");
}

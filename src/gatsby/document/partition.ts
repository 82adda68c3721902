import postcss, { type AtRule, type ChildNode, type Container } from "postcss";

/**
 * Chooses rules, and declarations of the root element. `conditions` are the at-rules around them, the outermost
 * first.
 */
type Choice = (node: ChildNode, conditions: readonly AtRule[]) => boolean;

/** At-rules that restrict when the rules inside them apply. */
const conditionNames = ["media", "supports", "container", "layer"];

function prune(container: Container, conditions: readonly AtRule[], isKept: Choice): void {
  container.each((node) => {
    if (node.type === "atrule" && node.nodes && conditionNames.includes(node.name)) {
      prune(node, [...conditions, node], isKept);
      if (node.nodes.length === 0) node.remove();
    } else if (node.type === "rule" && node.selector === ":root") {
      prune(node, conditions, isKept);
      if (node.nodes.length === 0) node.remove();
    } else if (!isKept(node, conditions)) node.remove();
  });
}

/**
 * Returns the chosen rules, then the others. Both parts keep the order of the rules and the at-rules around
 * them.
 *
 * @param css minified styles
 */
export function partition(css: string, isChosen: Choice): [string, string] {
  const chosen = postcss.parse(css);
  const others = chosen.clone();
  prune(chosen, [], isChosen);
  prune(others, [], (rule, conditions) => !isChosen(rule, conditions));
  return [chosen.toString(), others.toString()];
}

export const rulesOf = (css: string): string[] => postcss.parse(css).nodes.map(String);

/** Media queries that match for few visitors. */
export const printAndForcedColors: readonly string[] = ["print", "(forced-colors:active)"];

const isCondition = ({ name, params }: AtRule) => name === "media" && printAndForcedColors.includes(params);

export const isForPrintOrForcedColors: Choice = (rule, conditions) =>
  conditions.some(isCondition) || (rule.type === "atrule" && rule.name === "page");

/** Attributes that no script changes. */
export const fixedAttributes: readonly string[] = ["data-accent", "data-look", "data-low", "data-tone"];

const names = new RegExp(`\\.([\\w-]+)|\\[(?:${fixedAttributes.join("|")})=\\w+\\]`, "g");

/**
 * Returns the classes and fixed attributes that an element or its ancestors must have: those outside of parentheses,
 * and in `:where()`.
 */
function required(selector: string): string[] {
  const outside = selector
    .replace(/:where\(((?:[^()]|\([^()]*\))*)\)/g, "$1")
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...outside.matchAll(names)].map(([attribute, name]) => name ?? attribute);
}

/** Chooses the rules that can match elements with no other classes and fixed attributes than these. */
export const matches =
  (existing: ReadonlySet<string>): Choice =>
  (rule) =>
    rule.type !== "rule" ||
    rule.selectors.some((selector) => required(selector).every((name) => existing.has(name)));

/**
 * Chooses all rules, except for unused tokens and fonts. A token is used if a property refers to it, directly or
 * through other tokens. A font is used if it has one of the given URLs, or none, as a system font.
 */
export function needed(css: string, fontUrls: readonly string[]): Choice {
  const usedIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
  const used = new Set<string>();
  const values = new Map<string, string>();
  postcss.parse(css).walkDecls(({ prop, value, variable }) => {
    if (variable) values.set(prop, `${values.get(prop) ?? ""} ${value}`);
    else for (const name of usedIn(value)) used.add(name);
  });
  // The loop also visits the tokens that it adds to the set.
  for (const token of used) for (const name of usedIn(values.get(token) ?? "")) used.add(name);
  return (node) => {
    if (node.type === "decl") return !node.variable || used.has(node.prop);
    if (node.type !== "atrule" || node.name !== "font-face") return true;
    const [, url] = /url\((.+?)\)/.exec(String(node)) ?? [];
    return url === undefined || fontUrls.includes(url);
  };
}

import postcss, { type AtRule, type ChildNode, type Container } from "postcss";

/** Whether a rule is chosen, given the conditions around it, the outermost first. */
type Choice = (rule: ChildNode, conditions: readonly AtRule[]) => boolean;

/** At-rules that only say when the rules in them count. */
const conditionNames = ["media", "supports", "container", "layer"];

function prune(container: Container, conditions: readonly AtRule[], isKept: Choice): void {
  container.each((node) => {
    if (node.type === "atrule" && node.nodes && conditionNames.includes(node.name)) {
      prune(node, [...conditions, node], isKept);
      if (node.nodes.length === 0) node.remove();
    } else if (!isKept(node, conditions)) node.remove();
  });
}

/**
 * Parts styles in two, each in the order of the whole, and each with the conditions around its rules.
 *
 * @param css as the build has minified it
 * @returns the rules that are chosen, and the others
 */
export function partition(css: string, isChosen: Choice): [string, string] {
  const chosen = postcss.parse(css);
  const others = chosen.clone();
  prune(chosen, [], isChosen);
  prune(others, [], (rule, conditions) => !isChosen(rule, conditions));
  return [chosen.toString(), others.toString()];
}

/** The outermost rules of styles. */
export const rulesOf = (css: string): string[] => postcss.parse(css).nodes.map(String);

/** What few visitors have: paper, and colors that are their own. */
export const rareMedia: readonly string[] = ["print", "(forced-colors:active)"];

const isRare = ({ name, params }: AtRule) => name === "media" && rareMedia.includes(params);

/** Whether a rule is for rare media alone. */
export const isForRareMedia: Choice = (rule, conditions) =>
  conditions.some(isRare) || (rule.type === "atrule" && rule.name === "page");

/** The classes an element must have, or its parents: those in brackets may be others' or be missing. */
function classesOf(selector: string): string[] {
  const outside = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/** Whether a rule may say something of elements with none but these classes. */
export const isAbout =
  (classes: ReadonlySet<string>): Choice =>
  (rule) =>
    rule.type !== "rule" ||
    rule.selectors.some((selector) => classesOf(selector).every((name) => classes.has(name)));

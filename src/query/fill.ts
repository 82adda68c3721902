/**
 * Replaces placeholders.
 *
 * @example fill("{position} of {count}", { position: 1, count: 3 }) // "1 of 3"
 */
export function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/**
 * Joins texts with the pattern for lists in data/interface.json.
 *
 * @example fillList("{first}, {second}", ["18 hours", "3 days"]) // "18 hours, 3 days"
 */
export function fillList(pattern: string, [start = "", ...others]: readonly string[]): string {
  return others.reduce((first, second) => fill(pattern, { first, second }), start);
}

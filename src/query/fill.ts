/** Replaces placeholders: `fill("{position} of {count}", { position: 1, count: 3 })` is "1 of 3". */
export function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** Joins texts: `fillList("{first}, {second}", ["18 hours", "3 days"])` is "18 hours, 3 days". */
export function fillList(pattern: string, [start = "", ...others]: readonly string[]): string {
  return others.reduce((first, second) => fill(pattern, { first, second }), start);
}

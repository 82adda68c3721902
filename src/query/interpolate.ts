/** Replaces placeholders. `interpolate("{position} of {count}", { position: 1, count: 3 })` returns "1 of 3". */
export function interpolate(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** Joins texts with a pattern. `interpolateList("{first}, {second}", ["18 hours", "3 days"])` returns "18 hours, 3 days". */
export function interpolateList(pattern: string, [start = "", ...others]: readonly string[]): string {
  return others.reduce((first, second) => interpolate(pattern, { first, second }), start);
}

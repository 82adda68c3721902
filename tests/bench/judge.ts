import { type Goal, goals } from "./goal";
import { formatted, type Measure, measures, type Values } from "./measure";

export type Subject = { name: string; path: string; values: Values };

const isMissed = ({ is }: Goal, value: number, limit: number) =>
  // NaN is a value that could not be measured. It misses its goal.
  !(is === "at most" ? value <= limit : value >= limit);

/** Returns one line for each missed goal: "/gallery: document 19.2 KB, goal 18 KB". */
export function misses({ name, path, values }: Subject, known = goals): string[] {
  return (Object.entries(values) as [Measure, number][]).flatMap(([measure, value]) => {
    const goal = known[measure];
    const limit = goal?.on?.[path] ?? goal?.limit;
    if (!goal || limit === undefined || !isMissed(goal, value, limit)) return [];
    const [found, wanted] = [value, limit].map((each) => formatted(measure, each));
    return [`${name}: ${measures[measure].label} ${found}, goal ${wanted}`];
  });
}

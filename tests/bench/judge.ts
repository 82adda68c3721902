import { type Goal, goals } from "./goal";
import { formatted, type Measure, measures, type Values } from "./measure";

/** What is judged: the words for it, the path it belongs to, and its values. */
export type Subject = { name: string; path: string; values: Values };

const isMissed = ({ is }: Goal, value: number, limit: number) =>
  // What could not be measured is no success.
  !(is === "at most" ? value <= limit : value >= limit);

/** What misses its goal, one line for each: "/gallery: document 19.2 KB, goal 18 KB". */
export function misses({ name, path, values }: Subject, known = goals): string[] {
  return (Object.entries(values) as [Measure, number][]).flatMap(([measure, value]) => {
    const goal = known[measure];
    const limit = goal?.on?.[path] ?? goal?.limit;
    if (!goal || limit === undefined || !isMissed(goal, value, limit)) return [];
    const [found, wanted] = [value, limit].map((each) => formatted(measure, each));
    return [`${name}: ${measures[measure].label} ${found}, goal ${wanted}`];
  });
}

import type { Goal } from "../../bench/goal";
import { misses } from "../../bench/judge";
import type { Values } from "../../bench/measure";

const goals: Record<string, Goal> = {
  performance: { is: "at least", limit: 100 },
  document: { is: "at most", limit: 14_600, on: { "/gallery": 18_000 } },
  requests: { is: "at most", on: { "/gallery": 54 } },
};

test.each<[string, string, Values, string[]]>([
  ["on its limit meets its goal", "/gallery", { performance: 100, document: 18_000, requests: 54 }, []],
  ["beyond its limit misses it", "/gallery", { performance: 99 }, ["performance 99, goal 100"]],
  ["is judged by the limit of its page", "/gallery", { requests: 55 }, ["requests 55, goal 54"]],
  ["is judged by the general limit, if any", "/", { document: 18_000 }, ["document 18 KB, goal 14.6 KB"]],
  ["without a goal is not judged", "/", { fonts: 1_000_000, requests: 1000 }, []],
  ["that was not measured misses its goal", "/", { performance: Number.NaN }, ["performance NaN, goal 100"]],
])("a value %s", (_, path, values, lines) => {
  expect(misses({ name: "a name", path, values }, goals)).toEqual(lines.map((line) => `a name: ${line}`));
});

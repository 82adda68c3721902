import type { Goal } from "../../bench/goal";
import { misses } from "../../bench/judge";
import type { Values } from "../../bench/measure";

const goals: Record<string, Goal> = {
  performance: { is: "at least", limit: 100 },
  document: { is: "at most", limit: 14_600, on: { "/gallery": 18_000 } },
  requests: { is: "at most", on: { "/gallery": 54 } },
};

const judged = (path: string, values: Values) => misses({ name: path, path, values }, goals);

test("a value on its limit meets its goal", () => {
  expect(judged("/gallery", { performance: 100, document: 18_000, requests: 54 })).toEqual([]);
});

test("each value beyond its limit is a line with the measured value and the goal", () => {
  expect(judged("/gallery", { performance: 99, document: 19_200, requests: 55 })).toEqual([
    "/gallery: performance 99, goal 100",
    "/gallery: document 19.2 KB, goal 18 KB",
    "/gallery: requests 55, goal 54",
  ]);
});

test("a path without its own limit has the general one, if there is one", () => {
  expect(judged("/partners", { document: 18_000, requests: 1000 })).toEqual([
    "/partners: document 18 KB, goal 14.6 KB",
  ]);
});

test("a value without a goal is not judged", () => {
  expect(judged("/", { fonts: 1_000_000 })).toEqual([]);
});

test("a value that could not be measured misses its goal", () => {
  expect(judged("/", { performance: Number.NaN, document: Number.NaN })).toEqual([
    "/: performance NaN, goal 100",
    "/: document NaN KB, goal 14.6 KB",
  ]);
});

test("a subject is reported by its name, and judged by its path", () => {
  const subject = { name: "/gallery, Back", path: "/gallery", values: { requests: 60 } };
  expect(misses(subject, goals)).toEqual(["/gallery, Back: requests 60, goal 54"]);
});

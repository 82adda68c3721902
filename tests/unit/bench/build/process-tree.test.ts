import { existsSync } from "node:fs";
import { processesByProc, processesByPs, treeMemory } from "../../../bench/build/process-tree";

const megabyte = 1024;

test("the memory of a process includes that of its descendants", () => {
  const processes = [
    { id: 1, parent: 0, kilobytes: 800 * megabyte },
    { id: 2, parent: 1, kilobytes: 100 * megabyte },
    { id: 4, parent: 3, kilobytes: 10 * megabyte },
    { id: 3, parent: 2, kilobytes: 50 * megabyte },
    { id: 5, parent: 1, kilobytes: 400 * megabyte },
  ];
  expect(treeMemory(processes, 2)).toBe(160);
  expect(treeMemory(processes, 6)).toBe(0);
});

const isThere = { proc: existsSync("/proc/self/status"), ps: existsSync("/bin/ps") };

test.each([
  ...(isThere.proc ? [{ name: "/proc", list: processesByProc }] : []),
  ...(isThere.ps ? [{ name: "ps", list: processesByPs }] : []),
])("$name returns this process, its parent and its memory", ({ list }) => {
  const own = list().find(({ id }) => id === process.pid);
  expect(own?.parent).toBe(process.ppid);
  const megabytes = process.memoryUsage.rss() / 2 ** 20;
  expect((own?.kilobytes ?? 0) / megabyte / megabytes).toBeGreaterThan(0.7);
  expect((own?.kilobytes ?? 0) / megabyte / megabytes).toBeLessThan(1.4);
});

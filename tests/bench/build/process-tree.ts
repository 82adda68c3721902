import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A process: its number, its parent's, and how much memory it has at the moment. */
export type Process = { id: number; parent: number; kilobytes: number };

/** The processes as Linux shows them in `/proc`; `ps` need not be there. */
export function processesByProc(): Process[] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? 0);
      return { id: Number(id), parent: field("PPid"), kilobytes: field("VmRSS") };
    } catch {
      // It ended between the list and the look at it.
      return [];
    }
  });
}

/** The processes as `ps` lists them, for systems without `/proc`. */
export function processesByPs(): Process[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return [...list.matchAll(/(\d+) +(\d+) +(\d+)/g)].map(([, id, parent, kilobytes]) => ({
    id: Number(id),
    parent: Number(parent),
    kilobytes: Number(kilobytes),
  }));
}

/** The memory of a process and all below it, in megabytes. */
export function treeMemory(processes: readonly Process[], id: number): number {
  const own = processes.find((process) => process.id === id)?.kilobytes ?? 0;
  const children = processes.filter(({ parent }) => parent === id);
  return children.reduce((sum, child) => sum + treeMemory(processes, child.id), own / 1024);
}

const listProcesses = existsSync("/proc/self/status") ? processesByProc : processesByPs;

/** Looks ten times a second how much memory a process and all below it have; what it gives tells the peak. */
export function watchMemory(id: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(listProcesses(), id));
  }, 100);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A process: its id, the id of its parent, and its current memory. */
export type Process = { id: number; parent: number; kilobytes: number };

/** Lists the processes from `/proc`, for Linux systems without `ps`. */
export function processesByProc(): Process[] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? 0);
      return { id: Number(id), parent: field("PPid"), kilobytes: field("VmRSS") };
    } catch {
      // The process ended after its folder was listed.
      return [];
    }
  });
}

/** Lists the processes with `ps`, for systems without `/proc`. */
export function processesByPs(): Process[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return [...list.matchAll(/(\d+) +(\d+) +(\d+)/g)].map(([, id, parent, kilobytes]) => ({
    id: Number(id),
    parent: Number(parent),
    kilobytes: Number(kilobytes),
  }));
}

/** Returns the memory of a process and all its descendants, in megabytes. */
export function treeMemory(processes: readonly Process[], id: number): number {
  const own = processes.find((process) => process.id === id)?.kilobytes ?? 0;
  const children = processes.filter(({ parent }) => parent === id);
  return children.reduce((sum, child) => sum + treeMemory(processes, child.id), own / 1024);
}

const listProcesses = existsSync("/proc/self/status") ? processesByProc : processesByPs;

/**
 * Samples the memory of a process and its descendants ten times a second.
 *
 * @returns a function that stops the sampling and returns the peak in megabytes
 */
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

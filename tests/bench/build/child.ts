import { spawn } from "node:child_process";
import { watchMemory } from "./process-tree";

/** The log of a program, its exit status, its duration, and the peak memory of its process tree. */
export type Outcome = { log: string; status: number | null; seconds: number; peakMegabytes: number };

/** Runs a Node program in a folder until it ends or the signal aborts it. */
export function measureNode(folder: string, args: string[], stop: AbortSignal): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, {
      cwd: folder,
      // Without a terminal, Gatsby writes plain lines only if it detects a CI.
      env: { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      signal: stop,
    });
    const peak = watchMemory(child.pid ?? 0);
    let log = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        log += text;
      });
    }
    child.on("error", (error) => {
      peak();
      reject(error);
    });
    child.on("close", (status) =>
      resolve({ log, status, seconds: (performance.now() - start) / 1000, peakMegabytes: peak() }),
    );
  });
}

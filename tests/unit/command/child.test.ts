import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { folderWith } from "./call";

// On Windows, a process keeps its parent's id when the parent ends.
(process.platform === "win32" ? test.skip : test)("a program is stopped once if npm ends before it", () => {
  const child = JSON.stringify(pathToFileURL(path.resolve("src/command/child.mjs")).href);
  const folder = folderWith({
    "script.mjs": `import { runNode } from ${child}; await runNode(["program.mjs"]);`,
    "program.mjs": `
      import { writeFileSync } from "node:fs";
      process.on("SIGTERM", () => {
        console.log("stopped");
        setTimeout(process.exit, 1200);
      });
      setInterval(() => {}, 1000);
      writeFileSync("started", "");`,
  });
  // The shell stands in for npm.
  const { stdout } = spawnSync("sh", ["-c", "node script.mjs & until [ -e started ]; do sleep 0.1; done"], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: "start" },
    encoding: "utf8",
  });
  expect(stdout).toBe("stopped\n");
});

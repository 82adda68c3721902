import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, host } from "../../../src/command/port.mjs";
import { copyProject, removeProject } from "../../project-copy";

/** Serves and edits a copy of the project with `gatsby develop`. */
export class DevelopServer {
  readonly #project = copyProject();
  #child: ChildProcess | undefined;
  log = "";
  address = "";

  async start(): Promise<void> {
    const port = await freePort(8200);
    this.address = `http://${host}:${port}`;
    const args = ["node_modules/gatsby/cli.js", "develop", "--host", host, "--port", String(port)];
    // If Gatsby detects a CI, it makes all pictures before it serves.
    const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist", CI: "false" };
    // Starts a process group, so that all child processes end with it.
    this.#child = spawn(process.execPath, args, { cwd: this.#project, env, detached: true });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on("data", (text) => (this.log += text));
    while (!(await this.#answers())) {
      if (this.#child.exitCode !== null) throw new Error(`gatsby develop ended:\n${this.log}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(this.address)).ok;
    } catch {
      return false;
    }
  }

  read(file: string): string {
    return readFileSync(join(this.#project, "data", file), "utf8");
  }

  write(file: string, content: string | Uint8Array): void {
    writeFileSync(join(this.#project, "data", file), content);
  }

  edit(file: string, before: string, after: string): void {
    const text = this.read(file);
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
    this.write(file, text.replace(before, after));
  }

  remove(file: string): void {
    rmSync(join(this.#project, "data", file));
  }

  restore(file: string): void {
    this.write(file, readFileSync(join("data", file)));
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child?.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, "SIGKILL");
      await once(child, "exit");
    }
    removeProject(this.#project);
  }
}

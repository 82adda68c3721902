import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { copyProject, removeProject } from "../../project-copy";

/** Records the hosts that a Node program connects to, except this machine. */
const recorder = `
  const { Socket } = require("node:net");
  const { appendFileSync } = require("node:fs");
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function (...args) {
    const [target] = Array.isArray(args[0]) ? args[0] : args;
    const host = typeof target === "object" ? target.host : args[1];
    const isHere = typeof target === "object" && target.path || /^(?:localhost|127\\.0\\.0\\.1|::1|undefined)$/.test(String(host));
    if (!isHere) appendFileSync(process.env.CONNECTIONS, host + "\\n");
    return connect.apply(this, args);
  };`;

export class EditedProject {
  readonly folder = copyProject();
  readonly #connections = join(this.folder, "connections.log");
  #command: ChildProcess | undefined;

  /** Records the connections of a command to other machines. */
  #start(...args: string[]): ChildProcess {
    const script = join(this.folder, "record-connections.cjs");
    writeFileSync(script, recorder);
    return spawn(process.execPath, args, {
      cwd: this.folder,
      env: {
        ...process.env,
        CI: "1",
        NODE_OPTIONS: `--require ${JSON.stringify(script)}`,
        CONNECTIONS: this.#connections,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
  }

  /** Returns the addresses in the output of `npm run edit`. */
  async edit(): Promise<{ editor: string; site: string }> {
    const command = this.#start("src/command/edit.mjs");
    this.#command = command;
    let log = "";
    return new Promise((resolve, reject) => {
      const read = (text: Buffer) => {
        log += text;
        const editor = log.match(/visual editor is at (http\S+)\//)?.[1];
        const site = log.match(/site will be at (http\S+)\//)?.[1];
        if (editor && site) resolve({ editor, site });
      };
      command.stdout?.on("data", read);
      command.stderr?.on("data", read);
      command.once("close", () => reject(new Error(`The editor exited: ${log}`)));
    });
  }

  /** Ends the command as Ctrl+C does. */
  async stop(): Promise<void> {
    if (this.#command?.exitCode !== null) return;
    const closed = once(this.#command, "close");
    this.#command.kill("SIGINT");
    await closed;
  }

  async build(): Promise<void> {
    const command = this.#start("src/command/build.mjs");
    let log = "";
    for (const stream of [command.stdout, command.stderr]) stream?.on("data", (text) => (log += text));
    const [status] = await once(command, "close");
    if (status !== 0) throw new Error(log);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  /** Returns the text of each JSON file. Of other files, records only that they exist. */
  content(): Record<string, string> {
    const files = readdirSync(join(this.folder, "data"), { recursive: true, encoding: "utf8" });
    return Object.fromEntries(
      files.map((file) => [file, file.endsWith(".json") ? this.read(join("data", file)) : "a file"]),
    );
  }

  built(): string[] {
    return readdirSync(join(this.folder, "public"), { recursive: true, encoding: "utf8" });
  }

  connections(): string[] {
    return existsSync(this.#connections) ? this.read("connections.log").trim().split("\n") : [];
  }

  async remove(): Promise<void> {
    await this.stop();
    removeProject(this.folder);
  }
}

export async function openEntry(page: Page, editor: string, list: string, name: string): Promise<void> {
  await page.goto(`${editor}/#/collections/${list}`);
  await page.getByRole("link", { name, exact: true }).click();
}

/** Returns a group, a list or a field: the last one with the label. */
export async function labelled(scope: Page | Locator, page: Page, label: RegExp): Promise<Locator> {
  const id = await scope.locator("label", { hasText: label }).last().getAttribute("for");
  return page.locator(`[id="${id}"]`);
}

/** Expands a collapsed group, or all entries of a collapsed list. */
export async function unfold(group: Locator): Promise<Locator> {
  await group.getByRole("button", { name: "Expand" }).first().click();
  return group;
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

export async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText("Everything is saved")).toBeVisible({ timeout: 30_000 });
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { plainPicture } from "../../node/content/plain-picture";
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

/** A copy of the project, which `npm run edit` serves. */
export class EditedProject {
  readonly folder = copyProject();
  readonly #connections = join(this.folder, "connections.log");
  #command: ChildProcess | undefined;
  log = "";

  /** Starts the command, records its connections to other machines, and returns the addresses in its output. */
  async edit(): Promise<{ editor: string; site: string }> {
    const script = join(this.folder, "record-connections.cjs");
    writeFileSync(script, recorder);
    this.#command = spawn(process.execPath, ["src/command/edit.mjs"], {
      cwd: this.folder,
      env: {
        ...process.env,
        // With CI, Gatsby would make all pictures before it serves.
        GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
        NODE_OPTIONS: `--require ${JSON.stringify(script)}`,
        CONNECTIONS: this.#connections,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#command.stdout, this.#command.stderr])
      stream?.on("data", (text) => (this.log += text));
    const addressOf = (pattern: RegExp) =>
      expect
        .poll(() => this.log, { timeout: 60_000 })
        .toMatch(pattern)
        .then(() => pattern.exec(this.log)?.[1] ?? "");
    const editor = await addressOf(/visual editor is at (http\S+)\//);
    return { editor, site: await addressOf(/site will be at (http\S+)\//) };
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  write(file: string, content: string | Uint8Array): void {
    writeFileSync(join(this.folder, file), content);
  }

  /** Returns the text of each JSON file. Of other files, records only that they exist. */
  content(): Record<string, string> {
    const files = readdirSync(join(this.folder, "data"), { recursive: true, encoding: "utf8" });
    return Object.fromEntries(
      files.map((file) => [file, file.endsWith(".json") ? this.read(join("data", file)) : "a file"]),
    );
  }

  connections(): string[] {
    return existsSync(this.#connections) ? this.read("connections.log").trim().split("\n") : [];
  }

  /** Ends the command as Ctrl+C does. */
  async remove(): Promise<void> {
    if (this.#command?.exitCode === null) {
      const closed = once(this.#command, "close");
      this.#command.kill("SIGINT");
      await closed;
    }
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

/** Chooses a teal picture of 1600 pixels as a new file. */
export async function upload(page: Page, name: string, height: number, format: "jpeg" | "avif" = "jpeg") {
  const buffer = await plainPicture(1600, height, "teal").toFormat(format).toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: `image/${format}`, buffer });
  // The picture that was just uploaded is selected.
  await page.getByRole("button", { name: "Choose selected" }).click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

export async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText("Everything is saved")).toBeVisible({ timeout: 60_000 });
}

/** Takes a picture for docs/, if the variable DOCS is set (CONTRIBUTING.md, "Upkeep"). */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!process.env.DOCS) return;
  await page.waitForLoadState("networkidle");
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`docs/images/${name}.webp`);
}

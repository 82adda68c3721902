import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyFixture } from "./node/content/fixture";

const root = mkdtempSync(join(tmpdir(), "publish's test-"));

/** Playwright calls this after some tests of a file, and may run others of it later. */
export function removeRepositories(): void {
  rmSync(root, { recursive: true, force: true });
}

// The settings of whoever runs the tests must not matter.
process.env.GIT_CONFIG_GLOBAL = join(root, "gitconfig");
process.env.GIT_CONFIG_NOSYSTEM = "1";

export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trimEnd();
}

/** The parts of a program that the tests change. */
export type Program = { summary: string; landing: { tagline: string } };

/** A clone of a small project, and what an editor does in it. */
export class Clone {
  constructor(
    readonly folder: string,
    readonly server: string,
  ) {}

  git(...args: string[]): string {
    return git(this.folder, ...args);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  write(file: string, content: string, mode?: number): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), content, { mode });
  }

  /** Changes the value of a JSON file below `data/`, which has the type that the caller expects. */
  edit<Value>(file: string, change: (value: Value) => void): void {
    const value: Value = JSON.parse(this.read(`data/${file}`));
    change(value);
    this.write(`data/${file}`, `${JSON.stringify(value, null, 2)}\n`);
  }

  commit(message: string): void {
    this.git("add", "-A");
    this.git("commit", "-qm", message);
  }

  /** All that publishing could change. */
  state() {
    const files = this.git("ls-files", "-co", "--exclude-standard").split("\n");
    return {
      branches: this.git("for-each-ref"),
      index: this.git("ls-files", "-s"),
      status: this.git("status"),
      files: [files, this.git("hash-object", "--", ...files)],
      server: git(this.server, "for-each-ref"),
    };
  }
}

/** Returns clones of a new bare repository with one commit. */
export function makeClones(...names: string[]): Clone[] {
  mkdirSync(root, { recursive: true });
  const place = mkdtempSync(join(root, "site-"));
  const server = join(place, "server.git");
  git(root, "init", "-q", "--bare", "-b", "main", server);
  return names.map((name) => {
    const clone = new Clone(join(place, name), server);
    git(root, "clone", "-q", server, clone.folder);
    clone.git("config", "user.name", name);
    clone.git("config", "user.email", `${name}@example.com`);
    if (name !== names[0]) return clone;
    copyFixture(join(clone.folder, "data"));
    clone.write("gatsby-node.ts", "one\n");
    for (const file of [".gitattributes", ".gitignore"]) clone.write(file, readFileSync(file, "utf8"));
    clone.commit("Start");
    clone.git("push", "-q");
    return clone;
  });
}

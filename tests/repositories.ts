import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
// Does not wait for the disk.
Object.assign(process.env, {
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "core.fsync",
  GIT_CONFIG_VALUE_0: "none",
});

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

/** Makes a bare repository with one commit, and clones of it. */
function makeIn(place: string, names: readonly string[]): void {
  mkdirSync(place, { recursive: true });
  git(place, "init", "-q", "--bare", "-b", "main", "server.git");
  for (const name of names) {
    const clone = cloneAt(place, name);
    git(place, "clone", "-q", "server.git", name);
    // A copy of the folder has a server of its own.
    clone.git("remote", "set-url", "origin", "../server.git");
    clone.git("config", "user.name", name);
    clone.git("config", "user.email", `${name}@example.com`);
    if (name !== names[0]) continue;
    copyFixture(join(clone.folder, "data"));
    clone.write("gatsby-node.ts", "one\n");
    for (const file of [".gitattributes", ".gitignore"]) clone.write(file, readFileSync(file, "utf8"));
    clone.commit("Start");
    clone.git("push", "-q");
  }
}

const cloneAt = (place: string, name: string) => new Clone(join(place, name), join(place, "server.git"));

/** Returns clones of a new repository with one commit. Makes them once, and copies them for each test. */
export function makeClones(...names: string[]): Clone[] {
  const original = join(root, names.join("-"));
  if (!existsSync(original)) makeIn(original, names);
  const place = mkdtempSync(join(root, "site-"));
  cpSync(original, place, { recursive: true });
  return names.map((name) => cloneAt(place, name));
}

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyFixture } from "./unit/content/fixture";

const root = mkdtempSync(join(tmpdir(), "publish-test-"));

let template: string | undefined;

/** Playwright calls this after some tests of a file, and may run others of it later. */
export function removeRepositories(): void {
  rmSync(root, { recursive: true, force: true });
  template = undefined;
}

// The settings of whoever runs the tests must not matter.
process.env.GIT_CONFIG_GLOBAL = join(root, "gitconfig");
process.env.GIT_CONFIG_NOSYSTEM = "1";

export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: folder,
    env: process.env,
    encoding: "utf8",
    stdio: "pipe",
  }).trimEnd();
}

/** The parts of a program that the tests change. */
export type Program = { summary: string; landing: { tagline: string } };

/** A clone of the repository of a small project, and what an editor does in it. */
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

  write(file: string, content: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), content);
  }

  json(file: string) {
    return JSON.parse(this.read(`data/${file}`));
  }

  /** Changes the value of a JSON file below `data/`, which has the type that the caller expects. */
  edit<Value>(file: string, change: (value: Value) => void): void {
    const value: Value = this.json(file);
    change(value);
    this.write(`data/${file}`, `${JSON.stringify(value, null, 2)}\n`);
  }

  commit(message: string): void {
    this.git("add", "-A");
    this.git("commit", "-qm", message);
  }

  /** The branch, the index, the files, and the branch of the server. */
  state() {
    const head = this.read(".git/HEAD");
    const files = this.git("ls-files", "-co", "--exclude-standard").split("\n");
    return {
      head: [head, this.git("for-each-ref", "refs/heads", "refs/remotes")],
      index: this.git("ls-files", "-s"),
      status: this.git("status", "--porcelain"),
      config: this.read(".git/config"),
      files: files.map((file) => {
        const path = join(this.folder, file);
        return `${file} ${existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : ""}`;
      }),
      server: git(this.server, "for-each-ref"),
    };
  }
}

let count = 0;

function makeTemplate(): string {
  const place = join(root, "template");
  mkdirSync(place, { recursive: true });
  writeFileSync(join(root, "gitconfig"), "[init]\n\tdefaultBranch = main\n[core]\n\tautocrlf = false\n");
  git(place, "init", "-q", "--bare", "-b", "main", "server.git");
  git(place, "clone", "-q", "server.git", "clone");
  const first = new Clone(join(place, "clone"), join(place, "server.git"));
  copyFixture(join(first.folder, "data"));
  first.write("src/code.ts", "one\n");
  first.write(".gitattributes", "* text=auto eol=lf\n");
  first.write(".gitignore", ".cache\n");
  first.git("config", "user.name", "first");
  first.git("config", "user.email", "first@example.com");
  first.commit("Start");
  first.git("push", "-q", "-u", "origin", "HEAD");
  return place;
}

/** Returns a function that clones a new bare repository with one commit for an editor. */
export function makeServer(): (name: string) => Clone {
  template ??= makeTemplate();
  count += 1;
  const server = join(root, `${count}`, "server.git");
  cpSync(join(template, "server.git"), server, { recursive: true });
  return (name) => {
    const folder = join(root, `${count}`, name);
    cpSync(join(String(template), "clone"), folder, { recursive: true });
    const clone = new Clone(folder, server);
    clone.git("remote", "set-url", "origin", server);
    clone.git("config", "user.name", name);
    clone.git("config", "user.email", `${name}@example.com`);
    clone.git("status");
    return clone;
  };
}

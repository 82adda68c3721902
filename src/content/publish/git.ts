import { execFile } from "node:child_process";

/** Something that prevents publishing, as a sentence for an editor. */
export class PublishError extends Error {}

/** A git command that failed. `said` is what git and the server said. */
export class GitError extends Error {
  constructor(
    readonly said: string,
    readonly status: unknown,
  ) {
    super(said);
  }
}

type Options = {
  /** The file of the index. By default, the repository's own. */
  index?: string;
  input?: string | Buffer;
  /** In seconds. */
  timeout?: number;
};

const maxOutput = 2 ** 30;

export type Git = ReturnType<typeof gitIn>;

/**
 * Returns a function that runs git in a folder and returns its output. It uses the user's own git, with its
 * settings, credential helpers and SSH.
 *
 * @param canAsk whether git may ask for a password in the terminal
 */
export function gitIn(folder: string, canAsk: boolean) {
  /** @throws {GitError} if git fails */
  function bytes(args: readonly string[], { index, input, timeout }: Options = {}): Promise<Buffer> {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      LC_ALL: "C",
      ...(index && { GIT_INDEX_FILE: index }),
      // Nobody sees a question that git or SSH ask in the terminal behind the visual editor.
      ...(!canAsk && {
        GIT_TERMINAL_PROMPT: "0",
        GIT_SSH_COMMAND: `${process.env.GIT_SSH_COMMAND ?? "$(git config core.sshCommand || echo ssh)"} -o BatchMode=yes`,
      }),
    };
    const options = { cwd: folder, env, encoding: "buffer", maxBuffer: maxOutput } as const;
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, output: Buffer, said: Buffer) => {
        if (!error) resolve(output);
        else if (Reflect.get(error, "killed")) reject(new GitError("timed out", undefined));
        else reject(new GitError(said.toString() || error.message, Reflect.get(error, "code")));
      };
      const child = execFile("git", args, { ...options, timeout: (timeout ?? 0) * 1000 }, done);
      // Git may exit before it has read everything.
      child.stdin?.on("error", () => {}).end(input);
    });
  }

  /** Returns the output without the line break at its end. */
  async function git(args: readonly string[], options?: Options): Promise<string> {
    return (await bytes(args, options)).toString().replace(/\n$/, "");
  }

  /** Returns undefined if git fails. */
  async function ask(...args: string[]): Promise<string | undefined> {
    return git(args).catch((error: GitError) => {
      if (error.status === "ENOENT") throw new PublishError(noGit);
      return undefined;
    });
  }

  return Object.assign(git, { ask, bytes });
}

const noGit =
  "Git is not installed on this computer. Install it (git-scm.com), start this command again, and publish.";

import { execFile } from "node:child_process";

/** Something that prevents publishing, as a sentence for an editor. */
export class PublishError extends Error {}

/** The folder has got new code, with which the command must start again. */
export class NewCodeError extends PublishError {
  constructor() {
    super(
      "Others have changed the code of the site, and this folder has it now. Nothing was published. Run `npm run edit` or `npm run publish:content` again.",
    );
  }
}

/** A git command that failed. Its message is the output of git and of the server. */
export class GitError extends Error {}

/**
 * Waits for git commands.
 *
 * @throws {PublishError} with the reason and what git said, if one fails
 */
export async function orExplain<Result>(work: Promise<Result>, reason: string): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof GitError
      ? new PublishError(`${reason} Git says:\n${error.message.trim()}`)
      : error;
  });
}

type Options = {
  /** The path of the index that git uses. By default, that of the repository. */
  index?: string;
  input?: string | Buffer;
  /** In seconds. */
  timeout?: number;
};

const maxOutput = 2 ** 30;

const sshOptions = "-o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=15";

/**
 * Adds the options to the SSH command of the user. `GIT_SSH` may name a program that does not know them, such as
 * PuTTY's, so it is left as it is. `sh -c` interprets quotation marks in `core.sshCommand`, as git does.
 */
const unattended = process.env.GIT_SSH
  ? {}
  : {
      GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND
        ? `${process.env.GIT_SSH_COMMAND} ${sshOptions}`
        : `sh -c "$(git config core.sshCommand || echo ssh) ${sshOptions} \\"\\$@\\"" ssh`,
    };

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
      // The visual editor has no terminal in which an editor could answer git or SSH.
      ...(!canAsk && { GIT_TERMINAL_PROMPT: "0", ...unattended }),
    };
    const options = { cwd: folder, env, encoding: "buffer", maxBuffer: maxOutput } as const;
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, output: Buffer, said: Buffer) => {
        if (!error) resolve(output);
        else if (Reflect.get(error, "code") === "ENOENT") reject(new PublishError(noGit));
        else if (Reflect.get(error, "killed")) reject(new GitError("timed out"));
        else reject(new GitError(said.toString() || error.message));
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
    return git(args).catch((error: unknown) => {
      if (error instanceof GitError) return undefined;
      throw error;
    });
  }

  return Object.assign(git, { ask, bytes });
}

const noGit =
  "Git is not installed on this computer. Install it (git-scm.com), start this command again, and publish.";

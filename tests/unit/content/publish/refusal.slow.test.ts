import { once } from "node:events";
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { tryLatest } from "../../../../src/content/publish/latest";
import { type Clone, git, removeRepositories } from "../../../repositories";
import {
  editors,
  expectInStep,
  expectRefused,
  getLatest,
  messages,
  onServer,
  palsam,
  publish,
  review,
  setSummary,
  setTagline,
} from "./editors";

afterAll(removeRepositories);

test("commits that change the content only are published with it", async () => {
  const { mona, karim } = editors();
  setTagline(mona, "Ten minutes, one deal.");
  await publish(mona);
  setSummary(karim, "A ten-minute visit that ends with a deal.");
  karim.commit("Change a summary");
  await expectRefused(karim, () => getLatest(karim), /has commits that are not published/);
  await publish(karim);
  expectInStep(karim);
  expect(messages(karim)).toContain("karim: Change a summary");
  setSummary(karim, "A visit that ends with a deal.");
  karim.commit("Change it again");
  await publish(karim);
  expect(messages(karim)[0]).toBe("karim: Change it again");
  expectInStep(karim);
});

describe("an interrupted run is finished by the next one", () => {
  test.each<[string, (clone: Clone) => string]>([
    [
      "before the branch follows",
      (clone) => {
        const hook = ".git/hooks/reference-transaction";
        clone.write(hook, '#!/bin/sh\n[ "$1" != prepared ] || ! grep -q refs/heads/main\n');
        chmodSync(join(clone.folder, hook), 0o755);
        return hook;
      },
    ],
    [
      "before the files follow",
      (clone) => {
        clone.write(".cache/publish", "no folder");
        return ".cache/publish";
      },
    ],
  ])("%s", async (_, interrupt) => {
    const { mona, karim } = editors();
    setSummary(karim, "A ten-minute visit that ends with a deal.");
    await publish(karim);
    setTagline(mona, "Ten minutes, one deal.");
    const obstacle = interrupt(mona);
    await expect(publish(mona)).rejects.toThrow(/^It is published\. .*then publish again\.$/s);
    expect(onServer(mona, palsam).landing.tagline).toBe("Ten minutes, one deal.");
    rmSync(join(mona.folder, obstacle), { force: true });
    await publish(mona);
    expectInStep(mona);
    expect(mona.json(palsam).summary).toBe("A ten-minute visit that ends with a deal.");
    expect(messages(mona)).toHaveLength(3);
  });
});

test("line ends of Windows are published as those of the repository", async () => {
  const { mona } = editors();
  mona.git("config", "core.autocrlf", "true");
  setTagline(mona, "Ten minutes, one deal.");
  mona.write(`data/${palsam}`, mona.read(`data/${palsam}`).replaceAll("\n", "\r\n"));
  expect((await review(mona)).changes).toHaveLength(1);
  await publish(mona);
  expectInStep(mona);
  expect(git(mona.server, "show", `main:data/${palsam}`)).not.toContain("\r");
});

test("a server that requires a password is refused with a message, without a prompt", async () => {
  const { mona } = editors();
  setTagline(mona, "Ten minutes, one deal.");
  const server = createServer((_, response) => {
    response.writeHead(401, { "WWW-Authenticate": 'Basic realm="x"' }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Object(server.address());
  mona.git("remote", "set-url", "origin", `http://127.0.0.1:${port}/site.git`);
  await expectRefused(mona, () => publish(mona), /does not accept your name and password/);
  server.close();
});

test("without git, a sentence says how to go on", async () => {
  const { mona } = editors();
  const { PATH } = process.env;
  process.env.PATH = "/nowhere";
  await expect(publish(mona)).rejects.toThrow("Git is not installed");
  process.env.PATH = PATH;
});

describe("the start of the visual editor", () => {
  test("gets the latest", async () => {
    const { mona, karim } = editors();
    setTagline(mona, "Ten minutes, one deal.");
    await publish(mona);
    const latest = { message: "This folder has the latest content now.", hasNewCode: false };
    expect(await tryLatest(karim.folder)).toEqual(latest);
    expectInStep(karim);
    expect((await tryLatest(karim.folder)).message).toBe("This folder has the latest content.");
  });

  test("does not wait long for a server, and says what is wrong", async () => {
    const { mona } = editors();
    mona.git("remote", "set-url", "origin", "ssh://example.com/site.git");
    mona.write(".git/slow command", "#!/bin/sh\nsleep 20\n");
    chmodSync(join(mona.folder, ".git/slow command"), 0o755);
    mona.git("config", "core.sshCommand", `"${join(mona.folder, ".git/slow command")}" -v`);
    expect((await tryLatest(mona.folder, 0.5)).message).toMatch(
      /did not get the latest content\. The server cannot be reached/,
    );
    rmSync(join(mona.folder, ".git"), { recursive: true });
    expect((await tryLatest(mona.folder)).message).toMatch(
      /did not get the latest content\. This folder was not made/,
    );
  });
});

describe("refused, and nothing is changed", () => {
  type Case = [reason: string, prepare: (clone: Clone, other: Clone) => void, message: RegExp];

  const failingPush = (clone: Clone, hook: string) => {
    writeFileSync(join(clone.server, "hooks/pre-receive"), `#!/bin/sh\n${hook}\nexit 1\n`, { mode: 0o755 });
  };

  test.each<Case>([
    [
      "no repository",
      ({ folder }) => rmSync(join(folder, ".git"), { recursive: true }),
      /not made by `git clone`/,
    ],
    [
      "a folder inside of another repository",
      ({ folder }) => {
        rmSync(join(folder, ".git"), { recursive: true });
        git(join(folder, ".."), "init", "-q");
      },
      /not made by `git clone`/,
    ],
    [
      "a repository that git does not trust",
      (clone) => clone.write(".git/config", "[core]\n\trepositoryformatversion = 99\n"),
      /^Git could not finish\..*Git says:.*99/s,
    ],
    ["no commit", (clone) => void clone.git("checkout", "-q", "--orphan", "new"), /has no commit yet/],
    ["a detached HEAD", (clone) => void clone.git("checkout", "-q", "--detach"), /git switch main/],
    ["no remote", (clone) => void clone.git("remote", "remove", "origin"), /has no server/],
    ["a branch that follows none", (clone) => void clone.git("switch", "-qc", "x"), /git push -u origin x/],
    [
      "a merge in progress",
      (clone) => clone.write(".git/MERGE_HEAD", clone.git("rev-parse", "HEAD")),
      /has not finished/,
    ],
    [
      "a rebase in progress",
      ({ folder }) => mkdirSync(join(folder, ".git/rebase-merge")),
      /has not finished/,
    ],
    [
      "two versions of a file that git could not bring together",
      (clone) => {
        setSummary(clone, "A ten-minute visit that ends with a deal.");
        clone.commit("Change a summary");
        clone.git("switch", "-qc", "other", "HEAD^");
        setSummary(clone, "A visit that ends with a deal.");
        clone.git("stash", "-q");
        clone.git("switch", "-q", "main");
        expect(() => clone.git("stash", "pop")).toThrow();
      },
      /two versions of these files together: data\/programs\/palsam\.json.*git add/,
    ],
    [
      "a link in place of a picture",
      ({ folder }) => {
        const [picture, other] = [join(folder, "data/programs/palsam.jpg"), join(folder, "../palsam.jpg")];
        renameSync(picture, other);
        symlinkSync(other, picture);
      },
      /data\/programs\/palsam\.jpg is a link/,
    ],
    ["another git command", (clone) => clone.write(".git/index.lock", ""), /Another git command/],
    ["no name", (clone) => void clone.git("config", "--unset", "user.name"), /git config user\.name/],
    ["no email", (clone) => void clone.git("config", "--unset", "user.email"), /git config user\.email/],
    [
      "no connection",
      (clone) => void clone.git("remote", "set-url", "origin", "http://127.0.0.1:9/site.git"),
      /The server cannot be reached/,
    ],
    [
      "a missing server",
      (clone) => void clone.git("remote", "set-url", "origin", "/nowhere.git"),
      /The server cannot be reached/,
    ],
    [
      "a protected branch, or a hook of the server",
      (clone) => failingPush(clone, "echo main is protected"),
      /The server refused\..*main is protected/s,
    ],
    [
      "a hook of the folder before a push",
      (clone) => {
        clone.write(".git/hooks/pre-push", "#!/bin/sh\necho not on Fridays >&2\nexit 1\n");
        chmodSync(join(clone.folder, ".git/hooks/pre-push"), 0o755);
      },
      /not on Fridays/,
    ],
    [
      "a pre-commit hook",
      (clone) => {
        clone.write(".git/hooks/pre-commit", "#!/bin/sh\ngit diff --cached --name-only >&2\nexit 1\n");
        chmodSync(join(clone.folder, ".git/hooks/pre-commit"), 0o755);
      },
      /pre-commit hook.*says:\ndata\/programs\/palsam\.json$/s,
    ],
    [
      "a history that was rewritten",
      (_, other) => {
        other.git("commit", "-q", "--amend", "-m", "Start again");
        other.git("push", "-qf");
      },
      /was rewritten/,
    ],
    [
      "commits of code that are not published",
      (clone) => {
        clone.write("src/code.ts", "two\n");
        clone.git("commit", "-qam", "Code");
      },
      /change more than the content: src\/code\.ts/,
    ],
    [
      "code that is changed on both sides",
      (clone, other) => {
        other.write("src/code.ts", "theirs\n");
        other.commit("Code");
        other.git("push", "-q");
        clone.write("src/code.ts", "mine\n");
      },
      /You and others have changed the same files.*src\/code\.ts/s,
    ],
    [
      "another file that is changed on both sides",
      (clone, other) => {
        other.write(".gitattributes", "* text=auto\n");
        other.commit("Attributes");
        other.git("push", "-q");
        clone.write(".gitattributes", "* -text\n");
      },
      /You and others have changed the same files.*\.gitattributes/s,
    ],
    [
      "names that computers cannot tell apart",
      (clone) => clone.write("data/gallery/PALSAM-4.jpg", "x"),
      /cannot tell the names of these files apart.*palsam-4\.jpg, gallery\/PALSAM-4\.jpg/s,
    ],
  ])("%s", async (_, prepare, message) => {
    const { mona, karim } = editors();
    setTagline(mona, "Ten minutes, one deal.");
    prepare(mona, karim);
    if (/git clone|99/.test(message.source)) await expect(publish(mona)).rejects.toThrow(message);
    else await expectRefused(mona, () => publish(mona), message);
  });
});

import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { tryLatest } from "../../../../src/content/publish/latest";
import type { Side } from "../../../../src/content/publish/merge";
import * as publishing from "../../../../src/content/publish/publish";
import { type Clone, git, makeServer, removeRepositories } from "../../../repositories";

afterAll(removeRepositories);

const palsam = "programs/palsam.json";

const settings = (side?: Side) => ({ canAsk: false, choose: () => side });
const publish = (clone: Clone, side?: Side, message?: string) =>
  publishing.publish(clone.folder, { ...settings(side), message });
const review = (clone: Clone) => publishing.review(clone.folder, settings());
const getLatest = (clone: Clone, side?: Side) => publishing.getLatest(clone.folder, settings(side));

function setTagline(clone: Clone, tagline: string): void {
  clone.edit(palsam, (program) => Object.assign(program.landing, { tagline }));
}

function setSummary(clone: Clone, summary: string): void {
  clone.edit(palsam, (program) => Object.assign(program, { summary }));
}

/** Two editors have the same state. */
function editors() {
  const clone = makeServer();
  return { mona: clone("mona"), karim: clone("karim") };
}

const onServer = ({ server }: Clone, file: string) => JSON.parse(git(server, "show", `main:data/${file}`));
const messages = ({ server }: Clone) => git(server, "log", "--format=%an: %s", "main").split("\n");

/** The folder has what the server has, and nothing else. */
function expectInStep(clone: Clone): void {
  expect(clone.git("status", "-b", "--porcelain")).toBe("## main...origin/main");
  expect(clone.git("rev-parse", "HEAD")).toBe(git(clone.server, "rev-parse", "main"));
}

async function expectRefused(clone: Clone, work: () => Promise<unknown>, message: RegExp): Promise<void> {
  const before = clone.state();
  await expect(work()).rejects.toThrow(message);
  expect(clone.state()).toEqual(before);
}

test("a changed text is published, in the words of the form", async () => {
  const { mona } = editors();
  const before = mona.json(palsam).landing.tagline;
  setTagline(mona, "Ten minutes, one deal.");
  const change = { entry: "PALSAM", field: "landing, tagline", before, after: "Ten minutes, one deal." };
  expect(await review(mona)).toEqual({ changes: [change], conflicts: [], report: "" });
  const { address } = await publish(mona);
  expect(address).toBe(mona.json("site.json").address);
  expect(onServer(mona, palsam)).toEqual(mona.json(palsam));
  expect(messages(mona)[0]).toBe("mona: PALSAM: landing, tagline");
  expectInStep(mona);
});

test("there may be nothing to publish", async () => {
  const { mona } = editors();
  const before = mona.state();
  expect(await publish(mona)).toEqual({ changes: [], conflicts: [], report: "" });
  expect(mona.state()).toEqual(before);
});

test("everything but data/ stays as it is: changed, staged and new files", async () => {
  const { mona } = editors();
  mona.write("src/staged.ts", "staged\n");
  mona.write("src/code.ts", "staged\n");
  mona.git("add", "src");
  mona.write("src/code.ts", "not staged\n");
  mona.write("notes.txt", "new\n");
  const before = mona.git("status", "--porcelain");
  setTagline(mona, "Ten minutes, one deal.");
  mona.git("add", "data");
  setTagline(mona, "Nine minutes, one deal.");
  await publish(mona);
  expect(mona.git("status", "--porcelain")).toBe(before);
  expect(mona.git("show", ":src/code.ts")).toBe("staged");
  expect(git(mona.server, "show", "--format=", "--name-only", "main")).toBe(`data/${palsam}`);
  expect(onServer(mona, palsam).landing.tagline).toBe("Nine minutes, one deal.");
});

test("new and removed programs, pictures and entries are named", async () => {
  const { mona } = editors();
  const program = mona.json(palsam);
  const path = "/flagship/negotiation";
  mona.write("data/programs/negotiation.json", JSON.stringify({ ...program, path, name: "Negotiation" }));
  mona.write("data/programs/~$palsam.json", "left by a program");
  mona.edit("gallery/gallery.json", ({ items }) => items.pop());
  mona.edit("trainers/trainers.json", ({ trainers }) => trainers.push({ ...trainers[0], id: 99 }));
  mona.edit("navigation/footer.json", ({ links }) => links.reverse());
  rmSync(join(mona.folder, "data/programs/rx-sales.json"));
  rmSync(join(mona.folder, "data/gallery/palsam-4.jpg"));
  const { changes, report } = await review(mona);
  expect(changes.map(({ entry, field }) => `${entry}: ${field}`)).toEqual([
    "Gallery pictures: picture palsam-4.jpg removed",
    "data/gallery/palsam-4.jpg: removed",
    "Footer: links, order",
    "New program: Negotiation",
    "Removed program: RX: Sales",
    "Trainers: trainer 99 added",
  ]);
  expect(report).toContain("problem");
});

test("a message may be given, and many changes have a list", async () => {
  const { mona } = editors();
  setTagline(mona, "Ten minutes, one deal.");
  await publish(mona, undefined, "New taglines");
  setTagline(mona, "Nine minutes, one deal.");
  mona.edit("programs/mini-mba.json", (program) => Object.assign(program, { summary: "All of it." }));
  await publish(mona);
  expect(messages(mona).slice(0, 2)).toEqual(["mona: Change MINI MBA, PALSAM", "mona: New taglines"]);
  expect(git(mona.server, "log", "-1", "--format=%b", "main")).toBe(
    "- MINI MBA: summary\n- PALSAM: landing, tagline",
  );
});

test("a mistake in the content stops it, with the usual report", async () => {
  const { mona } = editors();
  setTagline(mona, "");
  const before = mona.state();
  const { report } = await publish(mona);
  expect(report).toMatch(/^1 problem in the content:\n\ndata\/programs\/palsam\.json:\d+:\d+ /);
  expect(mona.state()).toEqual(before);
});

describe("two editors", () => {
  test("different fields of one file are brought together", async () => {
    const { mona, karim } = editors();
    setTagline(mona, "Ten minutes, one deal.");
    await publish(mona);
    setSummary(karim, "A ten-minute visit that ends with a deal.");
    const { changes } = await publish(karim);
    expect(changes.map(({ field }) => field)).toEqual(["summary"]);
    expectInStep(karim);
    expect(onServer(karim, palsam)).toMatchObject({
      summary: "A ten-minute visit that ends with a deal.",
      landing: { tagline: "Ten minutes, one deal." },
    });
    expect((await getLatest(mona)).isNew).toBe(true);
    expectInStep(mona);
  });

  test("entries that both have added with one number are both kept", async () => {
    const { mona, karim } = editors();
    const add = (clone: Clone, title: string) =>
      clone.edit("services/services.json", ({ cards }) => {
        const id = cards.length + 1;
        cards.push({ ...cards[0], id, title, content: `${title} for your teams.` });
        return cards;
      });
    add(mona, "Assessment");
    add(karim, "Coaching at work");
    await publish(mona);
    expect((await publish(karim)).report).toBe("");
    const cards: { id: number; title: string }[] = onServer(karim, "services/services.json").cards;
    const { length } = cards;
    expect(cards.slice(-2).map(({ id, title }) => [id, title])).toEqual([
      [length - 1, "Assessment"],
      [length, "Coaching at work"],
    ]);
  });

  test.each(["mine", "theirs"] as const)(
    "one field with two values: nothing changes, then %s is kept",
    async (side) => {
      const { mona, karim } = editors();
      const values = { theirs: "Ten minutes, one deal.", mine: "Nine minutes, one deal." };
      setTagline(mona, values.theirs);
      await publish(mona);
      setTagline(karim, values.mine);
      setSummary(karim, "A ten-minute visit that ends with a deal.");
      const before = karim.state();
      const { conflicts } = await publish(karim);
      expect(conflicts).toEqual([
        {
          key: expect.any(String),
          entry: "PALSAM",
          field: "landing, tagline",
          ...values,
          author: "mona",
          date: mona.git("log", "-1", "--format=%as"),
        },
      ]);
      expect(karim.state()).toEqual(before);
      expect((await getLatest(karim)).conflicts).toHaveLength(1);
      expect(karim.state()).toEqual(before);
      await publish(karim, side);
      expectInStep(karim);
      expect(onServer(karim, palsam)).toMatchObject({
        summary: "A ten-minute visit that ends with a deal.",
        landing: { tagline: values[side] },
      });
    },
  );

  test("a text changed by one and a file deleted by the other is a conflict, as are two pictures of one name", async () => {
    const { mona, karim } = editors();
    rmSync(join(mona.folder, "data", palsam));
    mona.write("data/gallery/palsam-4.jpg", "one picture");
    mona.commit("Without the check");
    mona.git("push", "-q");
    setSummary(karim, "A ten-minute visit that ends with a deal.");
    karim.write("data/gallery/palsam-4.jpg", "another");
    const { conflicts } = await publish(karim);
    expect(conflicts.map(({ entry, field, mine, theirs }) => [entry, field, mine, theirs])).toEqual([
      ["data/gallery/palsam-4.jpg", "the file", "(changed)", "(changed)"],
      ["PALSAM", "the file", "(changed)", "(removed)"],
    ]);
  });

  test("the latest code and content come together with what is changed here", async () => {
    const { mona, karim } = editors();
    mona.write("src/code.ts", "two\n");
    setTagline(mona, "Ten minutes, one deal.");
    mona.commit("Change code and content");
    mona.git("push", "-q");
    setSummary(karim, "A ten-minute visit that ends with a deal.");
    karim.write("notes.txt", "new\n");
    await getLatest(karim);
    expect(karim.git("status", "--porcelain")).toBe(` M data/${palsam}\n?? notes.txt`);
    expect(karim.read("src/code.ts")).toBe("two\n");
    expect(karim.json(palsam)).toMatchObject({
      summary: "A ten-minute visit that ends with a deal.",
      landing: { tagline: "Ten minutes, one deal." },
    });
    expect((await getLatest(karim)).isNew).toBe(false);
  });

  test("a push that loses the race is tried once more", async () => {
    const { mona, karim } = editors();
    setSummary(karim, "A ten-minute visit that ends with a deal.");
    karim.commit("Change a summary");
    setTagline(mona, "Ten minutes, one deal.");
    // Karim pushes after Mona has fetched.
    mona.write(".git/hooks/pre-push", `#!/bin/sh\nrm "$0"; cd ${karim.folder} && git push -q\n`);
    chmodSync(join(mona.folder, ".git/hooks/pre-push"), 0o755);
    expect((await publish(mona)).address).toBeDefined();
    expect(onServer(mona, palsam).summary).toBe("A ten-minute visit that ends with a deal.");
    expectInStep(mona);
  });
});

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
    karim.write("src/code.ts", "two\n");
    setSummary(karim, "A ten-minute visit that ends with a deal.");
    karim.commit("Change code and content");
    karim.git("push", "-q");
    setTagline(mona, "Ten minutes, one deal.");
    const obstacle = interrupt(mona);
    await expect(publish(mona)).rejects.toThrow();
    expect(onServer(mona, palsam).landing.tagline).toBe("Ten minutes, one deal.");
    rmSync(join(mona.folder, obstacle), { force: true });
    await publish(mona);
    expectInStep(mona);
    expect(mona.read("src/code.ts")).toBe("two\n");
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

test("a server that wants a password is not asked in vain", async () => {
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
    expect(await tryLatest(karim.folder)).toBe("This folder has the latest content now.");
    expectInStep(karim);
    expect(await tryLatest(karim.folder)).toBe("This folder has the latest content.");
  });

  test("does not wait long for a server, and says what is wrong", async () => {
    const { mona } = editors();
    mona.git("remote", "set-url", "origin", "ssh://example.com/site.git");
    mona.write(".git/slow", "#!/bin/sh\nsleep 20\n");
    chmodSync(join(mona.folder, ".git/slow"), 0o755);
    mona.git("config", "core.sshCommand", join(mona.folder, ".git/slow"));
    expect(await tryLatest(mona.folder, 0.5)).toMatch(
      /did not get the latest content\. The server cannot be reached/,
    );
    rmSync(join(mona.folder, ".git"), { recursive: true });
    expect(await tryLatest(mona.folder)).toMatch(/did not get the latest content\. This folder was not made/);
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
      /Others have changed files.*src\/code\.ts/s,
    ],
    [
      "names that differ in capital letters",
      (clone) => clone.write("data/gallery/PALSAM-4.jpg", "x"),
      /differ in capital letters only.*palsam-4\.jpg, gallery\/PALSAM-4\.jpg/s,
    ],
  ])("%s", async (_, prepare, message) => {
    const { mona, karim } = editors();
    setTagline(mona, "Ten minutes, one deal.");
    prepare(mona, karim);
    if (message.source.includes("git clone")) await expect(publish(mona)).rejects.toThrow(message);
    else await expectRefused(mona, () => publish(mona), message);
  });
});

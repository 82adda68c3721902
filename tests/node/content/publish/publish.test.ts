import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, host } from "../../../../src/command/port.mjs";
import { publish, review, tryLatest } from "../../../../src/content/publish/publish";
import { serveEditor } from "../../../../src/content/visual-editor/server";
import { type Clone, git, makeClones, type Program, removeRepositories } from "../../../repositories";

afterAll(removeRepositories);

const palsam = "programs/palsam.json";
const seconds = 60;

let mona: Clone;
let karim: Clone;

beforeEach(() => {
  [mona, karim] = makeClones("mona", "karim") as [Clone, Clone];
});

const setTagline = (clone: Clone, tagline: string) =>
  clone.edit(palsam, ({ landing }: Program) => Object.assign(landing, { tagline }));
const setSummary = (clone: Clone, summary: string) =>
  clone.edit(palsam, (program: Program) => Object.assign(program, { summary }));
const onServer = (file: string) => JSON.parse(git(mona.server, "show", `main:data/${file}`));
const log = () => git(mona.server, "log", "--format=%an: %s", "main").split("\n");

/** Mona publishes before Karim. */
async function publishFirst(tagline: string): Promise<void> {
  setTagline(mona, tagline);
  await publish(mona.folder, seconds);
  karim.git("fetch", "-q");
}

function pushCode(clone: Clone, file: string): void {
  clone.write(file, "new\n");
  clone.commit("Code");
  clone.git("push", "-q");
}

/** The folder has what the server has, and only the other changes that it had before. */
function expectInStep(clone: Clone, changes = ""): void {
  expect(clone.git("status", "-b", "--porcelain")).toBe(`## main...origin/main${changes}`);
  expect(clone.git("rev-parse", "HEAD")).toBe(git(clone.server, "rev-parse", "main"));
}

test("data/ is published without leftovers, and everything else stays as it is", async () => {
  mona.write("gatsby-node.ts", "two\n");
  mona.write("data/.DS_Store", "");
  setTagline(mona, "Ten minutes, one deal.");
  mona.edit("services/services.json", ({ cards }: { cards: object[] }) => cards.reverse());
  expect((await review(mona.folder)).message).toMatch(
    /:\n\nPALSAM › Landing › Tagline\n {2}before: .+\n {2}after: Ten minutes, one deal\.\n\nServices$/,
  );
  expect((await publish(mona.folder, seconds)).message).toMatch(/^Published/);
  expect(log()).toEqual(["mona: Update PALSAM, Services", "mona: Start"]);
  expect(onServer(palsam).landing.tagline).toBe("Ten minutes, one deal.");
  expectInStep(mona, "\n M gatsby-node.ts\n?? data/.DS_Store");
  expect((await publish(mona.folder, seconds)).message).toBe("There is nothing to publish.");
});

test("other fields, and entries with one number, are brought together", async () => {
  const addService = (clone: Clone, title: string) =>
    clone.edit("services/services.json", ({ cards }: { cards: object[] }) =>
      cards.push({ ...cards[0], id: cards.length + 1, title, content: `${title} for your teams.` }),
    );
  addService(mona, "Assessment");
  await publishFirst("Ten minutes, one deal.");
  setSummary(karim, "A ten-minute visit that ends with a deal.");
  addService(karim, "Coaching at work");
  karim.write("gatsby-node.ts", "two\n");
  await publish(karim.folder, seconds);
  expectInStep(karim, "\n M gatsby-node.ts");
  expect(onServer(palsam)).toMatchObject({
    summary: "A ten-minute visit that ends with a deal.",
    landing: { tagline: "Ten minutes, one deal." },
  });
  const { cards } = onServer("services/services.json");
  expect(cards.slice(-2)).toMatchObject([
    { id: cards.length - 1, title: "Assessment" },
    { id: cards.length, title: "Coaching at work" },
  ]);
  expect(log()[0]).toBe("karim: Update PALSAM, Services");
});

test.each(["mine", "theirs"] as const)(
  "of the same field, nothing changes until %s is kept",
  async (side) => {
    const values = { theirs: "Ten minutes, one deal.", mine: "Nine minutes, one deal." };
    const pictures = { theirs: "palsam-1.jpg", mine: "palsam-4.jpg" };
    const addPicture = ({ folder }: Clone, name: string) =>
      cpSync(join(folder, "data/gallery", name), join(folder, "data/gallery/new.jpg"));
    addPicture(mona, pictures.theirs);
    await publishFirst(values.theirs);
    addPicture(karim, pictures.mine);
    setTagline(karim, values.mine);
    karim.commit("My own words");
    karim.write("gatsby-node.ts", "two\n");
    const before = karim.state();
    const { message, isClash } = await publish(karim.folder, seconds);
    expect(isClash).toBe(true);
    expect(message).toContain(
      `PALSAM › Landing › Tagline\n  mine: ${values.mine}\n  theirs: ${values.theirs}`,
    );
    expect(message).toMatch(/^CONFLICT .*new\.jpg$/m);
    expect(karim.state()).toEqual(before);
    await publish(karim.folder, seconds, side);
    expectInStep(karim, "\n M gatsby-node.ts");
    expect(onServer(palsam).landing.tagline).toBe(values[side]);
    const idOf = (name: string) => git(mona.server, "rev-parse", `main:data/gallery/${name}`);
    expect(idOf("new.jpg")).toBe(idOf(pictures[side]));
  },
);

test.each<[situation: string, prepare: () => unknown, message: RegExp]>([
  ["a mistake in the content", () => setTagline(mona, ""), /^Correct.*data\/programs\/palsam\.json:\d+:/s],
  [
    "a server that cannot be reached",
    () => mona.git("remote", "set-url", "origin", "/nowhere.git"),
    /^The server cannot be reached.*Git says:.*nowhere\.git/s,
  ],
  ["no remote", () => mona.git("remote", "remove", "origin"), /git push -u origin HEAD/],
  ["no name", () => mona.git("config", "--unset", "user.name"), /your name and email.*Git says:/s],
  [
    "a commit of code that is not published",
    () => [mona.write("gatsby-node.ts", "two\n"), mona.commit("Code")],
    /undo your changes of gatsby-node\.ts/,
  ],
  [
    "code that is changed on both sides",
    () => [pushCode(karim, "gatsby-node.ts"), mona.git("fetch", "-q"), mona.write("gatsby-node.ts", "two\n")],
    /undo your changes of gatsby-node\.ts/,
  ],
])("with %s, nothing changes", async (_, prepare, message) => {
  setTagline(mona, "Ten minutes, one deal.");
  prepare();
  const before = mona.state();
  await expect(publish(mona.folder, seconds)).rejects.toThrow(message);
  expect(mona.state()).toEqual(before);
});

test("git's own words say why a folder of another user cannot be published", async () => {
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
  const refusal = publish(mona.folder, seconds).finally(() => {
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  });
  await expect(refusal).rejects.toThrow(/^Publish needs git.*Git says:.*dubious ownership.*safe\.directory/s);
});

test("what an interrupted run has left is named, and git takes it back", async () => {
  await publishFirst("Ten minutes, one deal.");
  setTagline(karim, "Nine minutes, one deal.");
  karim.commit("My own words");
  karim.write("gatsby-node.ts", "two\n");
  const before = karim.state();
  expect(() => karim.git("rebase", "--autostash")).toThrow();
  await expect(publish(karim.folder, seconds)).rejects.toThrow(/interrupted.*`git rebase --abort`/s);
  karim.git("rebase", "--abort");
  expect(karim.state()).toEqual(before);
});

test("what the server refuses is sent by the next try, and a lost race is run again", async () => {
  const hook = join(mona.server, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho main is protected\nexit 1\n", { mode: 0o755 });
  setTagline(mona, "Ten minutes, one deal.");
  await expect(publish(mona.folder, seconds)).rejects.toThrow(/^The server refused.*main is protected/s);
  rmSync(hook);
  setSummary(karim, "A ten-minute visit that ends with a deal.");
  karim.commit("My own words");
  mona.write(".git/hooks/pre-push", `#!/bin/sh\nrm "$0"; cd "${karim.folder}" && git push -q\n`, 0o755);
  await publish(mona.folder, seconds);
  expect(log()).toEqual(["mona: Update PALSAM", "karim: My own words", "mona: Start"]);
  expectInStep(mona);
});

test("nothing is published if the content of both together has a mistake", async () => {
  const setTitle = (clone: Clone, file: string) =>
    clone.edit(file, ({ metadata }: { metadata: object }) => Object.assign(metadata, { title: "Deals" }));
  setTitle(mona, palsam);
  await publishFirst("Ten minutes, one deal.");
  setTitle(karim, "programs/mini-mba.json");
  await expect(publish(karim.folder, seconds)).rejects.toThrow(/^Correct.*"Deals"/s);
  expect(log()[0]).toBe("mona: Update PALSAM");
});

test("the latest comes, also to a folder with other changes, or Publish is named", async () => {
  await publishFirst("Ten minutes, one deal.");
  karim.write("gatsby-node.ts", "two\n");
  expect((await tryLatest(karim.folder)).message).toBe("This folder has the latest content now.");
  expectInStep(karim, "\n M gatsby-node.ts");
  expect((await tryLatest(karim.folder)).message).toBe("This folder has the latest content.");
  await publishFirst("Nine minutes, one deal.");
  setTagline(karim, "Eight minutes, one deal.");
  expect((await tryLatest(karim.folder)).message).toMatch(/Publish brings both together\./);
  rmSync(join(karim.folder, ".git"), { recursive: true });
  expect((await tryLatest(karim.folder)).message).toMatch(
    /^This folder did not get .*needs git, and a folder.* Git says:.*not a git repository/s,
  );
});

test("the visual editor publishes nothing until it starts again with new code", async () => {
  pushCode(mona, "src/code.ts");
  setTagline(karim, "Ten minutes, one deal.");
  const address = `http://${host}:${await freePort(8300)}`;
  const close = await serveEditor(karim.folder, address, address);
  for (const action of ["publish", "mine"]) {
    const request = { method: "POST", headers: { origin: address } };
    const answer = await fetch(`${address}/publish/${action}`, request).then((response) => response.json());
    expect(answer).toEqual({ message: expect.stringMatching(/^Nothing was published/), hasNewCode: true });
  }
  await close();
  expect(log()[0]).toBe("mona: Code");
  expect(await publish(karim.folder, seconds)).toEqual({ message: expect.stringMatching(/^Published/) });
});

test("pictures that the user's git ignores are published, also through a filter", async () => {
  for (const clone of [mona, karim]) {
    clone.git("config", "core.excludesFile", join(clone.folder, ".git/ignored"));
    clone.write(".git/ignored", "*.jpg\n");
    clone.write(".git/info/attributes", "data/** filter=base64\n");
    clone.git("config", "filter.base64.clean", "base64");
    clone.git("config", "filter.base64.smudge", "base64 -d");
  }
  mona.git("add", "--renormalize", ".");
  mona.git("commit", "-qm", "Filter");
  mona.git("push", "-q");
  karim.git("fetch", "-q");
  karim.git("reset", "-q", "--hard", "origin/main");
  cpSync(join(mona.folder, "data/gallery/palsam-1.jpg"), join(mona.folder, "data/gallery/[new].jpg"));
  setTagline(mona, "Ten minutes, one deal.");
  expect((await review(mona.folder)).message).toMatch(
    /Ten minutes, one deal\.\n\ndata\/gallery\/\[new\]\.jpg/,
  );
  await publish(mona.folder, seconds);
  await tryLatest(karim.folder);
  for (const clone of [mona, karim]) expectInStep(clone);
  expect(karim.read("data/gallery/[new].jpg")).toBe(mona.read("data/gallery/palsam-1.jpg"));
  expect(karim.read(`data/${palsam}`)).toBe(mona.read(`data/${palsam}`));
});

test("SSH asks for no password, and is not waited for", async () => {
  mona.git("remote", "set-url", "origin", "ssh://example.com/site.git");
  // It waits as long as git does.
  mona.write(".git/my ssh", '#!/bin/sh\necho "$@" >> .git/asked\ncat > /dev/null\n', 0o755);
  mona.git("config", "core.sshCommand", `"${join(mona.folder, ".git/my ssh")}"`);
  expect((await tryLatest(mona.folder, 2)).message).toMatch(/The server cannot be reached/);
  expect(mona.read(".git/asked")).toMatch(/BatchMode=yes/);
});

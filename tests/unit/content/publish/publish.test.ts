import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withNamesOnDisk } from "../../../../src/content/publish/content-tree";
import * as publishing from "../../../../src/content/publish/publish";
import { publishRequests } from "../../../../src/content/publish/request";
import { type Clone, git, type Program, removeRepositories } from "../../../repositories";
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

function addService(clone: Clone, title: string): void {
  clone.edit("services/services.json", ({ cards }: { cards: object[] }) =>
    cards.push({ ...cards[0], id: cards.length + 1, title, content: `${title} for your teams.` }),
  );
}

/** Saves a file once, while the next push runs. */
function whilePushing(clone: Clone, file: string, change: (text: string) => string): void {
  clone.write(".git/saved", change(clone.read(file)));
  clone.write(".git/hooks/pre-push", `#!/bin/sh\nrm "$0"; mv .git/saved ${file}\n`);
  chmodSync(join(clone.folder, ".git/hooks/pre-push"), 0o755);
}

test("a changed text is published, in the words of the form", async () => {
  const { mona } = editors();
  const before = mona.json(palsam).landing.tagline;
  setTagline(mona, "Ten minutes, one deal.");
  const change = { entry: "PALSAM", field: "landing, tagline", before, after: "Ten minutes, one deal." };
  expect(await review(mona)).toEqual({ changes: [change], conflicts: [], report: "" });
  const { published } = await publish(mona);
  expect(published).toContain(mona.json("site.json").address);
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

test("a hidden file that the repository has stays, and a new one is not published", async () => {
  const { mona, karim } = editors();
  karim.write("data/.gitkeep", "");
  karim.commit("Keep the folder");
  karim.git("push", "-q");
  await getLatest(mona);
  mona.write("data/.DS_Store", "left by a system");
  mona.write("data/@eaDir/photo.jpg/small.jpg", "left by a system");
  setTagline(mona, "Ten minutes, one deal.");
  const { changes } = await publish(mona);
  expect(changes).toHaveLength(1);
  expect(git(mona.server, "ls-tree", "--name-only", "main", "data/")).toContain("data/.gitkeep");
  expect(git(mona.server, "ls-tree", "--name-only", "main", "data/")).not.toMatch(/\.DS_Store|@eaDir/);
  expect(mona.git("status", "--porcelain")).toBe("?? data/.DS_Store\n?? data/@eaDir/");
});

test("new and removed programs, pictures and entries are named", async () => {
  const { mona } = editors();
  const program = mona.json(palsam);
  const path = "/flagship/negotiation";
  mona.write("data/programs/negotiation.json", JSON.stringify({ ...program, path, name: "Negotiation" }));
  mona.write("data/programs/~$palsam.json", "left by a program");
  mona.edit("gallery/gallery.json", ({ items }: { items: unknown[] }) => items.pop());
  mona.edit("trainers/trainers.json", ({ trainers }: { trainers: object[] }) =>
    trainers.push({ ...trainers[0], id: 99 }),
  );
  mona.edit("navigation/footer.json", ({ links }: { links: unknown[] }) => links.reverse());
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
  mona.edit("programs/mini-mba.json", (program: Program) =>
    Object.assign(program, { summary: "All of it." }),
  );
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

test("a file that was renamed only in its capitals has its new name, also where git keeps the former one", () => {
  const [before, after] = ["gallery/Office.jpg", "gallery/office.jpg"];
  const entry = { mode: "100644", id: "1" };
  const other = { mode: "100644", id: "2" };
  const files = new Map([
    [before, entry],
    ["site.json", other],
  ]);
  expect([...withNamesOnDisk(files, [after, "site.json"])]).toEqual([
    [after, entry],
    ["site.json", other],
  ]);
  expect(withNamesOnDisk(files, [before, after, "site.json"])).toEqual(files);
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
    addService(mona, "Assessment");
    addService(karim, "Coaching at work");
    await publish(mona);
    expect((await publish(karim)).report).toBe("");
    expectInStep(karim);
    const cards: { id: number; title: string }[] = onServer(karim, "services/services.json").cards;
    const { length } = cards;
    expect(cards.slice(-2).map(({ id, title }) => [id, title])).toEqual([
      [length - 1, "Assessment"],
      [length, "Coaching at work"],
    ]);
  });

  test("a changed text and a new one in a list of texts are both kept, on the server and in the folder", async () => {
    const { mona, karim } = editors();
    const change = (clone: Clone, edit: (items: string[]) => void) =>
      clone.edit(palsam, ({ objectives }: { objectives: { items: string[] } }) => edit(objectives.items));
    change(mona, (items) => items.push("Leave with a date for the next visit"));
    await publish(mona);
    change(karim, (items) => items.splice(0, 1, "Begin each visit with a purpose"));
    await publish(karim);
    expectInStep(karim);
    const [, ...others] = mona.json(palsam).objectives.items;
    expect(onServer(karim, palsam).objectives.items).toEqual(["Begin each visit with a purpose", ...others]);
  });

  test("what is saved while it is published stays in the folder, for the next time", async () => {
    const { mona, karim } = editors();
    setSummary(karim, "A ten-minute visit that ends with a deal.");
    await publish(karim);
    setTagline(mona, "Ten minutes, one deal.");
    whilePushing(mona, `data/${palsam}`, (text) => text.replace("Ten minutes", "Nine minutes"));
    await publish(mona, "theirs");
    expect(onServer(mona, palsam).landing.tagline).toBe("Ten minutes, one deal.");
    expect(mona.json(palsam)).toMatchObject({
      summary: "A ten-minute visit that ends with a deal.",
      landing: { tagline: "Nine minutes, one deal." },
    });
  });

  test("a file with a mistake that others have changed too must be corrected first, and keeps its text", async () => {
    const { mona, karim } = editors();
    setSummary(mona, "A ten-minute visit that ends with a deal.");
    await publish(mona);
    const file = `data/${palsam}`;
    karim.write(file, karim.read(file).replace('"tagline":', '"tagline": "Nine minutes.",\n    "tagline":'));
    for (const work of [review, publish, getLatest])
      await expectRefused(
        karim,
        () => work(karim),
        /have changed data\/programs\/palsam\.json too.*group twice/s,
      );
  });

  test("a choice does not count for what is published after it", async () => {
    const { mona, karim } = editors();
    setTagline(mona, "Ten minutes, one deal.");
    await publish(mona);
    setTagline(karim, "Nine minutes, one deal.");
    const { conflicts } = await review(karim);
    setTagline(mona, "Eight minutes, one deal.");
    await publish(mona);
    const choose = (key: string) => (key === conflicts[0]?.key ? "mine" : undefined);
    const answer = await publishing.publish(karim.folder, { canAsk: false, choose });
    expect(answer.conflicts).toMatchObject([{ theirs: "Eight minutes, one deal." }]);
  });

  test("a new entry that is corrected while it is published stays that entry, also with another number", async () => {
    const { mona, karim } = editors();
    addService(mona, "Assessment");
    await publish(mona);
    addService(karim, "Coaching at work");
    whilePushing(karim, "data/services/services.json", (text) => text.replaceAll("at work", "in the field"));
    await publish(karim);
    await publish(karim);
    expectInStep(karim);
    const { cards } = onServer(karim, "services/services.json");
    expect(cards.slice(-2).map(({ title }: { title: string }) => title)).toEqual([
      "Assessment",
      "Coaching in the field",
    ]);
  });

  /** The folder forgets a publication, as if the answer of the server had been lost. */
  async function publishWithoutAnswer(clone: Clone, change: (text: string) => string): Promise<void> {
    const head = clone.git("rev-parse", "HEAD");
    const files = [palsam, "services/services.json"].map((file) => `data/${file}`);
    const saved = files.map((file) => clone.read(file));
    clone.write(".git/hooks/pre-push", "#!/bin/sh\ngit update-ref refs/test/sent refs/publish/main\n");
    chmodSync(join(clone.folder, ".git/hooks/pre-push"), 0o755);
    await publish(clone);
    rmSync(join(clone.folder, ".git/hooks/pre-push"));
    clone.git("update-ref", "refs/heads/main", head);
    clone.git("update-ref", "refs/publish/main", "refs/test/sent");
    clone.git("read-tree", head);
    for (const [index, file] of files.entries()) clone.write(file, change(saved[index] ?? ""));
  }

  test("after an answer that was lost, what is discarded is not taken back on the server", async () => {
    const { mona, karim } = editors();
    setSummary(karim, "A ten-minute visit that ends with a deal.");
    await publish(karim);
    setTagline(mona, "Ten minutes, one deal.");
    await publishWithoutAnswer(mona, (text) => text);
    mona.git("checkout", "-q", "--", "data");
    expect((await publish(mona)).changes).toEqual([]);
    expectInStep(mona);
    expect(mona.json(palsam).landing.tagline).toBe("Ten minutes, one deal.");
  });

  test("after an answer that was lost, commits made since are kept", async () => {
    const { mona } = editors();
    setTagline(mona, "Ten minutes, one deal.");
    await publishWithoutAnswer(mona, (text) => text);
    mona.commit("My own words");
    await publish(mona);
    expectInStep(mona);
    expect(messages(mona)).toContain("mona: My own words");
  });

  test("a folder that goes back to an older state takes nothing back on the server", async () => {
    const { mona, karim } = editors();
    setTagline(karim, "Nine minutes, one deal.");
    await publish(karim);
    setSummary(mona, "A ten-minute visit that ends with a deal.");
    await publish(mona);
    mona.git("reset", "-q", "--hard", "HEAD~2");
    expect((await review(mona)).changes).toEqual([]);
  });

  test("after an answer that was lost, a correction does not repeat what is published", async () => {
    const { mona, karim } = editors();
    addService(karim, "Assessment");
    await publish(karim);
    addService(mona, "Coaching at work");
    mona.edit(palsam, ({ objectives }: { objectives: { items: string[] } }) =>
      objectives.items.push("Leave with a date"),
    );
    await publishWithoutAnswer(mona, (text) =>
      text.replaceAll("at work", "in the field").replace("a date", "the next date"),
    );
    const hook = join(mona.server, "hooks/pre-receive");
    writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    await expect(publish(mona)).rejects.toThrow(/refused/);
    rmSync(hook);
    await publish(mona);
    expectInStep(mona);
    const { cards } = onServer(mona, "services/services.json");
    expect(cards.slice(-2).map(({ title }: { title: string }) => title)).toEqual([
      "Assessment",
      "Coaching in the field",
    ]);
    const { items } = onServer(mona, palsam).objectives;
    expect(items.filter((item: string) => item.startsWith("Leave with"))).toEqual([
      "Leave with the next date",
    ]);
  });

  test("new code is fetched before anything is published, because it may check the content in another way", async () => {
    const { mona, karim } = editors();
    karim.write("src/code.ts", "two\n");
    karim.commit("Change code");
    karim.git("push", "-q");
    setTagline(mona, "Ten minutes, one deal.");
    await expect(publish(mona)).rejects.toThrow(/changed the code.*again\.$/s);
    expect(mona.read("src/code.ts")).toBe("two\n");
    expect(messages(mona)[0]).toBe("karim: Change code");
    expect((await publish(mona)).published).toBeDefined();
    expectInStep(mona);
  });

  test("new code and commits that are not published must be brought together by hand", async () => {
    const { mona, karim } = editors();
    karim.write("src/code.ts", "two\n");
    karim.commit("Change code");
    karim.git("push", "-q");
    setTagline(mona, "Ten minutes, one deal.");
    mona.commit("Change a tagline");
    const before = mona.state();
    await expect(publish(mona)).rejects.toThrow(/git pull/);
    expect(mona.state()).toEqual(before);
  });

  test("commits that others have published in the same way are kept", async () => {
    const { mona, karim } = editors();
    setTagline(karim, "Ten minutes, one deal.");
    await publish(karim);
    setTagline(mona, "Ten minutes, one deal.");
    mona.commit("My own words");
    await publish(mona);
    expectInStep(mona);
    expect(messages(mona)).toContain("mona: My own words");
  });

  test("the visual editor publishes nothing until it starts again with new code", async () => {
    const { mona, karim } = editors();
    karim.write("src/code.ts", "two\n");
    karim.commit("Change code");
    karim.git("push", "-q");
    setTagline(mona, "Ten minutes, one deal.");
    const answer = publishRequests(mona.folder, (work) => work());
    await answer({ body: { action: "count" } } as never, { json: jest.fn() } as never);
    const act = async (action: string) => {
      const json = jest.fn();
      await answer({ body: { action } } as never, { json, status: () => ({ json }) } as never);
      return json.mock.calls[0]?.[0];
    };
    expect(await act("latest")).toMatchObject({ isNew: true, hasNewCode: true });
    expect(await act("publish")).toMatchObject({ hasNewCode: true, error: expect.stringContaining("again") });
    expect(await act("count")).toEqual({ count: 1 });
    expect(messages(mona)[0]).toBe("karim: Change code");
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
    // Whoever publishes nothing needs no name.
    for (const name of ["name", "email"]) karim.git("config", "--unset", `user.${name}`);
    expect(await getLatest(karim)).toEqual({ isNew: true, hasNewCode: true, conflicts: [] });
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
    expect((await publish(mona)).published).toBeDefined();
    expect(onServer(mona, palsam).summary).toBe("A ten-minute visit that ends with a deal.");
    expectInStep(mona);
  });
});

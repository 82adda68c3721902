import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFiles, lastModified } from "../../../src/gatsby/last-modified";
import { git, removeRepositories } from "../../repositories";
import { fixtureProject } from "../content/fixture";

const root = process.cwd();
const repository = mkdtempSync(join(tmpdir(), "last-modified-"));

afterAll(() => {
  process.chdir(root);
  rmSync(repository, { recursive: true });
  removeRepositories();
});

test("a page's date is that of the newest of its files, in any time zone", () => {
  // The code reads `data/` in the current directory.
  process.chdir(repository);
  expect(lastModified(["a.json"])).toBeUndefined();
  git(repository, "init", "-q");
  mkdirSync("data");
  const commit = (file: string, date: string) => {
    writeFileSync(join("data", file), date);
    git(repository, "add", ".");
    const author = ["-c", "user.name=Mona", "-c", "user.email=mona@example.com"];
    process.env.GIT_COMMITTER_DATE = date;
    git(repository, ...author, "commit", "-qm", file);
    delete process.env.GIT_COMMITTER_DATE;
  };
  commit("a.json", "2026-02-28T22:30:00Z");
  commit("b.json", "2026-03-01T01:00:00+02:00");
  commit("a.jpg", "2026-02-28T23:30:00Z");
  commit("c.json", "2026-03-02T00:00:00Z");
  const timeOf = (...files: string[]) => Date.parse(lastModified(files) ?? "");
  expect(timeOf("a.json", "b.json")).toBe(Date.parse("2026-02-28T23:00:00Z"));
  expect(timeOf("a.json", "a.jpg", "b.json", "d.json")).toBe(Date.parse("2026-02-28T23:30:00Z"));
  expect(lastModified(["d.json"])).toBeUndefined();
});

test("the sources of a page are its file, its lists and the pictures of both", () => {
  process.chdir(fixtureProject);
  const files = contentFiles("/gallery", "pages/gallery.json");
  expect(files).toEqual(
    expect.arrayContaining([
      "pages/gallery.json",
      "pages/gallery.jpg",
      "gallery/gallery.json",
      "gallery/palsam-1.jpg",
    ]),
  );
  expect(contentFiles("/", "pages/home.json")).toContain("gallery/palsam-4.jpg");
});

import { contentFiles, newestDates, newestOf } from "../../../src/gatsby/last-modified";
import { fixtureProject } from "../content/fixture";

const root = process.cwd();

// The code reads `data/` in the current directory.
beforeAll(() => process.chdir(fixtureProject));
afterAll(() => process.chdir(root));

test("a file's date is that of the newest commit that changes it", () => {
  const log = "@2026-03-01\n\npages/a.json\n\n@2026-02-01\n\npages/a.json\npages/b.json\n";
  expect([...newestDates(log)]).toEqual([
    ["pages/a.json", "2026-03-01"],
    ["pages/b.json", "2026-02-01"],
  ]);
});

test("a page's date is that of the newest of its files, in any time zone", () => {
  const dates = new Map([
    ["pages/a.json", "2026-02-28T22:30:00Z"],
    ["pages/a.jpg", "2026-02-28T23:30:00Z"],
    ["pages/b.json", "2026-03-01T01:00:00+02:00"],
  ]);
  expect(newestOf(["pages/a.json", "pages/a.jpg", "pages/b.json", "pages/c.json"], dates)).toBe(
    "2026-02-28T23:30:00Z",
  );
  expect(newestOf(["pages/c.json"], dates)).toBeUndefined();
});

test("without a history no file has a date", () => {
  expect(newestDates("").size).toBe(0);
});

test("the sources of a page are its file, its lists and the pictures of both", () => {
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

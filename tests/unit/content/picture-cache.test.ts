import { existsSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check";
import { PictureCache } from "../../../src/content/cross-check/picture/picture-cache";
import { folderWith } from "../command/call";
import { copyContent } from "./content-copy";

const name = "gallery/palsam-1.jpg";
const date = new Date("2024-01-01");

const fact = { bytes: 7, format: "jpeg", width: 3, height: 2, isWhole: true, isActive: false };

function look(asked: string[]) {
  return async (file: string) => {
    asked.push(file);
    return fact;
  };
}

test("a picture is read once, and again after a change", async () => {
  const folder = join(folderWith({ "data/old.jpg": "picture", "data/changed.jpg": "pict" }), "data");
  const asked: string[] = [];
  for (let check = 0; check < 2; check++) {
    const cache = new PictureCache(folder);
    expect(await cache.factOf("old.jpg", look(asked))).toEqual(fact);
    expect(await cache.factOf("changed.jpg", look(asked))).toEqual(fact);
    cache.save();
    writeFileSync(join(folder, "changed.jpg"), "picture");
  }
  expect(asked).toEqual(["old.jpg", "changed.jpg", "changed.jpg"].map((file) => join(folder, file)));
});

test("a missing picture is looked up each time", async () => {
  const folder = join(folderWith({ "data/site.json": "{}" }), "data");
  symlinkSync("nowhere.jpg", join(folder, "link.jpg"));
  const asked: string[] = [];
  for (let check = 0; check < 2; check++) {
    const cache = new PictureCache(folder);
    await cache.factOf("link.jpg", look(asked));
    cache.save();
  }
  expect(asked).toHaveLength(2);
});

test("an invalid cache is ignored", async () => {
  const files = { "data/whole.jpg": "picture", ".cache/pictures.json": '{ "pic' };
  const asked: string[] = [];
  const cache = new PictureCache(join(folderWith(files), "data"));
  await cache.factOf("whole.jpg", look(asked));
  expect(asked).toHaveLength(1);
});

test("a picture that becomes unreadable is reported, even if it keeps its size and its date", async () => {
  const { content, project } = copyContent();
  const file = join(content.directory, name);
  const bytes = readFileSync(file);
  const writeWithDate = (picture: Buffer) => {
    content.write(name, picture);
    utimesSync(file, date, date);
  };
  writeWithDate(bytes);
  expect(await checkContent(content.directory)).toEqual([]);
  expect(existsSync(join(project, ".cache/pictures.json"))).toBe(true);

  writeWithDate(Buffer.alloc(bytes.length));

  const diagnostics = await checkContent(content.directory);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"./palsam-1.jpg" cannot be read as a picture.',
  ]);
  expect(await checkContent(content.directory)).toHaveLength(1);
});

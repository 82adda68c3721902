import { existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { PictureRecord } from "../../../src/content/check/picture-record";
import { folderWith } from "../command/call";
import { ContentCopier } from "./content-copy";

const copier = new ContentCopier();

beforeAll(() => copier.prepare());
afterAll(() => copier.removeAll());

const name = "gallery/palsam-1.jpg";
const date = new Date("2024-01-01");

/** Pictures that were asked for: those that are named `whole.…` are. */
function look(asked: string[]) {
  return async (file: string) => {
    asked.push(file);
    return file.includes("whole");
  };
}

test("a picture that was whole is not looked at again, another one is", async () => {
  const folder = join(folderWith({ "data/whole.jpg": "picture", "data/cut.jpg": "pict" }), "data");
  const asked: string[] = [];
  for (let check = 0; check < 2; check++) {
    const record = new PictureRecord(folder);
    expect(await record.isWhole("whole.jpg", look(asked))).toBe(true);
    expect(await record.isWhole("cut.jpg", look(asked))).toBe(false);
    record.save();
  }
  expect(asked).toEqual(["whole.jpg", "cut.jpg", "cut.jpg"].map((file) => join(folder, file)));
});

test("a record that is no record counts as none", async () => {
  const files = { "data/whole.jpg": "picture", ".cache/whole-pictures.json": '{ "pic' };
  const asked: string[] = [];
  const record = new PictureRecord(join(folderWith(files), "data"));
  await record.isWhole("whole.jpg", look(asked));
  expect(asked).toHaveLength(1);
});

test("a picture that breaks is noticed, even if it keeps its size and its date", async () => {
  const { content, project } = copier.copy();
  const file = join(content.directory, name);
  const bytes = readFileSync(file);
  const writeWithDate = (picture: Buffer) => {
    content.write(name, picture);
    utimesSync(file, date, date);
  };
  writeWithDate(bytes);
  expect(await checkContent(content.directory)).toEqual([]);
  expect(existsSync(join(project, ".cache/whole-pictures.json"))).toBe(true);

  writeWithDate(Buffer.alloc(bytes.length));

  const faults = await checkContent(content.directory);
  expect(faults.map(({ found }) => found)).toEqual([
    `"./palsam-1.jpg", a file that cannot be read as a picture`,
  ]);
  expect(await checkContent(content.directory)).toHaveLength(1);
});

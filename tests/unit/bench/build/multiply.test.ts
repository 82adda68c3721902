import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../../src/content/check/check";
import { editPicture, editText, extentOf } from "../../../bench/build/edit";
import { multiplyContent } from "../../../bench/build/multiply";
import { ContentCopier } from "../../content/content-copy";

const copier = new ContentCopier();

beforeAll(() => copier.prepare());
afterAll(() => copier.removeAll());

/** The different pictures among the files of a folder whose names match. */
function picturesIn(folder: string, names: RegExp): Set<string> {
  const files = readdirSync(folder).filter((name) => names.test(name));
  return new Set(
    files.map((name) =>
      createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex"),
    ),
  );
}

test("ten times the content is in order, and has ten times the entries", async () => {
  const { content, project } = copier.copy();
  const { pictures, programs } = extentOf(project);

  await multiplyContent(content.directory, 10, new AbortController().signal);

  expect(await checkContent(content.directory)).toEqual([]);
  expect(extentOf(project)).toEqual({ pictures: pictures * 10, programs: programs * 10 });
  // The pictures of this copy are all the same: what is left of each name are ten.
  expect(picturesIn(join(content.directory, "gallery"), /^palsam-1(?:-\d+)?\.jpg$/).size).toBe(10);
  expect(picturesIn(join(content.directory, "programs"), /^palsam(?:-\d+)?\.jpg$/).size).toBe(10);
  expect(content.read("navigation/header.json")).toContain('"PALSAM 10"');
}, 30_000);

test("each edit leaves the content in order and different from before", async () => {
  const { content, project } = copier.copy();
  const [program = ""] = readdirSync(join(content.directory, "programs")).filter((name) =>
    name.endsWith(".json"),
  );
  const first = "gallery/merl-flagship-programs-1.jpg";
  // A file of its own, where the copy has a link to the one that all pictures are.
  content.write(first, readFileSync(join(content.directory, first)));
  const states = new Set<string>();
  for (const number of [1, 2, 3]) {
    editText(project, number);
    await editPicture(project, number);
    const picture = readFileSync(join(content.directory, first));
    states.add(content.read(`programs/${program}`)).add(picture.toString("base64"));
    expect(await checkContent(content.directory)).toEqual([]);
  }
  expect(states.size).toBe(6);
});

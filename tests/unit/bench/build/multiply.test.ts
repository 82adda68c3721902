import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../../src/content/check";
import { editPicture, editText, extentOf } from "../../../bench/build/edit";
import { multiplyContent } from "../../../bench/build/multiply";
import { copyContent } from "../../content/content-copy";

test("three times the content is valid, and has three times the entries, each with its own picture", async () => {
  const { content, project } = copyContent();
  const { pictures, programs } = extentOf(project);

  await multiplyContent(content.directory, 3, new AbortController().signal);

  expect(await checkContent(content.directory)).toEqual([]);
  expect(extentOf(project)).toEqual({ pictures: pictures * 3, programs: programs * 3 });
  for (const name of ["gallery/palsam-1", "programs/palsam"]) {
    const files = [`${name}.jpg`, `${name}-2.jpg`, `${name}-3.jpg`];
    const bytes = files.map((file) => readFileSync(join(content.directory, file), "base64"));
    expect(new Set(bytes).size).toBe(3);
  }
  expect(content.read("navigation/header.json")).toContain('"PALSAM 3"');
});

test("each edit leaves the content valid and changes it", async () => {
  const { content, project } = copyContent();
  const picture = "gallery/merl-flagship-programs-1.jpg";
  const bytes = () => readFileSync(join(content.directory, picture));
  // Replaces the copy's link to the fixture's picture with a separate file.
  content.write(picture, bytes());
  const states = new Set<string>();
  for (const number of [1, 2, 3]) {
    editText(project, number);
    await editPicture(project, number);
    states.add(content.read("programs/creative-thinking.json")).add(bytes().toString("base64"));
    expect(await checkContent(content.directory)).toEqual([]);
  }
  expect(states.size).toBe(6);
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../../src/content/check";
import { ContentStore } from "../../../../src/content/visual-editor/store";
import { ValidationError } from "../../../../src/content/visual-editor/validation-error";
import { type ContentCopy, copyContent } from "../content-copy";
import { plainPicture } from "../plain-picture";

function open(): { content: ContentCopy; store: ContentStore; files: () => Map<string, string> } {
  const { content, project } = copyContent();
  const store = new ContentStore(content.directory, join(project, ".cache/visual-editor"));
  const files = () =>
    new Map(
      readdirSync(content.directory, { recursive: true, encoding: "utf8" })
        .filter((file) => file.includes("."))
        .map((file) => [file, /\.json$/.test(file) ? content.read(file) : "a picture"]),
    );
  return { content, store, files };
}

/** Returns what the editor's page sends after a change of a text in a form. */
function changed(
  { content, store }: { content: ContentCopy; store: ContentStore },
  path: string,
  from: string | RegExp,
  to: string,
) {
  const form = store.read(path, content.read(path));
  const raw = form.replace(from, to);
  if (raw === form) throw new Error(`The form of ${path} does not contain ${from}`);
  return { path, raw };
}

test("changing a text changes only that text", async () => {
  const project = open();
  const before = project.files();
  const path = "programs/palsam.json";
  await project.store.save([changed(project, path, "Ten minutes, nine steps, one deal.", "One deal.")], []);
  const text = before.get(path)?.replace("Ten minutes, nine steps, one deal.", "One deal.");
  expect(project.files()).toEqual(before.set(path, text ?? ""));
});

test("a file with a byte order mark can be saved again and again, and keeps the mark", async () => {
  const project = open();
  const path = "programs/palsam.json";
  project.content.write(path, `\ufeff${project.content.read(path)}`);
  const form = changed(project, path, "Ten minutes, nine steps, one deal.", "One deal.");
  await project.store.save([form], []);
  await project.store.save([{ path, raw: form.raw.replace("One deal.", "Two deals.") }], []);
  expect(project.content.read(path)).toMatch(/^\ufeff[\s\S]*"Two deals\."/);
});

test("a picture is written with the file that refers to it", async () => {
  const project = open();
  const before = project.files();
  const path = "trainers/trainers.json";
  const picture = await plainPicture(900, 900).jpeg().toBuffer();
  const file = changed(project, path, "/trainers/trainer-01.jpg", "new-trainer.jpg");
  await project.store.save([file], [{ path: "trainers/new-trainer.jpg", content: picture }]);
  const text = before.get(path)?.replace("./trainer-01.jpg", "./new-trainer.jpg") ?? "";
  expect(project.files()).toEqual(before.set(path, text).set("trainers/new-trainer.jpg", "a picture"));
  expect(readFileSync(join(project.content.directory, "trainers/new-trainer.jpg"))).toEqual(picture);
});

test.each([
  ["a number that is too high", "programs/palsam", '"hours":24', '"hours":999', "Program › Duration › Hours"],
  ["a missing page", "services/services", "/flagship-programs", "/flagship-program", "Did you mean"],
  ["a missing category", "gallery/gallery", '"Executive Coaching"', '"Coaching"', "Pictures 2 › Category"],
  ["an empty field", "pages/home", '"Our clients"', '""', "Home page › Section of the clients › Heading"],
])(
  "%s is rejected with the message of the check, and nothing is written",
  async (_, file, from, to, message) => {
    const project = open();
    const before = project.files();
    const save = project.store.save([changed(project, `${file}.json`, from, to)], []);
    await expect(save).rejects.toThrow(ValidationError);
    await expect(save).rejects.toThrow(message);
    expect(project.files()).toEqual(before);
  },
);

test("a file with problems can be corrected step by step", async () => {
  const project = open();
  project.content.edit("programs/palsam.json", '"hours": 24', '"hours": 999');
  project.content.edit("programs/palsam.json", '"title": "PALSAM",', '"title": "",');
  await project.store.save([changed(project, "programs/palsam.json", '"hours":999', '"hours":24')], []);
  expect((await checkContent(project.content.directory)).map(({ path }) => path)).toEqual([
    ["landing", "title"],
  ]);
});

test("a new program is listed by its overview and by the menu", async () => {
  const project = open();
  const before = project.files();
  const raw = project.store
    .read("programs/palsam.json", project.content.read("programs/palsam.json"))
    .replaceAll("/flagship/palsam", "/flagship/negotiation")
    .replace('"name":"PALSAM"', '"name":"Negotiation"')
    .replace('"title":"PALSAM: Sales', '"title":"Negotiation: Sales');
  await project.store.save([{ path: "programs/negotiation.json", raw }], []);
  const changed = [...project.files()].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file).sort()).toEqual([
    "navigation/header.json",
    "pages/flagship-programs.json",
    "programs/negotiation.json",
  ]);
  expect(await checkContent(project.content.directory)).toEqual([]);
});

test("a file that was changed elsewhere is not overwritten", async () => {
  const project = open();
  const path = "programs/palsam.json";
  const file = changed(project, path, "Ten minutes, nine steps, one deal.", "One deal.");
  project.content.edit(path, '"hours": 24', '"hours": 25');
  await expect(project.store.save([file], [])).rejects.toThrow("changed elsewhere");
  expect(project.content.read(path)).toContain('"hours": 25');
});

test("the second of two simultaneous saves sees the changes of the first", async () => {
  const project = open();
  const form = changed(project, "pages/home.json", '"Our clients"', '"Clients"');
  const other = { ...form, raw: form.raw.replace('"Our trainers"', '"Trainers"') };
  await Promise.all([project.store.save([form], []), project.store.save([other], [])]);
  expect(project.content.read("pages/home.json")).toMatch(/"Clients"[\s\S]*"Trainers"/);
});

test("a picture in use stays, an unused one is deleted", async () => {
  const { content, store } = open();
  await expect(store.remove(["trainers/trainer-01.jpg"])).rejects.toThrow("trainer-01.jpg");
  expect(existsSync(join(content.directory, "trainers/trainer-01.jpg"))).toBe(true);
  content.write("trainers/spare.jpg", "spare");
  await store.remove(["trainers/spare.jpg"]);
  expect(existsSync(join(content.directory, "trainers/spare.jpg"))).toBe(false);
});

test.each([
  "../outside.json",
  "/etc/passwd",
  "notes.json",
  "programs/../site.json",
  "programs/..\\..\\outside.json",
])("%s is not a file that may be written", async (path) => {
  const { store, files } = open();
  const before = files();
  await expect(store.save([{ path, raw: "{}" }], [])).rejects.toThrow(ValidationError);
  expect(files()).toEqual(before);
});

test.each(["../x.jpg", "/x.jpg", "gallery/x.js", "gallery/X 1.jpg", "a\\..\\x.jpg"])(
  "%s is not a picture that may be written or removed",
  async (path) => {
    const { store } = open();
    await expect(store.save([], [{ path, content: Buffer.from("") }])).rejects.toThrow(ValidationError);
    await expect(store.remove([path])).rejects.toThrow(ValidationError);
  },
);

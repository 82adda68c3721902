import fs, { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContent } from "../../../../src/content/check";
import { explainFileError } from "../../../../src/content/file-error";
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

type Project = ReturnType<typeof open>;

const palsam = "programs/palsam.json";

/** Returns what the editor's page sends after a change of a text in a form. */
function changed({ content, store }: Project, path: string, from: string | RegExp, to: string) {
  const form = store.read(path, content.read(path));
  const raw = form.replace(from, to);
  if (raw === form) throw new Error(`The form of ${path} does not contain ${from}`);
  return { path, raw, isNew: false };
}

/** Returns what the editor's page sends for a copy of a program with another name. */
function newProgram({ content, store }: Project) {
  const raw = store
    .read(palsam, content.read(palsam))
    .replaceAll("/flagship/palsam", "/flagship/negotiation")
    .replace('"name":"PALSAM"', '"name":"Negotiation"')
    .replace('"title":"PALSAM: Sales', '"title":"Negotiation: Sales')
    .replace('"description":"Nine steps', '"description":"Nine talks');
  return { path: "programs/negotiation.json", raw, isNew: true };
}

test("changing a text changes only that text", async () => {
  const project = open();
  const before = project.files();
  const path = "programs/palsam.json";
  await project.store.save(changed(project, path, "Ten minutes, nine steps, one deal.", "One deal."), []);
  const text = before.get(path)?.replace("Ten minutes, nine steps, one deal.", "One deal.");
  expect(project.files()).toEqual(before.set(path, text ?? ""));
});

test("a file with a byte order mark can be saved again and again", async () => {
  const project = open();
  const path = "programs/palsam.json";
  project.content.write(path, `\ufeff${project.content.read(path)}`);
  const form = changed(project, path, "Ten minutes, nine steps, one deal.", "One deal.");
  await project.store.save(form, []);
  const again = project.store.save(changed(project, path, "One deal.", "Two deals."), []);
  await expect(again).resolves.toBeDefined();
  expect(project.content.read(path)).toContain('"Two deals."');
});

test("a picture is written with the file that refers to it", async () => {
  const project = open();
  const before = project.files();
  const path = "trainers/trainers.json";
  const picture = await plainPicture(900, 900).jpeg().toBuffer();
  const file = changed(project, path, "/trainers/trainer-01.jpg", "new-trainer.jpg");
  await project.store.save(file, [{ path: "trainers/new-trainer.jpg", content: picture }]);
  const text = before.get(path)?.replace("./trainer-01.jpg", "./new-trainer.jpg") ?? "";
  expect(project.files()).toEqual(before.set(path, text).set("trainers/new-trainer.jpg", "a picture"));
  expect(readFileSync(join(project.content.directory, "trainers/new-trainer.jpg"))).toEqual(picture);
});

test.each([
  ["a number that is too high", "programs/palsam", '"hours":24', '"hours":999', "Program › Duration › Hours"],
  ["a missing page", "services/services", "/flagship-programs", "/flagship-program", "Did you mean"],
  ["a missing category", "gallery/gallery", '"Executive Coaching"', '"Coaching"', "Pictures 2 › Category"],
  [
    "a picture that is there already",
    "gallery/gallery",
    "/gallery/palsam-4.jpg",
    "/gallery/palsam-1.jpg",
    "Pictures 4: This entry has the same picture as the one in Gallery pictures › Pictures 3.",
  ],
  ["an empty field", "pages/home", '"Our clients"', '""', "Home page › Section of the clients › Heading"],
])(
  "%s is rejected with the message of the check, and nothing is written",
  async (_, file, from, to, message) => {
    const project = open();
    const before = project.files();
    const save = project.store.save(changed(project, `${file}.json`, from, to), []);
    await expect(save).rejects.toThrow(ValidationError);
    await expect(save).rejects.toThrow(message);
    expect(project.files()).toEqual(before);
  },
);

test("a file with problems can be corrected step by step", async () => {
  const project = open();
  project.content.edit("programs/palsam.json", '"hours": 24', '"hours": 999');
  project.content.edit("programs/palsam.json", '"title": "PALSAM",', '"title": "",');
  await project.store.save(changed(project, "programs/palsam.json", '"hours":999', '"hours":24'), []);
  expect((await checkContent(project.content.directory)).map(({ path }) => path)).toEqual([
    ["landing", "title"],
  ]);
});

test("a new program is listed by its overview and by the menu", async () => {
  const project = open();
  const before = project.files();
  await project.store.save(newProgram(project), []);
  const changed = [...project.files()].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file).sort()).toEqual([
    "navigation/header.json",
    "pages/flagship-programs.json",
    "programs/negotiation.json",
  ]);
  expect(await checkContent(project.content.directory)).toEqual([]);
});

test("a program whose file was deleted can be created again, without a second place in the lists", async () => {
  const project = open();
  const before = project.files();
  const raw = project.store.read(palsam, project.content.read(palsam));
  fs.rmSync(join(project.content.directory, palsam));
  await project.store.save({ path: palsam, raw, isNew: true }, []);
  const changed = [...project.files()].filter(([file, text]) => before.get(file) !== text);
  expect(changed.filter(([file]) => file !== palsam)).toEqual([]);
});

test("a new program is not saved while a list that needs it cannot be read, because the list would lose text", async () => {
  const project = open();
  project.content.edit("navigation/header.json", '"explore":', '"explore": "Our programs", "explore":');
  const before = project.files();
  await expect(project.store.save(newProgram(project), [])).rejects.toThrow(/Header.*in this group twice/);
  expect(project.files()).toEqual(before);
});

/** A form of a program, opened before something else changes, with a new tagline. */
function openForm(project: Project) {
  return changed(project, palsam, "Ten minutes, nine steps, one deal.", "One deal.");
}

test.each<[string, (project: Project) => unknown]>([
  [
    "saved in another tab",
    (project) => project.store.save(changed(project, palsam, "Turn a ten-minute visit", "Turn a visit"), []),
  ],
  ["changed on disk", ({ content }) => content.edit(palsam, '"hours": 24', '"hours": 25')],
  [
    "changed on disk, and read by a tab that only looks",
    ({ content, store }) => {
      content.edit(palsam, '"hours": 24', '"hours": 25');
      store.read(palsam, content.read(palsam));
    },
  ],
  ["saved as UTF-8 with a mark", ({ content }) => content.write(palsam, `\ufeff${content.read(palsam)}`)],
])("a form does not overwrite a file that was %s after it was opened", async (_, change) => {
  const project = open();
  const form = openForm(project);
  await change(project);
  const before = project.files();
  await expect(project.store.save(form, [])).rejects.toThrow(/palsam\.json was changed.*second tab/);
  expect(project.files()).toEqual(before);
});

test("a file that changes while a save is checked is not overwritten", async () => {
  const project = open();
  const save = project.store.save(openForm(project), []);
  await Promise.resolve();
  project.content.edit(palsam, '"hours": 24', '"hours": 25');
  await expect(save).rejects.toThrow("was changed");
  expect(project.content.read(palsam)).toContain('"hours": 25');
});

test("a file that was changed and changed back is saved", async () => {
  const project = open();
  const form = openForm(project);
  project.content.edit(palsam, '"hours": 24', '"hours": 25');
  project.content.edit(palsam, '"hours": 25', '"hours": 24');
  await project.store.save(form, []);
  expect(project.content.read(palsam)).toContain('"One deal."');
});

test("a form saves again with the version that its save returned, and only with that", async () => {
  const project = open();
  const form = openForm(project);
  const version = await project.store.save(form, []);
  const next = form.raw.replace("One deal.", "Two deals.");
  await expect(project.store.save({ ...form, raw: next }, [])).rejects.toThrow("was changed");
  const raw = JSON.stringify({ ...JSON.parse(next), fileVersion: version });
  await project.store.save({ ...form, raw }, []);
  expect(project.content.read(palsam)).toContain('"Two deals."');
});

test("a form with the text of the file is saved, whoever wrote that text", async () => {
  const project = open();
  const [first, second] = [openForm(project), openForm(project)];
  const version = await project.store.save(first, []);
  await expect(project.store.save(second, [])).resolves.toBe(version);
});

test("a new program does not overwrite one that somebody else has added", async () => {
  const project = open();
  const { raw } = changed(project, palsam, '"name":"PALSAM"', '"name":"Other"');
  await expect(project.store.save({ path: palsam, raw, isNew: true }, [])).rejects.toThrow("was changed");
});

test("a form whose file was deleted says so, and does not bring the file back", async () => {
  const project = open();
  const form = openForm(project);
  project.content.remove(palsam);
  await expect(project.store.save(form, [])).rejects.toThrow("palsam.json was deleted");
  expect(existsSync(join(project.content.directory, palsam))).toBe(false);
});

test("a file that became unreadable after its form was opened is reported, not overwritten", async () => {
  const project = open();
  const form = openForm(project);
  project.content.edit(palsam, '"hours": 24', '"hours" 24');
  await expect(project.store.save(form, [])).rejects.toThrow("A colon is missing");
});

test("of two saves at the same time, the second one is refused", async () => {
  const project = open();
  const form = changed(project, "pages/home.json", '"Our clients"', '"Clients"');
  const other = changed(project, "pages/home.json", '"Our trainers"', '"Trainers"');
  const [first, second] = await Promise.allSettled([form, other].map((file) => project.store.save(file, [])));
  const text = project.content.read("pages/home.json");
  const isSaved = { first: text.includes('"Clients"'), second: text.includes('"Trainers"') };
  expect([first?.status, second?.status, isSaved]).toEqual([
    "fulfilled",
    "rejected",
    { first: true, second: false },
  ]);
});

test("a picture in use stays, an unused one is deleted", async () => {
  const { content, store } = open();
  await expect(store.remove(["trainers/trainer-01.jpg"])).rejects.toThrow("the site uses it: Trainers");
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
  await expect(store.save({ path, raw: "{}", isNew: true }, [])).rejects.toThrow(ValidationError);
  expect(files()).toEqual(before);
});

test.each(["../x.jpg", "/x.jpg", "gallery/x.js", "gallery/X 1.jpg", "a\\..\\x.jpg", "gallery/con.jpg"])(
  "%s is not a picture that may be written or removed",
  async (path) => {
    const { store } = open();
    await expect(store.upload({ path, content: Buffer.from("") })).rejects.toThrow(ValidationError);
    await expect(store.remove([path])).rejects.toThrow(ValidationError);
  },
);

test("an upload in another format is refused with the formats that the site can use", async () => {
  const upload = open().store.upload({ path: "gallery/photo.avif", content: Buffer.from("") });
  await expect(upload).rejects.toThrow('"photo.avif". Save it as JPEG, PNG, WebP, or SVG');
});

const trainers = "trainers/trainers.json";

/** Returns a form that names an uploaded picture, and the picture. */
async function uploadOf(project: Project, name: string, color = "white") {
  const form = changed(project, trainers, "/trainers/trainer-01.jpg", name);
  const content = await plainPicture(900, 900, color).jpeg().toBuffer();
  return { form, picture: { path: `trainers/${name}`, content } };
}

async function isSaved(save: Promise<unknown>): Promise<boolean> {
  return save.then(
    () => true,
    (error) => {
      expect(error).toBeInstanceOf(ValidationError);
      return false;
    },
  );
}

test.each<[string, boolean]>([
  ["تدريب-café-2.jpg", true],
  ["Photo(1)[x].jpg", true],
  ["console.jpg", true],
  ["a b.jpg", false],
  [".photo.jpg", false],
  ["a:b.jpg", false],
  ["Aux.jpg", false],
  ["photo.heic", false],
  ["photo.svg", false],
])("a picture called %s is accepted by file and by upload, or by neither: %s", async (name, isAccepted) => {
  const project = open();
  const { form, picture } = await uploadOf(project, name);
  expect(await isSaved(project.store.save(form, [picture]))).toBe(isAccepted);
  const { content } = open();
  content.write(picture.path, picture.content);
  content.edit(trainers, "./trainer-01.jpg", `./${name}`);
  expect((await checkContent(content.directory)).length).toBe(isAccepted ? 0 : 1);
});

test("an uploaded picture replaces no other one, and is stored once", async () => {
  const project = open();
  const own = await uploadOf(project, "new.jpg");
  const other = await uploadOf(project, "new.jpg", "teal");
  await project.store.upload(other.picture);
  const version = await project.store.save(own.form, [own.picture]);
  const next = { ...own.form, raw: JSON.stringify({ ...JSON.parse(own.form.raw), fileVersion: version }) };
  await project.store.save(next, [own.picture]);
  const folder = join(project.content.directory, "trainers");
  expect(project.content.read(trainers)).toContain('"./new-2.jpg"');
  expect(readFileSync(join(folder, "new-2.jpg"))).toEqual(own.picture.content);
  expect(readFileSync(join(folder, "new.jpg"))).toEqual(other.picture.content);
  expect(existsSync(join(folder, "new-3.jpg"))).toBe(false);
});

test.each([
  ["a folder of that name", "new.jpg", "new.jpg"],
  ["a name that differs in capitals", "New.jpg", "new.jpg"],
  ["a name that stores its accents in another way", "caf\u00e9.jpg", "cafe\u0301.jpg"],
])("an uploaded picture is stored beside %s", async (_, taken, name) => {
  const project = open();
  mkdirSync(join(project.content.directory, "trainers", taken));
  const { form, picture } = await uploadOf(project, name);
  await project.store.save(form, [picture]);
  expect(project.content.read(trainers)).toContain(`"./${name.normalize().replace(".", "-2.")}"`);
});

test("an uploaded picture that no field names is not stored, so that a wrong one can be replaced", async () => {
  const project = open();
  const wrong = { path: "trainers/wrong.avif", content: Buffer.from("") };
  const { form, picture } = await uploadOf(project, "right.jpg");
  await project.store.save(form, [wrong, picture]);
  expect(existsSync(join(project.content.directory, wrong.path))).toBe(false);
});

test.each([
  ["EBUSY", "another program uses it"],
  ["EACCES", "does not allow it"],
  ["ENOSPC", "the disk is full"],
])(
  "after the error %s, the message names the file and the reason, and nothing is written",
  async (code, reason) => {
    const project = open();
    const before = project.files();
    const rename = fs.renameSync;
    // The program is written before the lists that name it.
    const failing = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      if (String(to).endsWith("header.json"))
        throw Object.assign(new Error(code), { code, path: from, dest: to });
      rename(from, to);
    });
    const error = await project.store.save(newProgram(project), []).catch((reason: unknown) => reason);
    failing.mockRestore();
    const root = dirname(project.content.directory);
    expect(explainFileError(error, root)).toMatch(
      new RegExp(`^data/navigation/header\\.json could not be written: .*${reason}`),
    );
    expect(project.files()).toEqual(before);
  },
);

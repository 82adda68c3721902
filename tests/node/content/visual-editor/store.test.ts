import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentStore } from "../../../../src/content/visual-editor/store";
import { ValidationError } from "../../../../src/content/visual-editor/validation-error";
import { type ContentCopy, copyContent } from "../content-copy";
import { plainPicture } from "../plain-picture";

const palsam = "programs/palsam.json";
const trainers = "trainers/trainers.json";
const tagline = "Ten minutes, nine steps, one deal.";

type Project = { content: ContentCopy; store: ContentStore; files: () => Map<string, string> };

function open(): Project {
  const { content, project } = copyContent();
  const store = new ContentStore(content.directory, join(project, ".cache/visual-editor"));
  const files = () =>
    new Map(
      readdirSync(content.directory, { recursive: true, encoding: "utf8" })
        .filter((file) => file.includes("."))
        .map((file) => [file, file.endsWith(".json") ? content.read(file) : "a picture"]),
    );
  return { content, store, files };
}

/** Returns the files that an action has changed or added. */
async function changedBy({ files }: Project, action: () => Promise<unknown>): Promise<string[]> {
  const before = files();
  await action();
  return [...files()].flatMap(([file, text]) => (before.get(file) === text ? [] : file)).sort();
}

/** Returns what the editor's page sends after a change of a text in a form. */
function formWith({ store }: Project, path: string, from: string | RegExp, to: string) {
  const form = store.read(path);
  const raw = form.replace(from, to);
  if (raw === form) throw new Error(`The form of ${path} does not contain ${from}`);
  return { path, raw, isNew: false };
}

/** Returns what the editor's page sends for a copy of a program with another name. */
function newProgram({ store }: Project) {
  const raw = store
    .read(palsam)
    .replaceAll("/flagship/palsam", "/flagship/negotiation")
    .replace('"name":"PALSAM"', '"name":"Negotiation"')
    .replace('"title":"PALSAM: Sales', '"title":"Negotiation: Sales')
    .replace('"description":"Nine steps', '"description":"Nine talks');
  return { path: "programs/negotiation.json", raw, isNew: true };
}

/** Returns a form that names an uploaded picture, and the picture. */
async function uploadOf(project: Project, name: string, color = "white") {
  const form = formWith(project, trainers, "/trainers/trainer-01.jpg", name);
  const content = await plainPicture(900, 900, color).jpeg().toBuffer();
  return { form, picture: { path: `trainers/${name}`, content } };
}

test("changing a text changes only that text, again and again", async () => {
  const project = open();
  const before = project.files();
  const form = formWith(project, palsam, tagline, "One deal.");
  const fileVersion = await project.store.save(form, []);
  const next = JSON.parse(form.raw.replace("One deal.", "Two deals."));
  await project.store.save({ ...form, raw: JSON.stringify({ ...next, fileVersion }) }, []);
  expect(project.files()).toEqual(
    before.set(palsam, String(before.get(palsam)).replace(tagline, "Two deals.")),
  );
});

test.each([
  ["a byte order mark", (text: string) => `\ufeff${text}`],
  ["accents that are stored apart from their letters", (text: string) => text.replace(tagline, "Cafe\u0301")],
])("a file with %s can be saved", async (_, write) => {
  const project = open();
  project.content.write(palsam, write(project.content.read(palsam)));
  await project.store.save(formWith(project, palsam, '"hours":24', '"hours":25'), []);
  await project.store.save(formWith(project, palsam, '"hours":25', '"hours":26'), []);
  expect(project.content.read(palsam)).toContain('"hours": 26');
});

test.each([
  ["a number that is too high", palsam, '"hours":24', '"hours":999', "Program › Duration › Hours"],
  ["a missing page", "services/services.json", "/flagship-programs", "/flagship-program", "Did you mean"],
  [
    "a picture that is there already",
    "gallery/gallery.json",
    "/gallery/palsam-4.jpg",
    "/gallery/palsam-1.jpg",
    "Pictures 4: This entry has the same picture as the one in Gallery pictures › Pictures 3.",
  ],
  [
    "an empty field",
    "pages/home.json",
    '"Our clients"',
    '""',
    "Home page › Section of the clients › Heading",
  ],
])(
  "%s is rejected with the message of the check, and nothing is written",
  async (_, file, from, to, message) => {
    const project = open();
    const save = () => project.store.save(formWith(project, file, from, to), []);
    expect(await changedBy(project, () => expect(save()).rejects.toThrow(message))).toEqual([]);
  },
);

test("a file with problems can be corrected step by step", async () => {
  const project = open();
  project.content.edit(palsam, '"hours": 24', '"hours": 999');
  project.content.edit(palsam, '"title": "PALSAM",', '"title": "",');
  await project.store.save(formWith(project, palsam, '"hours":999', '"hours":24'), []);
  expect((await project.content.diagnostics()).map(({ path }) => path)).toEqual([["landing", "title"]]);
});

test("a new program is listed by its overview and by the menu", async () => {
  const project = open();
  expect(await changedBy(project, () => project.store.save(newProgram(project), []))).toEqual([
    "navigation/header.json",
    "pages/flagship-programs.json",
    "programs/negotiation.json",
  ]);
  expect(await project.content.diagnostics()).toEqual([]);
});

test("a program whose file was deleted can be created again, without a second place in the lists", async () => {
  const project = open();
  const raw = project.store.read(palsam);
  project.content.remove(palsam);
  const save = () => project.store.save({ path: palsam, raw, isNew: true }, []);
  expect(await changedBy(project, save)).toEqual([palsam]);
});

test("a new program is not saved while a list that needs it cannot be read, because the list would lose text", async () => {
  const project = open();
  project.content.edit("navigation/header.json", '"explore":', '"explore": "Our programs", "explore":');
  const save = () => expect(project.store.save(newProgram(project), [])).rejects.toThrow("twice");
  expect(await changedBy(project, save)).toEqual([]);
});

test.each<[string, (project: Project) => unknown]>([
  [
    "saved in another tab",
    (project) => project.store.save(formWith(project, palsam, "Turn a", "Turn the"), []),
  ],
  ["changed on disk", ({ content }) => content.edit(palsam, '"hours": 24', '"hours": 25')],
  ["deleted", ({ content }) => content.remove(palsam)],
])("a form does not overwrite a file that was %s after it was opened", async (_, change) => {
  const project = open();
  const form = formWith(project, palsam, tagline, "One deal.");
  await change(project);
  const save = () =>
    expect(project.store.save(form, [])).rejects.toThrow(/was changed or deleted.*second tab/);
  expect(await changedBy(project, save)).toEqual([]);
});

test("a file that changes while a save is checked is not overwritten", async () => {
  const project = open();
  const save = project.store.save(formWith(project, palsam, tagline, "One deal."), []);
  await Promise.resolve();
  project.content.edit(palsam, '"hours": 24', '"hours": 25');
  await expect(save).rejects.toThrow("was changed");
  expect(project.content.read(palsam)).toContain('"hours": 25');
});

test("of two saves at the same time, the second one is refused", async () => {
  const project = open();
  const [first, second] = ["One deal.", "Two deals."].map((text) => formWith(project, palsam, tagline, text));
  if (!first || !second) throw new Error("There are two forms");
  const saves = await Promise.allSettled([project.store.save(first, []), project.store.save(second, [])]);
  expect(saves.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(project.content.read(palsam)).toContain('"One deal."');
});

test("a new program does not overwrite one that somebody else has added", async () => {
  const project = open();
  const save = project.store.save({ ...formWith(project, palsam, "PALSAM", "Other"), isNew: true }, []);
  await expect(save).rejects.toThrow("was changed");
});

test("a file that became unreadable after its form was opened is reported, not overwritten", async () => {
  const project = open();
  const form = formWith(project, palsam, tagline, "One deal.");
  project.content.edit(palsam, '"hours": 24', '"hours" 24');
  await expect(project.store.save(form, [])).rejects.toThrow("A colon is missing");
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
])("%s is not a file that may be read or written", async (path) => {
  const { store } = open();
  expect(() => store.read(path)).toThrow(ValidationError);
  await expect(store.save({ path, raw: "{}", isNew: true }, [])).rejects.toThrow(ValidationError);
});

test.each(["../x.jpg", "/x.jpg", "gallery/x.js", "gallery/X 1.jpg", "a\\..\\x.jpg", "gallery/con.jpg"])(
  "%s is not a picture that may be written or removed",
  async (path) => {
    const { store } = open();
    await expect(store.upload({ path, content: Buffer.from("") })).rejects.toThrow(ValidationError);
    await expect(store.remove([path])).rejects.toThrow(ValidationError);
  },
);

test.each<[string, boolean]>([
  ["تدريب-café-2.jpg", true],
  ["Photo(1)[x].jpg", true],
  ["a b.jpg", false],
  [".photo.jpg", false],
  ["Aux.jpg", false],
  ["photo.heic", false],
])("a picture called %s is accepted by file and by upload, or by neither: %s", async (name, isAccepted) => {
  const project = open();
  const { form, picture } = await uploadOf(project, name);
  const isSaved = project.store.save(form, [picture]).then(
    () => true,
    () => false,
  );
  expect(await isSaved).toBe(isAccepted);
  const { content } = open();
  content.write(picture.path, picture.content);
  content.edit(trainers, "./trainer-01.jpg", `./${name}`);
  expect((await content.diagnostics()).length).toBe(isAccepted ? 0 : 1);
});

test("an uploaded picture replaces no other one, and is stored once", async () => {
  const project = open();
  const own = await uploadOf(project, "new.jpg");
  const other = await uploadOf(project, "new.jpg", "teal");
  expect(await project.store.upload(other.picture)).toBe("trainers/new.jpg");
  const fileVersion = await project.store.save(own.form, [own.picture]);
  const raw = JSON.stringify({ ...JSON.parse(own.form.raw), fileVersion });
  await project.store.save({ ...own.form, raw }, [own.picture]);
  const stored = ["new.jpg", "new-2.jpg"].map((name) => project.content.bytes(`trainers/${name}`));
  expect(stored).toEqual([other.picture.content, own.picture.content]);
  expect(project.content.read(trainers)).toContain('"./new-2.jpg"');
  expect(project.files().has("trainers/new-3.jpg")).toBe(false);
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
  expect(await changedBy(project, () => project.store.save(form, [wrong, picture]))).toEqual([
    "trainers/right.jpg",
    trainers,
  ]);
});

test("if a file cannot be written completely, no other one is written", async () => {
  const project = open();
  const program = newProgram(project);
  const scratch = join(project.content.directory, "../.cache/visual-editor");
  // The third file of the change cannot be written.
  mkdirSync(join(scratch, "2"), { recursive: true });
  const save = () => expect(project.store.save(program, [])).rejects.toThrow("EISDIR");
  expect(await changedBy(project, save)).toEqual([]);
  expect(readFileSync(join(scratch, "0"), "utf8")).toContain("Negotiation");
});

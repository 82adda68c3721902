import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentStore } from "../../../../src/content/visual-editor/store";
import { ValidationError } from "../../../../src/content/visual-editor/validation-error";
import { type ContentCopy, copyContent } from "../content-copy";
import { plainPicture } from "../plain-picture";

const palsam = "programs/palsam.json";
const trainers = "trainers/trainers.json";
const tagline = "Ten minutes, nine steps, one deal.";

type Form = { path: string; form: { fileVersion?: string }; isNew: boolean };

let content: ContentCopy;
let project: string;
let store: ContentStore;

beforeEach(() => {
  ({ content, project } = copyContent());
  store = new ContentStore(content.directory, join(project, ".cache/visual-editor"));
});

const files = () =>
  new Map(
    readdirSync(content.directory, { recursive: true, encoding: "utf8" })
      .filter((file) => file.includes("."))
      .map((file) => [file, file.endsWith(".json") ? content.read(file) : "a picture"]),
  );

/** Returns the files that an action has changed or added. */
async function changedBy(action: () => Promise<unknown>): Promise<string[]> {
  const before = files();
  await action();
  return [...files()].flatMap(([file, text]) => (before.get(file) === text ? [] : file)).sort();
}

/** Expects that a save is refused with a message, and that nothing is written. */
async function expectRefused(form: Form, message: string | RegExp): Promise<void> {
  const save = () => expect(store.save(form, [])).rejects.toThrow(message);
  expect(await changedBy(save)).toEqual([]);
}

/** Returns what the editor's page sends after a change of a text in a form. */
function formWith(path: string, from: string | RegExp, to: string): Form {
  const before = store.read(path);
  const text = before.replace(from, to);
  if (text === before) throw new Error(`The form of ${path} does not contain ${from}`);
  return { path, form: JSON.parse(text), isNew: false };
}

/** Returns what the editor's page sends for a copy of a program with another name. */
function newProgram(): Form {
  const text = store
    .read(palsam)
    .replaceAll("/flagship/palsam", "/flagship/negotiation")
    .replace('"name":"PALSAM"', '"name":"Negotiation"')
    .replace('"title":"PALSAM: Sales', '"title":"Negotiation: Sales')
    .replace('"description":"Nine steps', '"description":"Nine talks');
  return { path: "programs/negotiation.json", form: JSON.parse(text), isNew: true };
}

/** Returns a form that names an uploaded picture, and the picture. */
async function uploadOf(name: string, color = "white") {
  const form = formWith(trainers, "/trainers/trainer-01.jpg", name);
  const content = await plainPicture(900, 900, color).jpeg().toBuffer();
  return { form, picture: { path: `trainers/${name}`, content } };
}

test("changing a text changes only that text, again and again", async () => {
  const before = files();
  const opened = formWith(palsam, tagline, "One deal.");
  const fileVersion = await store.save(opened, []);
  const next = JSON.parse(JSON.stringify(opened.form).replace("One deal.", "Two deals."));
  await store.save({ ...opened, form: { ...next, fileVersion } }, []);
  expect(files()).toEqual(before.set(palsam, String(before.get(palsam)).replace(tagline, "Two deals.")));
});

test.each([
  ["a byte order mark", (text: string) => `\ufeff${text}`],
  ["accents that are stored apart from their letters", (text: string) => text.replace(tagline, "Cafe\u0301")],
])("a file with %s can be saved", async (_, write) => {
  content.write(palsam, write(content.read(palsam)));
  await store.save(formWith(palsam, '"hours":24', '"hours":25'), []);
  await store.save(formWith(palsam, '"hours":25', '"hours":26'), []);
  expect(content.read(palsam)).toContain('"hours": 26');
});

test.each([
  ["a missing page", "services/services.json", "/flagship-programs", "/flagship-program", "Did you mean"],
  [
    "a picture that is there already",
    "gallery/gallery.json",
    "/gallery/palsam-4.jpg",
    "/gallery/palsam-1.jpg",
    "Pictures 4: This entry has the same picture as the one in Gallery pictures › Pictures 3.",
  ],
  ["a text of two paragraphs", palsam, "nine steps, one", "nine steps.\\nOne", "Tagline: This text"],
])(
  "%s is refused with the message of the check, and nothing is written",
  async (_, file, from, to, message) => {
    await expectRefused(formWith(file, from, to), message);
  },
);

test("a file with problems can be corrected step by step", async () => {
  content.edit(palsam, '"hours": 24', '"hours": 999');
  content.edit(palsam, '"title": "PALSAM",', '"title": "",');
  await store.save(formWith(palsam, '"hours":999', '"hours":24'), []);
  expect((await content.diagnostics()).map(({ path }) => path)).toEqual([["landing", "title"]]);
});

test("a new program is listed by its overview and by the menu", async () => {
  expect(await changedBy(() => store.save(newProgram(), []))).toEqual([
    "navigation/header.json",
    "pages/flagship-programs.json",
    "programs/negotiation.json",
  ]);
  expect(await content.diagnostics()).toEqual([]);
});

test("a program whose file was deleted can be created again, without a second place in the lists", async () => {
  const form = JSON.parse(store.read(palsam));
  content.remove(palsam);
  const save = () => store.save({ path: palsam, form, isNew: true }, []);
  expect(await changedBy(save)).toEqual([palsam]);
});

test("a new program is not saved while a list that needs it cannot be read, because the list would lose text", async () => {
  content.edit("navigation/header.json", '"explore":', '"explore": "Our programs", "explore":');
  await expectRefused(newProgram(), "twice");
});

const changed = /was changed or deleted.*second tab/;

test.each<[string, () => unknown, RegExp]>([
  ["saved in another tab", () => store.save(formWith(palsam, "Turn a", "Turn the"), []), changed],
  ["changed on disk", () => content.edit(palsam, '"hours": 24', '"hours": 25'), changed],
  ["deleted", () => content.remove(palsam), changed],
  ["made unreadable", () => content.edit(palsam, '"hours": 24', '"hours" 24'), /A colon is missing/],
])("a form does not overwrite a file that was %s after it was opened", async (_, change, message) => {
  const form = formWith(palsam, tagline, "One deal.");
  await change();
  await expectRefused(form, message);
});

test("a file that changes while a save is checked is not overwritten", async () => {
  const save = store.save(formWith(palsam, tagline, "One deal."), []);
  await Promise.resolve();
  content.edit(palsam, '"hours": 24', '"hours": 25');
  await expect(save).rejects.toThrow("was changed");
  expect(content.read(palsam)).toContain('"hours": 25');
});

test("of two saves at the same time, the second one is refused", async () => {
  const forms = ["One deal.", "Two deals."].map((text) => formWith(palsam, tagline, text));
  const saves = await Promise.allSettled(forms.map((form) => store.save(form, [])));
  expect(saves.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(content.read(palsam)).toContain('"One deal."');
});

test("a new program does not overwrite one that somebody else has added", async () => {
  const form = { ...formWith(palsam, "PALSAM", "Other"), isNew: true };
  await expectRefused(form, "was changed");
});

test("a picture in use stays, an unused one is deleted", async () => {
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
  expect(() => store.read(path)).toThrow(ValidationError);
  await expect(store.save({ path, form: {}, isNew: true }, [])).rejects.toThrow(ValidationError);
});

test.each(["../x.jpg", "/x.jpg", "gallery/x.js", "gallery/X 1.jpg", "a\\..\\x.jpg", "gallery/con.jpg"])(
  "%s is not a picture that may be written or removed",
  async (path) => {
    await expect(store.upload({ path, content: Buffer.from("") })).rejects.toThrow(ValidationError);
    await expect(store.remove([path])).rejects.toThrow(ValidationError);
  },
);

test("an uploaded picture replaces no other one, and is stored once", async () => {
  const own = await uploadOf("new.jpg");
  const other = await uploadOf("new.jpg", "teal");
  expect(await store.upload(other.picture)).toBe("trainers/new.jpg");
  const fileVersion = await store.save(own.form, [own.picture]);
  await store.save({ ...own.form, form: { ...own.form.form, fileVersion } }, [own.picture]);
  const stored = ["new.jpg", "new-2.jpg"].map((name) => content.bytes(`trainers/${name}`));
  expect(stored).toEqual([other.picture.content, own.picture.content]);
  expect(content.read(trainers)).toContain('"./new-2.jpg"');
  expect(files().has("trainers/new-3.jpg")).toBe(false);
});

test.each([
  ["a folder of that name", "new.jpg", "new.jpg"],
  ["a name that differs in capitals", "New.jpg", "new.jpg"],
  ["a name that stores its accents in another way", "caf\u00e9.jpg", "cafe\u0301.jpg"],
])("an uploaded picture is stored beside %s", async (_, taken, name) => {
  mkdirSync(join(content.directory, "trainers", taken));
  const { form, picture } = await uploadOf(name);
  await store.save(form, [picture]);
  expect(content.read(trainers)).toContain(`"./${name.normalize().replace(".", "-2.")}"`);
});

test("an uploaded picture that no field names is not stored, so that a wrong one can be replaced", async () => {
  const wrong = { path: "trainers/wrong.avif", content: Buffer.from("") };
  const { form, picture } = await uploadOf("right.jpg");
  expect(await changedBy(() => store.save(form, [wrong, picture]))).toEqual(["trainers/right.jpg", trainers]);
});

test("if a file cannot be written completely, no other one is written", async () => {
  const scratch = join(content.directory, "../.cache/visual-editor");
  // The third file of the change cannot be written.
  mkdirSync(join(scratch, "2"), { recursive: true });
  await expectRefused(newProgram(), "EISDIR");
  expect(readFileSync(join(scratch, "0"), "utf8")).toContain("Negotiation");
});

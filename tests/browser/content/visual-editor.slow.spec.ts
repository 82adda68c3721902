import { rmSync } from "node:fs";
import { join, posix } from "node:path";
import { expect as playwrightExpect, test } from "@playwright/test";
import { gallery } from "../../node/site/content";
import { first, programs } from "../navigation/place";
import { EditedProject, labelled, openEntry, photograph, saved, unfold, upload } from "./visual-editor";

/** Gatsby and the editor are slow on a busy machine. */
const expect = playwrightExpect.configure({ timeout: 60_000 });
test.use({ actionTimeout: 60_000 });

const tagline = "Ten minutes. Nine steps. One deal.";
const topic = "A new topic";
const shown = "A trainer and two participants beside a teal wall.";
const category = gallery.filters.at(-1)?.label ?? "";

const program = first(
  programs,
  ({ landing, outline }) => landing.tagline !== undefined && outline?.topics !== undefined,
);
const programFile = `programs/${posix.basename(program.path)}.json`;
const title = `"title": ${JSON.stringify(program.landing.title)}`;
const picture = posix.join("data/programs", program.landing.image.src);

let project: EditedProject;

test.beforeAll(() => {
  project = new EditedProject();
});
test.afterAll(() => project.remove());

test("an editor changes a text, a topic and a picture, and nothing else; the page shows each correct state", async ({
  page,
  context,
}) => {
  test.setTimeout(1_800_000);
  const hosts = new Set<string>();
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http")) hosts.add(hostname);
  });
  const before = project.content();
  const { editor, site } = await project.edit();
  const address = `${site}${program.path}`;

  await test.step("a program's tagline and a new topic", async () => {
    await page.goto(`${editor}/#/collections/programs`);
    await expect(page.getByRole("link", { name: program.name, exact: true })).toBeVisible();
    await photograph(page, "editor-programs");
    await openEntry(page, editor, "programs", program.name);
    await expect(page.getByRole("link", { name: "See the page" })).toHaveAttribute("href", address);
    const landing = await unfold(await labelled(page, page, /^Landing$/));
    const field = landing.getByRole("textbox", { name: /^Tagline/ });
    // The browser derives the direction of each text from its first letter.
    await expect(field).toHaveCSS("unicode-bidi", "plaintext");
    await field.fill(tagline);
    await photograph(page, "editor-form");
    const outline = await unfold(await labelled(page, page, /^Outline/));
    const topics = await labelled(outline, page, /^Topics/);
    await topics.getByRole("button", { name: "Add topic" }).click();
    await (await labelled(topics, page, /^Title$/)).fill(topic);
    await saved(page);
  });

  await test.step("a picture of the gallery", async () => {
    await openEntry(page, editor, "lists", "Gallery pictures");
    const pictures = await labelled(page, page, /^Pictures$/);
    await pictures.getByRole("button", { name: "Add picture" }).click();
    await (await labelled(pictures, page, /^Category$/)).fill(category);
    const group = await unfold(await labelled(pictures, page, /^Picture$/));
    await (await labelled(group, page, /^What the picture shows$/)).fill(shown);
    await group.getByRole("button", { name: "Choose an image" }).click();
    await upload(page, "New Picture.JPG", 1067);
    await expect(group.getByRole("img")).toBeVisible();
    await saved(page);
  });

  await test.step("the files differ in exactly these places", async () => {
    const expected = { ...before };
    const change = (file: string, by: (content: ReturnType<typeof JSON.parse>) => void) => {
      const content = JSON.parse(expected[file] ?? "");
      by(content);
      expected[file] = `${JSON.stringify(content, null, 2)}\n`;
    };
    change(programFile, ({ landing, outline }) => {
      landing.tagline = tagline;
      const id = Math.max(...outline.topics.map((other: { id: number }) => other.id)) + 1;
      outline.topics.push({ id, title: topic });
    });
    change("gallery/gallery.json", ({ items }) =>
      items.push({ type: category, img: { src: "./new-picture.jpg", alt: shown } }),
    );
    expected[join("gallery", "new-picture.jpg")] = "a file";
    expect(project.content()).toEqual(expected);
  });

  const heading = page.getByRole("heading", { level: 1 });
  const file = `data/${programFile}`;
  const text = project.read(file);

  await test.step("the page of the entry shows it", async () => {
    // The site is available after its first bundle, which takes minutes on a busy machine.
    await expect.poll(() => project.log, { timeout: 900_000 }).toContain("You can now view");
    await page.goto(address);
    await expect(page.getByText(tagline)).toBeVisible();
    project.write(file, text.replace(title, '"title": "A new title"'));
    await expect(heading).toHaveText("A new title");
  });

  if (process.env.DOCS) {
    await page.goto(site);
    await photograph(page, "home");
    await page.goto(address);
  }

  async function expectReport(report: string, title = program.landing.title): Promise<void> {
    await expect.poll(() => project.log).toContain(report);
    await page.reload();
    await expect(heading).toHaveText(title);
    const width = () =>
      page
        .locator("main img")
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }

  await test.step("with a mistake in a file, the terminal shows it, and the page stays as it is", async () => {
    project.write(file, text.replace(title, title.slice(0, -1)));
    await expectReport(`${file}:`, "A new title");
    project.write(file, text);
    await expect(heading).toHaveText(program.landing.title);
    project.write(picture, "This is no picture.");
    await expectReport("cannot be read as a picture");
    rmSync(join(project.folder, picture));
    await expectReport(`The folder data has no file "${picture.replace("data/", "")}"`);
    expect(project.log).not.toMatch(/\n\s+at \S+.*:\d+:\d+\)?|Unable to parse JSON|Cannot return null/);
  });

  expect([...hosts]).toEqual(["127.0.0.1"]);
  expect(project.connections()).toEqual([]);
});

import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { gallery } from "../../node/site/content";
import { fileOf, first, programs } from "../navigation/place";
import { EditedProject, labelled, openEntry, save, saved, unfold } from "./visual-editor";

const tagline = "Ten minutes. Nine steps. One deal.";
const topic = "A new topic";
const shown = "A trainer and two participants beside a teal wall.";

/** A program with a tagline and topics, and with days to which 100 hours do not fit. */
const program = first(
  programs,
  ({ landing, duration, outline }) =>
    landing.tagline !== undefined && outline?.topics !== undefined && (duration?.days ?? 100) * 12 < 100,
);
const programFile = `programs/${fileOf(program)}.json`;
const category = gallery.filters.at(-1)?.label ?? "";

const projects: EditedProject[] = [];

// Gatsby and the editor start slowly on a busy machine.
test.use({ actionTimeout: 60_000 });

test.afterEach(async () => {
  for (const project of projects.splice(0)) await project.remove();
});

test("an editor changes a text, a topic and a picture, and nothing else", async ({ page, context }) => {
  test.setTimeout(1_200_000);
  const hosts = new Set<string>();
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http")) hosts.add(hostname);
  });
  const project = new EditedProject();
  projects.push(project);
  const before = project.content();
  const { editor, site } = await project.edit();

  await test.step("a program's tagline", async () => {
    await openEntry(page, editor, "programs", program.name);
    const landing = await unfold(await labelled(page, page, /^Landing$/));
    await landing.getByRole("textbox", { name: /^Tagline/ }).fill(tagline);
    await saved(page);
  });

  await test.step("hours that do not agree with the days are rejected", async () => {
    const duration = await unfold(await labelled(page, page, /^Duration/));
    await duration.getByLabel("Hours").fill("100");
    await save(page);
    const refusal = page.getByRole("alert").filter({ hasText: "hours and the days must agree" });
    await expect(refusal).toBeVisible({ timeout: 30_000 });
    await duration.getByLabel("Hours").fill(`${program.duration?.hours}`);
    await saved(page);
  });

  await test.step("a new topic of the program's outline", async () => {
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
    const picture = await unfold(await labelled(pictures, page, /^Picture$/));
    await (await labelled(picture, page, /^What the picture shows$/)).fill(shown);
    await picture.getByRole("button", { name: "Choose an image" }).click();
    const buffer = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "New Picture.JPG", mimeType: "image/jpeg", buffer });
    // The picture that was just uploaded is selected.
    await page.getByRole("button", { name: "Choose selected" }).click();
    await expect(picture.getByRole("img")).toBeVisible();
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

  await test.step("the page of the entry shows it", async () => {
    await openEntry(page, editor, "programs", program.name);
    const address = `${site}${program.path}`;
    await expect(page.getByRole("link", { name: "See the page" })).toHaveAttribute("href", address);
    // The site is available after its first bundle, which takes minutes on a busy machine.
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByText(tagline)).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 400_000 });
  });

  await test.step("the built pages show it, and nothing of the editor is built", async () => {
    await project.stop();
    await project.build();
    expect(project.read(`public${program.path}.html`)).toContain(tagline);
    expect(project.read("public/gallery.html")).toContain(shown);
    expect(project.built().filter((file) => /decap|visual-editor/.test(file))).toEqual([]);
  });

  expect([...hosts]).toEqual(["127.0.0.1"]);
  expect(project.connections()).toEqual([]);
});

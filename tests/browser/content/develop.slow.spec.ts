import { posix } from "node:path";
import { expect, test } from "@playwright/test";
import { fileOf, first, programs } from "../navigation/place";
import { DevelopServer } from "./develop-server";

const server = new DevelopServer();
const program = first(programs, ({ landing }) => landing.image.src.startsWith("./"));
const file = `programs/${fileOf(program)}.json`;
const picture = posix.join("programs", program.landing.image.src);
const title = `"title": ${JSON.stringify(program.landing.title)}`;

// Gatsby starts slowly on a busy machine.
test.describe.configure({ mode: "serial", timeout: 120_000 });

test.afterAll(() => server.stop());

test.afterEach(() => {
  expect(server.log).not.toMatch(/\n\s+at \S+.*:\d+:\d+\)?|Unable to parse JSON|Cannot return null/);
});

test("with a mistake in the content, nothing starts, and the terminal shows the mistake", async () => {
  server.edit(file, title, title.slice(0, -1));
  await expect(server.start()).rejects.toThrow(`data/${file}:`);
  server.restore(file);
});

test("a page keeps its last valid state while a file has a mistake, and shows the correction", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await server.start();
  await page.goto(`${server.address}${program.path}`);
  const heading = page.getByRole("heading", { level: 1 });
  const image = page.locator("main img").first();

  async function expectReport(text: string): Promise<void> {
    const before = server.log.length;
    await expect.poll(() => server.log.slice(before), { timeout: 30_000 }).toContain(text);
    await page.reload();
    await expect(heading).toHaveText(program.landing.title);
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }

  const text = server.read(file);
  server.write(file, text.replace(title, title.slice(0, -1)));
  await expectReport(`data/${file}:`);
  server.write(file, text.replace(title, '"title": "A new title"'));
  await expect(heading).toHaveText("A new title", { timeout: 30_000 });
  server.restore(file);
  await expect(heading).toHaveText(program.landing.title, { timeout: 30_000 });

  server.write(picture, "This is no picture.");
  await expectReport("cannot be read as a picture");
  server.remove(picture);
  await expectReport(`The file data/${picture} does not exist`);
  server.restore(picture);
  server.remove("services/services.json");
  await expectReport("This file is missing");
});

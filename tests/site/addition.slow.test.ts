import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { copyProject, removeProject } from "../bench/build/project";
import { attribute, one, textOf } from "./html";

/** Milliseconds for a build and the tests of what it wrote, also on a busy machine. */
const patience = 30 * 60_000;

let folder: string;

const inData = (name: string) => path.join(folder, "data", name);

/** Puts a value into a file of the content: at the end of a list, or in the place of a field. */
function put(file: string, place: (string | number)[], value: unknown): void {
  const text = readFileSync(inData(file), "utf8");
  const isArrayInsertion = place.at(-1) === -1;
  writeFileSync(inData(file), applyEdits(text, modify(text, place, value, { isArrayInsertion })));
}

/** Another picture of the same kind: one that is there, mirrored. */
async function addPicture(original: string, name: string): Promise<void> {
  await sharp(inData(original)).flop().toFile(inData(name));
}

/** A 10th flagship program. */
async function addProgram(): Promise<void> {
  const file = "programs/negotiation.json";
  await addPicture("programs/palsam.jpg", "programs/negotiation.jpg");
  cpSync(inData("programs/palsam.json"), inData(file));
  put(file, ["path"], "/flagship/negotiation");
  put(file, ["name"], "Negotiation");
  put(file, ["metadata", "title"], "Negotiation: Agreements That Hold");
  put(
    file,
    ["metadata", "description"],
    "How to prepare, open and close a negotiation so that both sides keep what they have agreed, in 24 hours over 4 days.",
  );
  put(file, ["landing", "title"], "Negotiation");
  put(file, ["landing", "image", "src"], "./negotiation.jpg");
  put("pages/flagship-programs.json", ["programs", "programs", -1], "/flagship/negotiation");
  const link = { name: "Negotiation", path: "/flagship/negotiation" };
  put("navigation/header.json", ["entries", 2, "subPages", -1], link);
}

async function addToLists(): Promise<void> {
  await addPicture("pages/home-2.jpg", "pages/home-4.jpg");
  const slide = { src: "./home-4.jpg", alt: "A team of four around a table, seen from the other side." };
  put("pages/home.json", ["carousel", "slides", -1], slide);

  await addPicture("partners/learning-group.png", "partners/academy.png");
  const seal = { src: "./academy.png", alt: "Round seal of an academy with a graduation cap." };
  put("partners/partners.json", ["partners", -1], {
    logo: seal,
    details: ["Academy", "An academy for those who teach."],
  });

  await addPicture("trainers/trainer-01.jpg", "trainers/trainer-11.jpg");
  const portrait = {
    src: "./trainer-11.jpg",
    alt: "Portrait of a trainer with dark hair who looks to the left.",
  };
  put("trainers/trainers.json", ["trainers", -1], { name: "Negotiation trainer", image: portrait });

  // The other logos are PNG files.
  const size = 'width="600" height="300"';
  writeFileSync(
    inData("clients/client-29-tarmina.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} rx="150" fill="#0b7a75"/></svg>\n`,
  );
  const logo = { src: "./client-29-tarmina.svg", alt: "Tarmina logo" };
  put("clients/clients.json", ["logos", -1], { name: "Tarmina", image: logo });

  put("gallery/gallery.json", ["filters", -1], { label: "Open Days" });
  for (const number of [1, 2]) {
    await addPicture(`gallery/palsam-${number}.jpg`, `gallery/open-days-${number}.jpg`);
    const img = { src: `./open-days-${number}.jpg`, alt: `Guests in a training room on open day ${number}.` };
    put("gallery/gallery.json", ["items", -1], { type: "Open Days", img });
  }
}

/**
 * Runs a program of the project with this Node.
 *
 * @throws with what it printed last if it fails
 */
function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    // Playwright refuses to run where it sees Jest.
    env: { ...process.env, GATSBY_LOGGER: "yurnalist", NODE_ENV: undefined, JEST_WORKER_ID: undefined },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${args[0]} failed:\n${`${stdout}\n${stderr}`.slice(-10_000)}`);
}

const page = (name: string) => parse(readFileSync(path.join(folder, "public", `${name}.html`), "utf8"));

beforeAll(async () => {
  folder = copyProject(process.cwd());
  cpSync("tests", path.join(folder, "tests"), { recursive: true });
  await addProgram();
  await addToLists();
  run("node_modules/gatsby/cli.js", "build");
}, patience);
afterAll(() => removeProject(folder));

test("a program that is added has a page, and is in the navigation, the list, the sitemap and the graph", () => {
  const added = page("flagship/negotiation");
  expect(textOf(one(added, "h1"))).toBe("Negotiation");
  expect(one(added, 'script[type="application/ld+json"]').rawText).toContain('"Course"');
  expect(attribute(one(added, 'meta[property="og:image"]'), "content")).toMatch(/\.jpg$/);
  const home = page("index");
  expect(home.querySelectorAll('header nav a[href="/flagship/negotiation"]').map(textOf)).toEqual([
    "Negotiation",
  ]);
  const list = page("flagship-programs").querySelectorAll("article h3 a").map(textOf);
  expect(list.at(-1)).toBe("Negotiation");
  expect(readFileSync(path.join(folder, "public/sitemap.xml"), "utf8")).toContain("/flagship/negotiation<");
});

test("what is added to a list is on its page", () => {
  const home = page("index");
  const carousels = home.querySelectorAll('main [aria-roledescription="carousel"]');
  expect(
    carousels.map((carousel) => carousel.querySelectorAll('[aria-roledescription="slide"]').length),
  ).toEqual([4, 3]);
  const seen = [home, page("partners"), page("gallery")].map((document) => one(document, "main").toString());
  expect(seen[0]).toContain("Negotiation trainer");
  expect(seen[0]).toContain("Tarmina logo");
  expect(seen[1]).toContain("An academy for those who teach.");
  expect(seen[2]).toContain("Open Days");
  expect(seen[2]).toContain("Guests in a training room on open day 2.");
});

test(
  "the tests of the built site follow",
  () => {
    const tests = ["--config", "tests/site/jest.config.mjs", "--testPathIgnorePatterns", "\\.slow\\."];
    expect(() => run("node_modules/jest/bin/jest.js", ...tests)).not.toThrow();
  },
  patience,
);

test(
  "the tests of what a visitor sees follow",
  () => {
    const names = [
      "carousel",
      "trainers",
      "client-logos",
      "gallery",
      "partners",
      "navigation-apg",
      "program",
    ];
    const tests = ["test", "--config", "tests/browser/playwright.config.ts", "--grep-invert", "\\.slow\\."];
    expect(() =>
      run("node_modules/@playwright/test/cli.js", ...tests, "--reporter=dot", ...names),
    ).not.toThrow();
  },
  patience,
);

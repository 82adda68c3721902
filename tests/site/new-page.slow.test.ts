import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { copyProject, copyTests, removeProject } from "../project-copy";
import { header, site } from "./content";
import { attribute, one, textOf } from "./html";
import { buildIn, runJestIn, runNodeIn } from "./run-node";

/** In milliseconds, for a build on a busy machine. */
const patience = 15 * 60_000;

let folder: string;

const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), "utf8");

const careers = {
  path: "/careers",
  name: "Careers",
  metadata: {
    title: "Careers: Work With Our Trainers",
    description:
      "Whom we look for, how we work together, and how to apply: open positions for trainers in Cairo.",
  },
  landing: {
    title: "Teach what you have done.",
    isExpandable: false,
    tone: "light",
    accent: "teal",
    image: { src: "./careers.jpg", alt: "Two people at a table with an open laptop." },
  },
  applying: { heading: "How to apply", paragraphs: ["Write to us about what you have taught."] },
};

const schema = `import { prose } from "../section";
import { content } from "../vocabulary";
import { landingPage } from "./shared";

/** data/pages/careers.json */
export const careers = content(
  "CareersPage",
  { ...landingPage, applying: prose },
  { hint: "The words and the landing of the page about careers." },
);
`;

const component = `import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/layout/page";
import { Prose } from "../components/ui/prose";
import { Section } from "../components/ui/section";
import { required } from "../query/required";

/** Careers: whom we look for, and how to apply. */
export default function CareersPage({ data }: PageProps<Queries.CareersQuery>) {
  const page = required(data.careersPage, "pages/careers.json");
  return (
    <Page page={page}>
      <Section>
        <h2>{page.applying.heading}</h2>
        <Prose prose={page.applying} />
      </Section>
    </Page>
  );
}

export const query = graphql\`
  query Careers {
    careersPage {
      ...LandingPage
      applying {
        heading
        ...Prose
      }
    }
  }
\`;
`;

/** Follows the four steps of CONTRIBUTING.md. */
function addPage(): void {
  copyFileSync(file("data/pages/partners.jpg"), file("data/pages/careers.jpg"));
  writeFileSync(file("data/pages/careers.json"), JSON.stringify(careers, null, 2));

  writeFileSync(file("src/content/schema/page/careers.ts"), schema);
  const kinds = read("src/content/kind/kind.ts")
    .replace(/^/, 'import { careers } from "../schema/page/careers";\n')
    .replace(/(?=^ *\{ file: "programs\/)/m, '  { file: "pages/careers.json", schema: careers },\n');
  writeFileSync(file("src/content/kind/kind.ts"), kinds);

  writeFileSync(file("src/pages/careers.tsx"), component);

  const { name } = careers;
  const navigation = { ...header, entries: [...header.entries, { name, path: careers.path }] };
  writeFileSync(file("data/navigation/header.json"), JSON.stringify(navigation, null, 2));
}

const home = header.entries.find(({ path }) => path === "/");

const document = () => parse(read("public/careers.html"));

beforeAll(() => {
  folder = copyProject(process.cwd());
  copyTests(process.cwd(), folder);
  addPage();
  buildIn(folder);
}, patience);
afterAll(() => removeProject(folder));

test("the page has its title and its texts", () => {
  expect(one(document(), "title").text).toBe(`${careers.metadata.title} | ${site.brand.name}`);
  expect(textOf(one(document(), "h1"))).toBe(careers.landing.title);
  expect(textOf(one(document(), "main h2"))).toBe(careers.applying.heading);
});

test(
  "the page has a share picture, which the next build draws again if it is missing",
  () => {
    const address = attribute(one(document(), 'meta[property="og:image"]'), "content");
    const picture = file(address.replace(site.address, "public"));
    expect(existsSync(picture)).toBe(true);
    rmSync(picture);
    buildIn(folder);
    expect(existsSync(picture)).toBe(true);
  },
  patience,
);

test("the types of the page and of its query match", () => {
  expect(() => runNodeIn(folder, "node_modules/typescript/bin/tsc", "-p", ".")).not.toThrow();
});

test("the page is in the header, the sitemap and llms.txt", () => {
  const link = one(parse(read("public/index.html")), `header a[href="${careers.path}"]`);
  expect(textOf(link)).toBe(careers.name);
  expect(read("public/sitemap.xml")).toContain(`<loc>${site.address}${careers.path}</loc>`);
  expect(read("public/llms.txt")).toContain(`[${careers.name}](${site.address}${careers.path})`);
});

test("the structured data has the page and its breadcrumb", () => {
  const script = one(document(), 'script[type="application/ld+json"]').rawText;
  const nodes: { "@id": string; itemListElement?: { name: string }[] }[] = JSON.parse(script)["@graph"];
  const address = `${site.address}${careers.path}`;
  expect(nodes.map((node) => node["@id"])).toContain(address);
  const breadcrumb = nodes.find((node) => node["@id"] === `${address}#breadcrumb`);
  expect(breadcrumb?.itemListElement?.map(({ name }) => name)).toEqual([home?.name, careers.name]);
});

test("the visual editor has a form for the page", () => {
  const script = `const { editorConfig } = require("./src/content/visual-editor/config.ts");
    console.log(JSON.stringify(editorConfig("data", "http://127.0.0.1:8000")));`;
  const { collections } = JSON.parse(runNodeIn(folder, "--require", "tsx/cjs", "--eval", script));
  const pages = collections.find(({ label }: { label: string }) => label === "Pages");
  const form = pages.files.find((entry: { file: string }) => entry.file === "pages/careers.json");
  expect(form).toMatchObject({ preview_path: careers.path });
  expect(form.fields.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(["path", "landing", "applying"]),
  );
});

test("Visual Studio Code has a schema for the page", () => {
  const { "json.schemas": schemas } = JSON.parse(read(".vscode/settings.json"));
  const { url } = schemas.find(({ fileMatch }: { fileMatch: string[] }) =>
    fileMatch.includes("/data/pages/careers.json"),
  );
  expect(JSON.parse(read(url)).$defs.CareersPage.properties).toHaveProperty("applying");
});

test.each(["unit", "site"] as const)(
  "the %s tests pass without a change",
  (level) => runJestIn(folder, level),
  patience,
);

test("the check of the content names a mistake in the page", () => {
  const text = read("data/pages/careers.json");
  writeFileSync(file("data/pages/careers.json"), text.replace('"tone"', '"tune"'));
  expect(() => runNodeIn(folder, "--import", "tsx", "src/content/command.ts")).toThrow(
    /data\/pages\/careers\.json:\d+/,
  );
  writeFileSync(file("data/pages/careers.json"), text);
});

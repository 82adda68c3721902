import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { copyProject, copyTests, removeProject } from "../project-copy";
import { header, site } from "./content";
import { attribute, one } from "./html";
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

beforeAll(() => {
  folder = copyProject();
  copyTests(folder);
  addPage();
  buildIn(folder);
}, patience);
afterAll(() => removeProject(folder));

test(
  "the page has a share picture, which the next build draws again if it is missing",
  () => {
    const page = parse(read("public/careers.html"));
    const address = attribute(one(page, 'meta[property="og:image"]'), "content");
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

// They cover the page, because they read from data/ what they expect.
test.each(["unit", "site"] as const)(
  "the %s tests pass without a change",
  (level) => runJestIn(folder, level),
  patience,
);

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editJson, readJson } from "./json";
import { numbered } from "./numbered";
import { writeVariation } from "./variation";

type Program = { path: string; name: string; landing: { image: { src: string } }; related: string[] };
type Overview = { programs: { programs: string[] } };
type SubPage = { name: string; path: string };
type Header = { entries: { path: string; subPages?: SubPage[] }[] };

const overviews = ["flagship-programs", "certifications-content"];
const isProgram = (path: string) => /^\/(?:flagship|certifications)\//.test(path);

function copyOf(program: Program, number: number): Program {
  const { path, name, landing, related } = program;
  return {
    ...program,
    path: numbered(path, number),
    name: `${name} ${number}`,
    landing: { ...landing, image: { ...landing.image, src: numbered(landing.image.src, number) } },
    related: related.map((other) => numbered(other, number)),
  };
}

/** Adds a copy of each program for each number, with its own banner, to the overviews and the header. */
export async function multiplyPrograms(
  data: string,
  numbers: readonly number[],
  stop: AbortSignal,
): Promise<void> {
  const folder = join(data, "programs");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    stop.throwIfAborted();
    const file = join(folder, name);
    const program = readJson<Program>(file);
    const banner = join(folder, program.landing.image.src);
    await Promise.all(numbers.map((number) => writeVariation(banner, numbered(banner, number), number)));
    for (const number of numbers)
      writeFileSync(numbered(file, number), JSON.stringify(copyOf(program, number), null, 2));
  }
  const paths = (path: string) => numbers.map((number) => numbered(path, number));
  for (const name of overviews) {
    editJson<Overview>(join(data, "pages", `${name}.json`), ({ programs, ...overview }) => ({
      ...overview,
      programs: { ...programs, programs: [...programs.programs, ...programs.programs.flatMap(paths)] },
    }));
  }
  const subPagesOf = ({ name, path }: SubPage) =>
    numbers.map((number) => ({ name: `${name} ${number}`, path: numbered(path, number) }));
  editJson<Header>(join(data, "navigation", "header.json"), ({ entries, ...header }) => ({
    ...header,
    entries: entries.map(({ subPages, ...entry }) => ({
      ...entry,
      ...(subPages && {
        subPages: [...subPages, ...subPages.filter(({ path }) => isProgram(path)).flatMap(subPagesOf)],
      }),
    })),
  }));
}

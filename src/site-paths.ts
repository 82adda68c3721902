/** The second path of the home page. Unknown paths and planned pages lead to it. */
export const homePath = "/home";

export const contactPath = "/contact-us";

/** Maps the first part of a program's path to the overview page that lists the program. */
const overviews = { flagship: "flagship-programs", certifications: "certifications-content" };

type ProgramKind = keyof typeof overviews;

export const programKinds = Object.keys(overviews) as ProgramKind[];

export function programKind(path: string): ProgramKind | undefined {
  return programKinds.find((kind) => path.startsWith(`/${kind}/`));
}

/** Returns the file name of the overview page, without its extension. */
export function overviewOf(programPath: string): string | undefined {
  const kind = programKind(programPath);
  return kind && overviews[kind];
}

/** The second path of the home page. Unknown paths redirect to it (requirement 2.5). */
export const homePath = "/home";

/** The kinds of programs, as their paths name them, each with the overview page that lists its programs. */
const overviews = { flagship: "flagship-programs", certifications: "certifications-content" };

type ProgramKind = keyof typeof overviews;

export const programKinds = Object.keys(overviews) as ProgramKind[];

/** Returns the kind of a program, given its path; undefined for other paths. */
export function programKind(path: string): ProgramKind | undefined {
  return programKinds.find((kind) => path.startsWith(`/${kind}/`));
}

/** Returns the file name of the overview page that lists a program, without its extension. */
export function overviewOf(programPath: string): string | undefined {
  const kind = programKind(programPath);
  return kind && overviews[kind];
}

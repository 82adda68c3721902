import type { Side } from "../../../../src/content/publish/merge";
import * as publishing from "../../../../src/content/publish/publish";
import { type Clone, git, makeServer, type Program } from "../../../repositories";

export const palsam = "programs/palsam.json";

const settings = (side?: Side) => ({ canAsk: false, choose: () => side });
export const publish = (clone: Clone, side?: Side, message?: string) =>
  publishing.publish(clone.folder, { ...settings(side), message });
export const review = (clone: Clone) => publishing.review(clone.folder, settings());
export const getLatest = (clone: Clone, side?: Side) => publishing.getLatest(clone.folder, settings(side));

export function setTagline(clone: Clone, tagline: string): void {
  clone.edit(palsam, (program: Program) => Object.assign(program.landing, { tagline }));
}

export function setSummary(clone: Clone, summary: string): void {
  clone.edit(palsam, (program: Program) => Object.assign(program, { summary }));
}

/** Two editors have the same state. */
export function editors() {
  const clone = makeServer();
  return { mona: clone("mona"), karim: clone("karim") };
}

export const onServer = ({ server }: Clone, file: string) =>
  JSON.parse(git(server, "show", `main:data/${file}`));
export const messages = ({ server }: Clone) => git(server, "log", "--format=%an: %s", "main").split("\n");

/** The folder has what the server has, and nothing else. */
export function expectInStep(clone: Clone): void {
  expect(clone.git("status", "-b", "--porcelain")).toBe("## main...origin/main");
  expect(clone.git("rev-parse", "HEAD")).toBe(git(clone.server, "rev-parse", "main"));
}

export async function expectRefused(
  clone: Clone,
  work: () => Promise<unknown>,
  message: RegExp,
): Promise<void> {
  const before = clone.state();
  await expect(work()).rejects.toThrow(message);
  expect(clone.state()).toEqual(before);
}

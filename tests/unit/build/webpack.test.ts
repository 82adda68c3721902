import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { webpackConfig } from "../../../src/build/webpack";

const site = process.cwd();
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "webpack-"));
  mkdirSync(path.join(folder, "src"));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(site);
  rmSync(folder, { recursive: true });
});

/** The salt of the hashes that a build of the given stage has with these styles. */
function saltOf(stage: CreateWebpackConfigArgs["stage"], styles: string): string | undefined {
  writeFileSync("src/base.css", styles);
  const config: { output: { hashSalt?: string }; plugins: never[] } = { output: {}, plugins: [] };
  const actions = { setWebpackConfig: () => {}, replaceWebpackConfig: () => {} };
  webpackConfig({ stage, actions, getConfig: () => config } as unknown as CreateWebpackConfigArgs);
  return config.output.hashSalt;
}

test("a change of styles alone lets Gatsby write the pages anew", () => {
  const before = saltOf("build-html", "a { color: red }");
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(saltOf("build-html", "a { color: blue }")).not.toBe(before);
  expect(saltOf("build-html", "a { color: red }")).toBe(before);
});

test("the names of the files that browsers keep depend on their content alone", () => {
  expect(saltOf("build-javascript", "a { color: red }")).toBeUndefined();
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { webpackConfig } from "../../../src/gatsby/webpack";
import { fixtureProject } from "../content/fixture";
import { folderWith } from "../folder-with";

const root = process.cwd();
afterEach(() => process.chdir(root));

/** Returns the salt of the hashes of a build, and the aliases of modules. */
function configOf(stage: CreateWebpackConfigArgs["stage"]) {
  const config = {
    module: { rules: [] },
    output: { hashSalt: "none" },
    optimization: {},
    plugins: [],
  };
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() };
  webpackConfig({ stage, actions, plugins: { banner: jest.fn() }, getConfig: () => config });
  return { salt: config.output.hashSalt, alias: actions.setWebpackConfig.mock.lastCall[0].resolve.alias };
}

const arabic = readFileSync(join(fixtureProject, "data-ar/site.json"), "utf8");

// These tests have to run first: after the others, the code knows a valid version of the file.
test.each([
  ["has no valid language", arabic.replace('"language": "ar"', '"language": "Arabic"')],
  ["is empty", ""],
])("gatsby develop has its fonts if site.json %s", (_, text) => {
  process.chdir(folderWith({ "data/site.json": text }));
  expect(configOf("develop").alias).toEqual({});
});

test.each([
  ["has a wrong value", arabic.replace(/"address": ".*"/, '"address": "no address"')],
  ["has a syntax error after the language", arabic.replace('"brand"', "brand")],
  ["is valid", arabic],
])("a site in Arabic has its fonts in gatsby develop if site.json %s", (_, text) => {
  process.chdir(folderWith({ "data/site.json": text }));
  expect(configOf("develop").alias).toHaveProperty("#font", expect.stringMatching(/arabic\.ts$/));
});

test("each build renders all pages, and does not rename files that browsers cache", () => {
  expect(configOf("build-html").salt).not.toBe(configOf("build-html").salt);
  expect(configOf("build-javascript").salt).toBe("none");
});

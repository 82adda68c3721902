import { readFileSync } from "node:fs";
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
  };
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() };
  const [loaders, plugins] = [{ null: jest.fn() }, { banner: jest.fn() }];
  webpackConfig({ stage, actions, loaders, plugins, getConfig: () => config });
  return { salt: config.output.hashSalt, alias: actions.setWebpackConfig.mock.lastCall[0].resolve.alias };
}

test("a site in Arabic has fonts of its own", () => {
  process.chdir(fixtureProject);
  expect(configOf("develop").alias).toEqual({});
  process.chdir(folderWith({ "data/site.json": readFileSync("data-ar/site.json") }));
  expect(configOf("develop").alias).toHaveProperty("#font", expect.stringMatching(/arabic\.ts$/));
});

test("each build renders all pages, and does not rename files that browsers cache", () => {
  expect(configOf("build-html").salt).not.toBe(configOf("build-html").salt);
  expect(configOf("build-javascript").salt).toBe("none");
});

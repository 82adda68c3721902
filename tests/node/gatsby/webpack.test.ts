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
  };
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() };
  const [loaders, plugins] = [{ null: jest.fn() }, { banner: jest.fn() }];
  webpackConfig({ stage, actions, loaders, plugins, getConfig: () => config });
  return { salt: config.output.hashSalt, alias: actions.setWebpackConfig.mock.lastCall[0].resolve.alias };
}

/** Goes to a folder with the settings of a fixture. */
function goTo(fixture: string): void {
  process.chdir(
    folderWith({ "data/site.json": readFileSync(join(fixtureProject, fixture, "site.json"), "utf8") }),
  );
}

test("a site in Arabic has fonts of its own", () => {
  goTo("data");
  expect(configOf("develop").alias).toEqual({});
  goTo("data-ar");
  expect(configOf("develop").alias).toHaveProperty("#font", expect.stringMatching(/arabic\.ts$/));
});

test("each build renders all pages, and does not rename files that browsers cache", () => {
  expect(configOf("build-html").salt).not.toBe(configOf("build-html").salt);
  expect(configOf("build-javascript").salt).toBe("none");
});

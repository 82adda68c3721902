import type { CreateWebpackConfigArgs } from "gatsby";
import { webpackConfig } from "../../../src/gatsby/webpack";

/** Returns the salt of the hashes of a build at a stage. */
function saltOf(stage: CreateWebpackConfigArgs["stage"]): string {
  const config = {
    module: { rules: [] },
    output: { hashSalt: "none" },
    optimization: {},
    plugins: [],
  };
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() };
  webpackConfig({ stage, actions, getConfig: () => config });
  return config.output.hashSalt;
}

test("each build renders all pages, and does not rename files that browsers cache", () => {
  expect(saltOf("build-html")).not.toBe(saltOf("build-html"));
  expect(saltOf("build-javascript")).toBe("none");
});

import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Actions, CreateWebpackConfigArgs } from "gatsby";

type Loader = { options?: { modules?: { localIdentName?: string } } };

/** The part of Terser's options that this file reads. */
type Minimizer = { options?: { minimizer?: { options?: { compress?: object; output?: object } } } };

/** The part of a rule that this file reads. */
type Rule = {
  oneOf?: Rule[];
  use?: Loader | Loader[];
};

/** The part of webpack's configuration that this file reads. */
type Config = {
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  output: { hashSalt?: string };
  optimization: { splitChunks?: { cacheGroups: { styles?: unknown } }; minimizer?: Minimizer[] };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
};

type Args = Pick<CreateWebpackConfigArgs, "stage" | "getConfig"> & {
  actions: Pick<Actions, "setWebpackConfig" | "replaceWebpackConfig">;
};

/** Shortens the class names of CSS modules to four letters, because every document repeats them. */
function shortenClasses(rules: Rule[]): void {
  for (const { oneOf = [], use = [] } of rules) {
    shortenClasses(oneOf);
    for (const { options } of [use].flat()) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base52:4]";
    }
  }
}

/** Subsets fonts before Gatsby's own rule names the files after their content. */
const fontParts = {
  test: /\.woff2$/,
  resourceQuery: /./,
  enforce: "pre" as const,
  loader: path.resolve("src/gatsby/font/part-loader.mjs"),
};

/**
 * Adjusts the configuration of webpack. The build fails if a class name is not defined in its CSS module. The
 * order of stylesheets does not matter, because cascade layers decide which styles override others
 * (src/styles/tokens.css).
 *
 * Gatsby renders unchanged pages again only if the hash of the rendering code has changed. Here, each build
 * has a new hash and renders all pages, for two reasons: src/gatsby/document/ must not process a document
 * twice, and a change of styles, which does not change that hash, must reach all pages.
 */
export function webpackConfig({ stage, actions, getConfig }: Args): void {
  actions.setWebpackConfig({
    module: { rules: [fontParts], parser: { javascript: { exportsPresence: "error" } } },
  });
  const config: Config = getConfig();
  const extractStyles = config.plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extractStyles?.options) extractStyles.options.ignoreOrder = true;
  if (stage.startsWith("build")) shortenClasses(config.module.rules);
  if (stage === "build-javascript") {
    // Without this, Gatsby inlines the styles of all pages into each page.
    delete config.optimization.splitChunks?.cacheGroups.styles;
    // Gatsby's defaults are for browsers that this site does not support.
    for (const { options } of config.optimization.minimizer ?? []) {
      const terser = options?.minimizer?.options;
      if (!terser?.compress) continue;
      Object.assign(terser.compress, { ecma: 2020, passes: 2 });
      Object.assign(terser.output ?? {}, { ecma: 2020 });
    }
    // Removes Gatsby's component for third-party scripts, which this site does not use.
    config.resolve.alias["gatsby-script"] = false;
    // Helmet uses react-fast-compare to compare heads. A shallow comparison is enough and needs less code.
    config.resolve.alias["react-fast-compare"] = "shallowequal";
  }
  if (stage === "build-html") config.output.hashSalt = randomUUID();
  actions.replaceWebpackConfig(config);
}

import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Actions, CreateWebpackConfigArgs } from "gatsby";

type Loader = { options?: { modules?: { localIdentName?: string } } };

/** The one of Terser, as far as it is looked at here. */
type Minimizer = { options?: { minimizer?: { options?: { compress?: object; output?: object } } } };

/** A rule for a kind of file, as far as it is looked at here. */
type Rule = {
  oneOf?: Rule[];
  use?: Loader | Loader[];
};

/** Webpack's configuration likewise. */
type Config = {
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  output: { hashSalt?: string; hashDigestLength?: number };
  optimization: { splitChunks?: { cacheGroups: { styles?: unknown } }; minimizer?: Minimizer[] };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
};

type Args = Pick<CreateWebpackConfigArgs, "stage" | "getConfig"> & {
  actions: Pick<Actions, "setWebpackConfig" | "replaceWebpackConfig">;
};

/** Gives the classes of CSS modules names of four letters: each page holds the names of all it shows. */
function shortenClasses(rules: Rule[]): void {
  for (const { oneOf = [], use = [] } of rules) {
    shortenClasses(oneOf);
    for (const { options } of [use].flat()) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base52:4]";
    }
  }
}

/** Comes before Gatsby's rule for fonts, which names files after their content. */
const fontParts = {
  test: /\.woff2$/,
  resourceQuery: /./,
  enforce: "pre" as const,
  loader: path.resolve("src/gatsby/font/part-loader.mjs"),
};

/**
 * Makes a class name that its CSS module does not define an error of the build, and lets the styles of
 * components come in any order: what they override is in a layer below them (src/styles/tokens.css).
 *
 * Gatsby 5 renders pages again when the code that renders them has another hash. A hash of its own for each build
 * makes it render all pages in every build. So src/gatsby/document/ never gets a document that it has finished
 * before, and a change of styles, which that code does not know, reaches all pages.
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
    // Names of files stand in every page, and nothing packs them: as many digits as the build's own names have.
    config.output.hashDigestLength = 10;
    // Gatsby would put the styles of all pages into each; so each gets its own, as it gets its own code.
    delete config.optimization.splitChunks?.cacheGroups.styles;
    // Gatsby writes for browsers that could not show this site.
    for (const { options } of config.optimization.minimizer ?? []) {
      const terser = options?.minimizer?.options;
      if (!terser?.compress) continue;
      Object.assign(terser.compress, { ecma: 2020, passes: 2 });
      Object.assign(terser.output ?? {}, { ecma: 2020 });
    }
    // Gatsby's component for scripts of other sites, which nothing here uses, would be in every page.
    config.resolve.alias["gatsby-script"] = false;
    // By which Helmet sees whether a head has changed: comparing it to the depth takes more code than it spares.
    config.resolve.alias["react-fast-compare"] = "shallowequal";
  }
  if (stage === "build-html") config.output.hashSalt = randomUUID();
  actions.replaceWebpackConfig(config);
}

import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Actions, CreateWebpackConfigArgs, WebpackLoaders, WebpackPlugins } from "gatsby";
import { readContent } from "../content/read-content";
import { site } from "../content/schema/site";

type Module = { resourcePath: string };

type Loader = {
  options?: {
    modules?: {
      localIdentName?: string;
      getLocalIdent?: (module: Module, pattern: string, name: string) => string;
    };
  };
};

type Rule = { use?: Loader | Loader[]; oneOf?: Rule[] };

type Config = {
  module: { rules: Rule[] };
  output: { hashSalt?: string };
  optimization: { splitChunks?: { cacheGroups: { styles?: unknown } } };
};

/** Replaces the fonts (`imports` in package.json) if the site's script needs others. */
function fontAlias(): Record<string, string> {
  const isArabic = new Intl.Locale(readContent(site).language).maximize().script === "Arab";
  return isArabic ? { "#font": path.resolve("src/styles/font/arabic.ts") } : {};
}

type Args = Pick<CreateWebpackConfigArgs, "stage" | "getConfig"> & {
  loaders: Pick<WebpackLoaders, "null">;
  actions: Pick<Actions, "setWebpackConfig" | "replaceWebpackConfig">;
  plugins: Pick<WebpackPlugins, "banner">;
};

/**
 * A class has the name of its file, an underscore and its own name. Gatsby's names also have a hash, which would
 * make each document longer by 500 bytes. Here, each file has its own name, and none has an underscore.
 */
function nameClasses(rules: Rule[]): void {
  for (const { use = [], oneOf = [] } of rules) {
    nameClasses(oneOf);
    for (const { options } of [use].flat()) {
      if (!options?.modules?.localIdentName) continue;
      options.modules.getLocalIdent = ({ resourcePath }, _, name) =>
        `${path.basename(resourcePath, ".module.css")}_${name}`;
    }
  }
}

/**
 * V8 compiles all functions while it loads a script, not when a visitor's first click calls them
 * (https://v8.dev/blog/explicit-compile-hints). The stage is after minification, which removes comments, and
 * before source maps, whose line numbers include this line.
 */
const compileHint = { banner: "//# allFunctionsCalledOnLoad", raw: true, test: /\.js$/, stage: 450 };

/**
 * The build fails if a class name is not defined in its CSS module.
 *
 * The order of stylesheets does not matter, because specificity decides (src/styles/tokens.css).
 *
 * Gatsby renders unchanged pages again only if the hash of the rendering code has changed. Here, each build
 * has a new hash and renders all pages, for two reasons: src/gatsby/document/ must not process a document
 * twice, and a change of styles, which does not change that hash, must reach all pages.
 */
export function webpackConfig({ stage, actions, loaders, plugins, getConfig }: Args): void {
  // Serves sites with several manifests only, and would add 2 KB to the scripts of every page.
  const withoutManifest = { test: /gatsby-plugin-manifest.gatsby-browser\.js$/, use: loaders.null() };
  actions.setWebpackConfig({
    resolve: { alias: fontAlias() },
    module: { rules: [withoutManifest], parser: { javascript: { exportsPresence: "error" } } },
    plugins: stage === "build-javascript" ? [plugins.banner(compileHint)] : [],
  });
  const config: Config = getConfig();
  nameClasses(config.module.rules);
  // Otherwise, Gatsby inlines the styles of all pages into each page.
  if (stage === "build-javascript") delete config.optimization.splitChunks?.cacheGroups.styles;
  if (stage === "build-html") config.output.hashSalt = randomUUID();
  actions.replaceWebpackConfig(config);
}

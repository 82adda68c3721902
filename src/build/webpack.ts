import type { CreateWebpackConfigArgs } from "gatsby";

/** A plugin of webpack's configuration as far as it is looked at here. */
type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };

/**
 * Makes a class name that its CSS module does not define an error of the build, and lets the styles of
 * components come in any order: they do not override each other, and the base styles are in a layer.
 */
export function webpackConfig({ actions, getConfig }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ module: { parser: { javascript: { exportsPresence: "error" } } } });
  const config: { plugins: Plugin[] } = getConfig();
  const extractStyles = config.plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (!extractStyles?.options) return;
  extractStyles.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}

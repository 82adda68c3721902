import type { CreateWebpackConfigArgs } from "gatsby";
import { fingerprint } from "../command/fingerprint.mjs";

/** Webpack's configuration as far as it is looked at here. */
type Config = {
  output: { hashSalt?: string };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
};

/** Gatsby writes it while it builds. */
const generated = "src/gatsby-types.d.ts";

/**
 * Makes a class name that its CSS module does not define an error of the build, and lets the styles of
 * components come in any order: they do not override each other, and the base styles are in a layer.
 *
 * Gatsby 5 writes pages anew when the code that renders them has another hash, and that code knows nothing of
 * the styles, which are in every page: after a change of styles alone the pages would keep the old ones.
 */
export function webpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ module: { parser: { javascript: { exportsPresence: "error" } } } });
  const config: Config = getConfig();
  const extractStyles = config.plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extractStyles?.options) extractStyles.options.ignoreOrder = true;
  if (stage === "build-html") config.output.hashSalt = fingerprint(process.cwd(), ["src"], [generated]);
  actions.replaceWebpackConfig(config);
}

import type { CreateWebpackConfigArgs } from "gatsby";

/** Makes a class name that its CSS module does not define an error of the build. */
export function webpackConfig({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ module: { parser: { javascript: { exportsPresence: "error" } } } });
}

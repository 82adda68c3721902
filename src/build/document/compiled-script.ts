import { buildSync } from "esbuild";

/**
 * A script of src/hydration/ as the text of a `<script>`, or of a module where it exports something.
 *
 * @param file its name
 * @param constants what stands for the constants that it declares
 */
export function compiledScript(
  file: string,
  format: "iife" | "esm",
  constants: Record<string, unknown> = {},
): string {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const { outputFiles } = buildSync({
    entryPoints: [`src/hydration/${file}`],
    bundle: true,
    minify: true,
    format,
    target: "es2020",
    write: false,
    define,
  });
  return (outputFiles[0]?.text ?? "").trim();
}

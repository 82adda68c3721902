import { buildSync } from "esbuild";

/**
 * A script of src/hydration/ as the text of a `<script>`.
 *
 * @param file its name
 * @param constants what stands for the constants that it declares
 */
export function compiledScript(file: string, constants: Record<string, unknown> = {}): string {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const { outputFiles } = buildSync({
    entryPoints: [`src/hydration/${file}`],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
    define,
  });
  return (outputFiles[0]?.text ?? "").trim();
}

import { buildSync } from "esbuild";

/** Pages of one kind have the same script. */
const compiled = new Map<string, string>();

/**
 * A script of src/hydration/ as the text of a `<script>`, compiled once for all pages that have the same.
 *
 * @param file its name
 * @param constants what stands for the constants that it declares
 */
export function compiledScript(file: string, constants: Record<string, unknown> = {}): string {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const key = JSON.stringify([file, define]);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [`src/hydration/${file}`],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
    define,
  });
  const text = (outputFiles[0]?.text ?? "").trim();
  compiled.set(key, text);
  return text;
}

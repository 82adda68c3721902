import { buildSync } from "esbuild";

/** Compiled scripts by file and constants. */
const compiled = new Map<string, string>();

/**
 * Compiles a script of src/hydration/ to the text of a `<script>`, once for all documents with the same constants.
 *
 * @param file its name
 * @param constants the values of the constants that it declares
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

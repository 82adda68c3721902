import { cacheControl, isImmutable, literal } from "./lifetime";
import type { Output } from "./output";
import { securityHeaders } from "./security-header";

/** `pattern` stands for addresses and has at most one `*`. */
export type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> };

const matcher = (pattern: string) => new RegExp(`^${pattern.split("*").map(literal).join(".*")}$`);

/**
 * Returns patterns that match a file and others like it, the widest first: those in its folder or, in the root folder,
 * those with its extension or with the start of its name.
 */
function widePatterns(file: string): string[] {
  const folder = file.match(/^\/[^/]+\//)?.[0];
  if (folder) return [`${folder}*`];
  const extension = file.match(/(?:\.js)?\.[^./]+$/)?.[0] ?? "";
  const name = file.match(/^\/[^-.]+[-.]/)?.[0];
  return [`/*${extension}`, ...(name ? [`${name}*`] : [])];
}

/** Patterns that match all immutable files and no others, preferably many files each. */
function immutableWildcards(files: readonly string[]): string[] {
  const isForAll = (pattern: string) => {
    const fits = matcher(pattern);
    return files.every((file) => !fits.test(file) || isImmutable(file));
  };
  return [...new Set(files.filter(isImmutable).map((file) => widePatterns(file).find(isForAll) ?? file))];
}

/**
 * Returns the rules for hosts that support patterns. Only immutable files have a rule for their cache:
 * those hosts let browsers revalidate all others anyway, and would append a second value to their own.
 */
export function headerRules({ files, policy }: Pick<Output, "files" | "policy">): HeaderRule[] {
  const headers = { "Cache-Control": cacheControl.immutable };
  const caches = immutableWildcards(files).map((pattern) => ({ pattern, headers }));
  return [{ pattern: "/*", headers: securityHeaders(policy) }, ...caches];
}

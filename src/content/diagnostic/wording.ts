/** Control, format, private use and unassigned characters, and separators of lines. */
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;

export function visible(text: string, replacement = "[invisible character]"): string {
  return text.replace(invisible, replacement);
}

/** Names characters that nobody sees. */
export function named(text: string): string {
  return visible(text)
    .replace(/[\u00a0\u202f]/g, "[no-break space]")
    .replace(/(?! )\p{Zs}/gu, "[special space]");
}

/** Returns a value as it is written in the file, shortened to one line. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${count(value.length, "entry", "entries")}`;
  if (typeof value === "object" && value !== null) return "a group of fields { … }";
  const text = named(String(JSON.stringify(value)));
  return text.length > 80 ? `${text.slice(0, 77)}…"` : text;
}

export function count(number: number, thing: string, things = `${thing}s`): string {
  return `${number} ${number === 1 ? thing : things}`;
}

const alternatives = new Intl.ListFormat("en", { type: "disjunction" });

/** Such as `JPEG, PNG or WebP`. */
export function either(words: readonly string[]): string {
  return alternatives.format(words);
}

/** Such as `"light" or "dark"`. */
export function anyOf(values: readonly unknown[]): string {
  return either(values.map(quote));
}

/** Such as `items[3].type`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/** Such as `"days"` or `Entry 2 of "phones"`. */
export function subjectOf(path: readonly PropertyKey[]): string {
  const key = path.at(-1);
  if (key === undefined) return "The file";
  return typeof key === "number" ? `Entry ${key + 1} of ${subjectOf(path.slice(0, -1))}` : quote(String(key));
}

/** Replaces Arabic and Persian digits by 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

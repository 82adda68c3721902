/** Returns the style of a list whose entries take two columns of the same length. */
export const rowsOf = (entries: readonly unknown[]) => ({ "--rows": Math.ceil(entries.length / 2) });

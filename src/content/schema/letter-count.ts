/** Counts the characters of a text. Marks on letters and joiners take no space, so they do not count. */
export function letterCount(text: string): number {
  return text.replace(/[\p{Mn}\p{Cf}]/gu, "").length;
}

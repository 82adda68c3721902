/** Counts the characters that take space in a line: all but marks on letters, and joiners. */
export function letterCount(text: string): number {
  return text.replace(/[\p{Mn}\p{Cf}]/gu, "").length;
}

/** Returns a text for comparison with others: without what readers do not see, and in small letters. */
export function comparable(text: string): string {
  const visible = text.normalize().replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return visible.replace(/\s+/g, " ").trim().toLowerCase();
}

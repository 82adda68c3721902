/** Returns an identifier as words: "Sub pages" for `subPages`, "Icon name" for `IconName`. */
export function words(name: string): string {
  const text = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a description as a sentence. Descriptions start with a small letter and have no period. */
export function sentence(text: string): string {
  if (text === "") return "";
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(start) ? start : `${start}.`;
}

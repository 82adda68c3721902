/** Returns a name of the code as words: `subPages` becomes "Sub pages", `IconName` "Icon name". */
export function words(name: string): string {
  const text = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a description, which starts with a small letter and has no period, as a sentence. */
export function sentence(text: string): string {
  if (text === "") return "";
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(start) ? start : `${start}.`;
}

/** A name of the code as words: `subPages` becomes "Sub pages", `IconName` "Icon name". */
export function words(name: string): string {
  const text = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence of the definitions' descriptions, which start small and end without a stop. */
export function sentence(text: string): string {
  if (text === "") return "";
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(start) ? start : `${start}.`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Sub pages" for `subPages`, "Icon name" for `IconName`. */
export function spacedName(name: string): string {
  return capitalized(name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** Returns a description as a sentence. Descriptions start with a small letter and have no period. */
export function sentence(text: string): string {
  return capitalized(/[.!?…]$/.test(text) ? text : `${text}.`);
}

/** Returns the text of a file under `data/`, as Biome formats it (biome.json) and `readDocument` reads it. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`.normalize();
}

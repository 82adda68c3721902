/** Returns the text of a file under `data/`. Biome formats these files in the same way (biome.json). */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

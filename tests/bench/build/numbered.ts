/** A name or path with a number, before the ending if it has one. */
export function numbered(name: string, number: number): string {
  return name.replace(/(\.[a-z]+)?$/, (ending) => `-${number}${ending}`);
}

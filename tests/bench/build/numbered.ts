/** Returns a name or path with a number, before the file extension if there is one. */
export function numbered(name: string, number: number): string {
  return name.replace(/(\.[a-z]+)?$/, (ending) => `-${number}${ending}`);
}

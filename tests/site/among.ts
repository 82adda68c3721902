/**
 * Those of the found values that the specification names: what an editor has added may stand between them, whose
 * order stays.
 */
export function among<Value>(found: readonly Value[], specified: readonly Value[]): Value[] {
  const known = new Set(specified.map((value) => JSON.stringify(value)));
  return found.filter((value) => known.has(JSON.stringify(value)));
}

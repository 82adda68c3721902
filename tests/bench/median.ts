export function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

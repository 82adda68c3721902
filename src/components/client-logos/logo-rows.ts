/** Puts the first, third, fifth … item into one row, and the others into a second one. */
export function logoRows<Item>(items: readonly Item[]): [Item[], Item[]] {
  return [items.filter((_, index) => index % 2 === 0), items.filter((_, index) => index % 2 === 1)];
}

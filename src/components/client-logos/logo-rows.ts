/** Splits items into two rows: the first, third, fifth … item, and the second, fourth, sixth … item. */
export function logoRows<Item>(items: readonly Item[]): [Item[], Item[]] {
  return [items.filter((_, index) => index % 2 === 0), items.filter((_, index) => index % 2 === 1)];
}

/** The first, third, fifth … item in the first row, the second, fourth, sixth … in the second. */
export function logoRows<Item>(items: readonly Item[]): [Item[], Item[]] {
  return [items.filter((_, index) => index % 2 === 0), items.filter((_, index) => index % 2 === 1)];
}

import { valueAt } from "./position";

/** Returns the `id` of each entry. One without an `id`, or with a repeated one, gets the next free number. */
export function entryIds(list: readonly unknown[]): number[] {
  const written = list.map((entry) => Number(valueAt(entry, ["id"])));
  const isOwn = (id: number, index: number) =>
    Number.isInteger(id) && id > 0 && written.indexOf(id) === index;
  let last = Math.max(0, ...written.filter(Number.isInteger));
  return written.map((id, index) => (isOwn(id, index) ? id : ++last));
}

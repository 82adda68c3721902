import type { Entry } from "../read/entry";
import { type Path, valueAt } from "../read/place";

/** Returns the values that stand in the same place of the other entries of a list. */
export function valuesBeside({ value }: Entry, path: Path): unknown[] {
  const at = path.findLastIndex((key) => typeof key === "number");
  const list = valueAt(value, path.slice(0, at));
  if (!Array.isArray(list)) return [];
  return list.filter((_, index) => index !== path[at]).map((other) => valueAt(other, path.slice(at + 1)));
}

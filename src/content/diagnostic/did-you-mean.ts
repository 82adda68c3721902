import { distance } from "fastest-levenshtein";
import { comparable } from "../../comparable";
import { quote } from "./wording";

/** Returns the number of typing mistakes between two words. Any change of order counts as one. */
function mistakes(a: string, b: string): number {
  const edits = distance(a, b);
  const haveSameLetters = [...a].sort().join() === [...b].sort().join();
  return haveSameLetters ? Math.min(edits, 1) : edits;
}

/** Returns the most likely candidate, if one is close enough to be a typing mistake. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const edits = (other: string) => mistakes(comparable(word), comparable(other));
  const limit = (other: string) => Math.max(1, Math.floor(Math.max(word.length, other.length) / 3));
  const close = candidates.filter((candidate) => edits(candidate) <= limit(candidate));
  return close.sort((a, b) => edits(a) - edits(b))[0];
}

export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const meant = nearest(word, candidates);
  return meant && `Did you mean ${quote(meant)}?`;
}

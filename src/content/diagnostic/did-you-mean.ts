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
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: mistakes(comparable(word), comparable(candidate)) }))
    .filter(
      ({ candidate, edits }) => edits <= Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3)),
    )
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const meant = nearest(word, candidates);
  return meant && `Did you mean ${quote(meant)}?`;
}

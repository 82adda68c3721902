import { paths } from "../site/path";

/**
 * Paths that contain one of the words, or all paths if there are no words. `/` selects only the home page.
 */
export function chosenPaths(words: string[]): string[] {
  const isChosen = (path: string) =>
    words.some((word) => (word === "/" ? path === word : path.includes(word)));
  return paths.filter((path) => words.length === 0 || isChosen(path));
}

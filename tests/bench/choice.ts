import { paths } from "../site/path";

/** The paths in which one of the words occurs, all of them if there is no word; `/` is home alone. */
export function chosenPaths(words: string[]): string[] {
  const isChosen = (path: string) =>
    words.some((word) => (word === "/" ? path === word : path.includes(word)));
  return paths.filter((path) => words.length === 0 || isChosen(path));
}

import { logos, slides, trainers } from "../site/content";

/** A row of things of which one shows: their names, "1 of 3", and their numbers in rounds that begin after the first. */
function roundOf(count: number) {
  const indices = Array.from({ length: count }, (_, index) => index);
  return {
    count,
    name: (number: number) => `${number} of ${count}`,
    names: indices.map((index) => `${index + 1} of ${count}`),
    onward: indices.map((index) => ((index + 1) % count) + 1),
    backward: indices.map((index) => count - index),
  };
}

/** The slides of the home carousel. */
export const slideRound = roundOf(slides.length);

/** The slides of five trainers each. */
export const trainerRound = roundOf(Math.ceil(trainers.length / 5));

/** How many logos stand in the first row, and in the second. */
export const logoCounts = [Math.ceil(logos.length / 2), Math.floor(logos.length / 2)] as const;

/**
 * Runs a step. Prints its title, such as "Installing packages", and how long it took.
 *
 * @param {string} title
 * @param {() => Promise<number>} work returns an exit status
 * @throws {Error} if the exit status is not 0
 */
export async function step(title, work) {
  console.log(`${title} …`);
  const start = performance.now();
  const status = await work();
  const duration = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (status !== 0) throw new Error(`${title}: failed after ${duration}.`);
  console.log(`${title}: done in ${duration}.`);
}

/** @param {unknown} error */
export const printError = (error) => console.error(error instanceof Error ? error.message : error);

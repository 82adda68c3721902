/**
 * Says what is being done, does it, and says how long it took.
 *
 * @param {string} title what is being done, as in "Installing packages"
 * @param {() => Promise<number>} work gives an exit status
 * @returns {Promise<void>}
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

/**
 * Returns the word after a command, if any. Ends the process if the command does not know a word, so that it never does
 * something else than it was asked.
 *
 * @template {string} Word
 * @param {...Word} known
 */
export function commandWord(...known) {
  const [first, ...others] = process.argv.slice(2);
  const word = known.find((one) => one === first);
  const unknown = word === undefined ? first : others[0];
  if (unknown === undefined) return word;
  console.error(`This command does not know "${unknown}". "npm run" lists all commands.`);
  process.exit(1);
}

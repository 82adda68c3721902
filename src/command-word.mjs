/**
 * Returns the word after a command, if any. Ends the process if the command does not know a word: it would otherwise do
 * something else than it was asked.
 *
 * @template {string} Word
 * @param {...Word} known
 */
export function commandWord(...known) {
  const words = process.argv.slice(2);
  const [word] = known.filter((one) => one === words[0]);
  const unknown = words.slice(word ? 1 : 0)[0];
  if (unknown === undefined) return word;
  console.error(`This command does not know "${unknown}". "npm run" lists all commands.`);
  process.exit(1);
}

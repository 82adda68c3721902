// Publishes the changes of data/. The word "mine" or "theirs" decides clashes.

import { commandWord } from "../../command-word.mjs";
import { publish, review } from "./publish";

async function run(): Promise<void> {
  const side = commandWord("mine", "theirs");
  console.log((await review(".")).message);
  const { message, isClash, hasNewCode } = await publish(".", undefined, side);
  console.log(isClash ? `${message}\n\nRun "npm run publish:mine" or "npm run publish:theirs".` : message);
  process.exitCode = isClash || hasNewCode ? 1 : 0;
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

// Publishes the changes of data/. `--keep mine` or `--keep theirs` decides clashes.

import { publish, review } from "./publish";

async function run(): Promise<void> {
  const side = process.argv.find((word) => word === "mine" || word === "theirs");
  console.log((await review(".")).message);
  const { message, isClash, hasNewCode } = await publish(".", undefined, side);
  console.log(isClash ? `${message}\n\nPublish with "-- --keep mine" or "-- --keep theirs".` : message);
  process.exitCode = isClash || hasNewCode ? 1 : 0;
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

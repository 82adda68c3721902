import { rmSync } from "node:fs";
import { unpackBrowser } from "./browser";
import { recordFolder } from "./class-record";
import { buildFixture, languages } from "./fixture-site";

export default async function prepare(): Promise<void> {
  rmSync(recordFolder, { recursive: true, force: true });
  await unpackBrowser();
  await Promise.all(languages.map(buildFixture));
}

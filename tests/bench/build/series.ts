import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, measureBuild, measureColdBuild } from "./build";
import { editPicture, editText } from "./edit";
import { withWebpOnly } from "./format";
import type { Build, Rebuilds } from "./result";

const repetitions = 3;

async function repeat(options: BuildOptions, edit: (number: number) => unknown): Promise<Build[]> {
  const builds: Build[] = [];
  for (let number = 1; number <= repetitions; number++) {
    await edit(number);
    builds.push(await measureBuild({ ...options, name: `${options.name} ${number} of ${repetitions}` }));
  }
  return builds;
}

/**
 * Rebuilds a project several times: without a change, after a text edit, and after a picture edit. The
 * project must have a previous build.
 */
export async function measureRebuilds(options: BuildOptions): Promise<Rebuilds> {
  const { project, name } = options;
  return {
    unchanged: await repeat({ ...options, name: `${name}no change` }, () => undefined),
    text: await repeat({ ...options, name: `${name}one JSON edit` }, (number) => editText(project, number)),
    picture: await repeat({ ...options, name: `${name}one picture` }, (number) =>
      editPicture(project, number),
    ),
  };
}

/**
 * Makes cold builds with the configured formats and with WebP only, two of each. The first and the last build
 * are of the same kind, so that a machine that becomes slower or faster affects both kinds alike.
 */
export async function compareFormats(options: BuildOptions): Promise<{ cold: Build[]; webpOnly: Build[] }> {
  const file = join(options.project, "gatsby-config.ts");
  const config = readFileSync(file, "utf8");
  const all = () => measureColdBuild({ ...options, name: "cold" });
  const webpOnly = () => measureColdBuild({ ...options, name: "cold, WebP only" });
  const first = await all();
  writeFileSync(file, withWebpOnly(config));
  const between = [await webpOnly(), await webpOnly()];
  writeFileSync(file, config);
  return { cold: [first, await all()], webpOnly: between };
}

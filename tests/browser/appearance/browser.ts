import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import chromium from "@sparticuz/chromium";

const { version } = JSON.parse(readFileSync("node_modules/@sparticuz/chromium/package.json", "utf8"));

/** A new version of the package gets a new folder. */
const folder = resolve(".appearance", `browser-${version}`);

const executable = join(folder, "chromium");
const fonts = join(folder, "fonts.conf");

/** The fallback font comes from the package, not from the system. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>
`;

/** The package has one version of Chromium, so that pictures are the same on every machine. It unpacks to TMPDIR. */
export async function unpackBrowser(): Promise<void> {
  if (existsSync(executable)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fonts, fontSettings);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  await chromium.executablePath();
  if (TMPDIR) process.env.TMPDIR = TMPDIR;
  else delete process.env.TMPDIR;
}

export const launchOptions = {
  executablePath: executable,
  env: { ...process.env, FONTCONFIG_FILE: fonts },
  // Without these, the edges of letters depend on the settings of the system. The sandbox does not start as root.
  args: ["--no-sandbox", "--font-render-hinting=none", "--disable-lcd-text"],
};

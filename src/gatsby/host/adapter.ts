import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { readContent } from "../../content/read-content";
import { site } from "../../content/schema/site";
import { cloudflareFiles } from "./cloudflare";
import { removeCompressed, writeCompressed } from "./compress";
import { githubFiles, removeRedirects } from "./github";
import { netlifyFiles } from "./netlify";
import { nginxFiles } from "./nginx";
import { type Output, outputOf } from "./output";
import { type HostName, hostNameOf } from "./setting";

const writers = {
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
  nginx: (output: Output) => nginxFiles(output, readContent(site).address),
  github: githubFiles,
};

/** Another host may misread these files, so `public/` contains them only if their host was chosen. */
const ownFiles = ["_redirects", "_headers", "404.txt"];

function write(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Writes the files of each host into `host/<name>/`, and those of the chosen host into `public/` too. nginx
 * would serve its own configuration, so that stays out of `public/`.
 */
function writeHosts(output: Output, chosen: HostName | undefined, warn: (message: string) => void): void {
  for (const [name, filesFor] of Object.entries(writers)) {
    try {
      const files = filesFor(output);
      write(`host/${name}`, files);
      if (name === chosen && name !== "nginx") write("public", files);
    } catch (error) {
      // A problem with the files of one host must not stop the build for another.
      if (name === chosen || !(error instanceof Error)) throw error;
      warn(error.message);
    }
  }
}

/** Ends the build with a message if `SITE_HOST` is unknown. */
function chosenHost(): HostName | undefined {
  try {
    return hostNameOf(process.env);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/**
 * Runs after all other files have been written.
 *
 * GitHub Pages and unknown hosts have no rules. There, 404.html answers unknown paths (src/pages/404.tsx). Only
 * nginx and unknown hosts get compressed copies, because the other hosts compress by themselves.
 */
export const hostAdapter: AdapterInit = () => {
  const chosen = chosenHost();
  return {
    name: "host",
    async adapt(context) {
      for (const name of ownFiles) rmSync(`public/${name}`, { force: true });
      removeRedirects("public");
      // Gatsby lists the files of public/ when `routesManifest` is read for the first time.
      const output = outputOf(context.routesManifest, (file) => readFileSync(file, "utf8"));
      if (chosen === undefined || chosen === "nginx") await writeCompressed("public");
      else removeCompressed("public");
      rmSync("host", { recursive: true, force: true });
      writeHosts(output, chosen, (message) => context.reporter.warn(message));
    },
  };
};

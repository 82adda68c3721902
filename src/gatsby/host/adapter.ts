import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { cloudflareFiles } from "./cloudflare";
import { writeCompressed } from "./compress";
import { removeCompressed } from "./compressed-copy";
import { netlifyFiles } from "./netlify";
import { nginxFiles } from "./nginx";
import { type Output, outputOf } from "./output";
import { type HostName, hostNameOf } from "./setting";

const writers = { netlify: netlifyFiles, cloudflare: cloudflareFiles, nginx: nginxFiles };

/** What one host reads another may misread: it is in `public/` only for the host that was asked for. */
const ownFiles = ["_redirects", "_headers", "404.txt"];

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
}

/**
 * Writes each host's files into `host/<name>/`, from the same output, and those of the chosen host into `public/`
 * too. A server's configuration stays beside what it serves.
 */
function writeHosts(output: Output, chosen: HostName | undefined, warn: (message: string) => void): void {
  for (const [name, filesFor] of Object.entries(writers)) {
    try {
      const files = filesFor(output);
      write(`host/${name}`, files);
      if (name === chosen && name !== "nginx") write("public", files);
    } catch (error) {
      // What one host does not take must not keep the site from another.
      if (name === chosen || !(error instanceof Error)) throw error;
      warn(error.message);
    }
  }
}

/** The host of `SITE_HOST`; a name that is not known ends the build with a sentence. */
function chosenHost(): HostName | undefined {
  try {
    return hostNameOf(process.env);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/**
 * Makes the output ready for the host it goes to, after everything else has been written. GitHub Pages and hosts
 * that are not known are told nothing: unknown paths are then answered by 404.html, see `src/pages/404.tsx`.
 * Compressed copies are for servers that send files as they find them, so for nginx and for hosts unknown.
 */
export const hostAdapter: AdapterInit = () => {
  const chosen = chosenHost();
  return {
    name: "host",
    async adapt(context) {
      for (const name of ownFiles) rmSync(`public/${name}`, { force: true });
      rmSync("host", { recursive: true, force: true });
      // Gatsby lists the files of public/ when it is asked for the routes, and not before.
      const output = outputOf(context.routesManifest, (file) => readFileSync(file, "utf8"));
      writeHosts(output, chosen, (message) => context.reporter.warn(message));
      if (chosen === undefined || chosen === "nginx") await writeCompressed("public");
      else removeCompressed("public");
    },
  };
};

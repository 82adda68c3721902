import { writeFile } from "node:fs/promises";
import type { z } from "zod";
import { site } from "../content/schema/site";
import { surfaceColor } from "../styles/surface-color";
import { readContent } from "./read-content";

function manifestOf({ language, direction, brand }: z.infer<typeof site>) {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.claim,
    lang: language,
    dir: direction,
    start_url: "/",
    // Shows a Back button, because the site has none.
    display: "minimal-ui",
    theme_color: surfaceColor,
    background_color: surfaceColor,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  };
}

export async function writeManifest(): Promise<void> {
  await writeFile("public/manifest.webmanifest", JSON.stringify(manifestOf(readContent(site)), null, 2));
}

import { writeFile } from "node:fs/promises";
import { readContent } from "../content/read-content";
import { site } from "../content/schema/site";
import { directionOf } from "../language";
import { surfaceColor } from "../styles/surface-color";
import { appIcons } from "./icons";

export async function writeManifest(): Promise<void> {
  const { language, brand } = readContent(site);
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.claim,
    lang: language,
    dir: directionOf(language),
    start_url: "/",
    // Shows a Back button, because the site has none.
    display: "minimal-ui",
    theme_color: surfaceColor,
    background_color: surfaceColor,
    icons: appIcons.map(({ name, size, edge }) => ({
      src: `/${name}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: edge ? "maskable" : "any",
    })),
  };
  await writeFile("public/manifest.webmanifest", JSON.stringify(manifest, null, 2));
}

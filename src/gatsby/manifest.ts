import { writeFile } from "node:fs/promises";
import { readContent } from "../content/read-content";
import { site } from "../content/schema/site";
import { surfaceColor } from "../styles/surface-color";

export async function writeManifest(): Promise<void> {
  const { language, direction, brand } = readContent(site);
  const icon = (name: string, size: number, purpose = "any") => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
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
    icons: [icon("icon-192", 192), icon("icon-512", 512), icon("icon-maskable-512", 512, "maskable")],
  };
  await writeFile("public/manifest.webmanifest", JSON.stringify(manifest, null, 2));
}

import type { z } from "zod";
import type { site } from "../content/schema/site";
import { directionOf } from "../language";
import { surfaceColor } from "../styles/surface-color";

/** Returns gatsby-plugin-manifest with the brand of the content. */
export const manifestPlugin = ({ language, brand }: z.infer<typeof site>) => ({
  resolve: "gatsby-plugin-manifest",
  options: {
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
    icon: `data/${brand.icon}`,
    icons: Object.entries({ "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 }).map(
      ([name, size]) => ({ src: `/${name}.png`, sizes: `${size}x${size}`, type: "image/png" }),
    ),
    // No links to touch icons: iOS requests `/apple-touch-icon.png` by itself.
    legacy: false,
    // Browsers revalidate the icons (static/_headers).
    cache_busting_mode: "none",
  },
});

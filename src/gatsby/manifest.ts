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
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
    // Browsers revalidate the icons (static/_headers).
    cache_busting_mode: "none",
  },
});

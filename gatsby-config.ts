import type { GatsbyConfig } from "gatsby";
import { kindOf, typeNameOf } from "./src/content/kind/kind";
import "./src/gatsby/avif-effort";
import { readDocument } from "./src/content/read/document";
import { site } from "./src/content/schema/site";
import { checkedContent } from "./src/gatsby/checked-content";
import { hostFiles } from "./src/gatsby/host-files";
import { manifestPlugin } from "./src/gatsby/manifest";
import { homePath } from "./src/site-paths";

/** Returns the GraphQL type of a JSON file. */
function typeName({ node }: { node: { relativePath: string } }): string | undefined {
  const kind = kindOf(node.relativePath);
  return kind && typeNameOf(kind);
}

// Undefined if the file is invalid. The content check stops a build then, after it has read this configuration.
const { data: settings } = site.safeParse(readDocument("data", "site.json").value);

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  siteMetadata: { siteUrl: settings?.address },
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: ".cache/gatsby-types.d.ts",
    documentSearchPaths: ["./src/gatsby/**/*.ts"],
  },
  adapter: hostFiles(),
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: checkedContent } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "avif"],
          placeholder: "none",
          // Qualities from 1 to 100: of JPEG and PNG, then of AVIF. A query can ask for another one.
          quality: 72,
          avifOptions: { quality: 65 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        excludes: [homePath],
        serialize: ({ path }: { path: string }) => ({ url: path }),
        createLinkInHead: false,
      },
    },
    ...(settings ? [manifestPlugin(settings)] : []),
  ],
};

export default config;

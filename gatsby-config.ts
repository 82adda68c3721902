import type { GatsbyConfig } from "gatsby";
import { kindOf, typeNameOf } from "./src/content/kind/kind";
import "./src/gatsby/avif-effort";
import { checkedContent } from "./src/gatsby/checked-content";
import { hostFiles } from "./src/gatsby/host-files";

/** Returns the GraphQL type of a JSON file. */
function typeName({ node }: { node: { relativePath: string } }): string | undefined {
  const kind = kindOf(node.relativePath);
  return kind && typeNameOf(kind);
}

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
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
          avifOptions: { quality: 56 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
  ],
};

export default config;

import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { typeDefinitions } from "./src/content/kind/type-definitions";
import { removeLeftovers } from "./src/file-list";
import { checkAtStart, copyContent, followContent } from "./src/gatsby/checked-content";
import { finishDocuments } from "./src/gatsby/document/finish";
import { resolveDurations } from "./src/gatsby/duration";
import { resolveIllustrations, resolveImageData } from "./src/gatsby/image-data";
import { writeMessageFragment } from "./src/gatsby/message-fragment";
import { createSitePages } from "./src/gatsby/pages";
import { createRedirects } from "./src/gatsby/redirects";
import { resolveSharePictures } from "./src/gatsby/share-picture";
import { webpackConfig } from "./src/gatsby/webpack";

export const onPreInit: GatsbyNode["onPreInit"] = checkAtStart;

// A build without a cache makes all files anew, and what earlier builds left must not stay.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  rmSync(".cache/last-build.json", { force: true });
  copyContent();
  if (process.env.NODE_ENV !== "production" || existsSync(".cache/redux")) return;
  rmSync("public", { recursive: true, force: true });
  mkdirSync("public");
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions());
};

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  resolveImageData(api);
  resolveIllustrations(api);
  resolveSharePictures(api);
  resolveDurations(api);
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  await createSitePages(api);
  createRedirects(api);
};

export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = writeMessageFragment;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = followContent;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = webpackConfig;

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  removeLeftovers("public");
  // Some programs request this name without a link. They recognize a PNG picture by its content.
  copyFileSync("public/favicon-32x32.png", "public/favicon.ico");
  await finishDocuments(api);
};

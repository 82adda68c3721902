import type { GatsbyNode } from "gatsby";
import { checkBeforeBuild, reportWhileEditing } from "./src/build/content";
import { serveReports } from "./src/build/develop/fault-stream";
import { resolveStandIns } from "./src/build/develop/stand-in";
import { finishDocuments } from "./src/build/document/finish";
import { writeIcons } from "./src/build/icons";
import { resolveImageData } from "./src/build/image-data";
import { createContentNode } from "./src/build/json-node";
import { writeLlms } from "./src/build/llms";
import { writeManifest } from "./src/build/manifest";
import { createSitePages } from "./src/build/pages";
import { shortenFileAddresses } from "./src/build/public-file";
import { createRedirects } from "./src/build/redirects";
import { writeRobots } from "./src/build/robots";
import { drawSharePictures } from "./src/build/share-picture/draw-all";
import { resolveSharePictures, shareTypes } from "./src/build/share-picture/resolver";
import { writeSitemap } from "./src/build/sitemap";
import { webpackConfig } from "./src/build/webpack";
import { typeDefinitions } from "./src/content/type-definitions";

const isDevelop = process.env.NODE_ENV !== "production";

export const onPreInit: GatsbyNode["onPreInit"] = checkBeforeBuild;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`${typeDefinitions()}\n\n${shareTypes}`);
};

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  resolveSharePictures(api);
  shortenFileAddresses(api);
  resolveImageData(api);
  if (isDevelop) resolveStandIns(api);
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  // Files that were removed are told of here alone.
  reportWhileEditing(api);
  await createSitePages(api);
  await createRedirects(api);
  await writeIcons(api);
  await writeManifest(api);
  await drawSharePictures(api);
  if (isDevelop) return;
  writeRobots();
  writeLlms();
};

export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  if (api.node.internal.type !== "File") return;
  await createContentNode(api);
  reportWhileEditing(api);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveReports;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = webpackConfig;

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  await finishDocuments(api);
  writeSitemap();
};

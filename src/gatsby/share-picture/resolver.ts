import { readFileSync } from "node:fs";
import { posix, resolve as resolvePath } from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { directionOf } from "../../language";
import { programKind } from "../../site-paths";
import { sharePicture, tokenFile } from "./share-picture";

type Picture = { src: string; alt: string };

type PageNode = Node & {
  path: string;
  name: string;
  landing?: { title: string; tagline?: string; image: Picture };
  carousel?: { title: string; slides: Picture[] };
};
type ProgramPageNode = Node & { flagshipKind: string; certificationKind: string };
type SiteNode = Node & { language: string; brand: { claim: string; logoOnDark: string } };

/** A query depends on the nodes that it gets from Gatsby's node model. */
type NodeModel = {
  findRootNodeAncestor(object: object, isMeant: (node: Node) => boolean): Node | null;
  getNodeById(query: { id: string }): Node | null;
  findOne(query: { type: string; query: object }): Promise<Node | null>;
};

export const shareTypes = "type SharePicture { src: String! alt: String! }";

/** Above the title is the kind of a program, and the name of another page if it differs from the title. */
export function captionOf(
  { path, name, landing, carousel }: Pick<PageNode, "path" | "name" | "landing" | "carousel">,
  programPage: Pick<ProgramPageNode, "flagshipKind" | "certificationKind">,
  claim: string,
) {
  if (carousel) return { kind: undefined, title: carousel.title, tagline: claim };
  const title = landing?.title ?? name;
  const tagline = landing?.tagline;
  const kind = programKind(path);
  if (kind === undefined) return { kind: name === title ? undefined : name, title, tagline };
  const { flagshipKind, certificationKind } = programPage;
  return { kind: kind === "flagship" ? flagshipKind : certificationKind, title: name, tagline };
}

async function resolve(metadata: object, _: object, { nodeModel }: { nodeModel: NodeModel }) {
  const find = async <Found extends Node>(type: string, query: object) => {
    const node = await nodeModel.findOne({ type, query });
    if (!node)
      throw new Error(`A share picture needs a ${type} that does not exist: ${JSON.stringify(query)}`);
    return node as Found;
  };
  const page = nodeModel.findRootNodeAncestor(metadata, (node) => "metadata" in node) as PageNode | null;
  const json = page?.parent && (nodeModel.getNodeById({ id: page.parent }) as FileSystemNode | null);
  const landing = page?.landing?.image ?? page?.carousel?.slides[0];
  if (!page || !json || !landing) throw new Error(`A page has no picture: ${JSON.stringify(metadata)}`);
  const findFile = (name: string) => find<FileSystemNode>("File", { filter: { absolutePath: { eq: name } } });
  const beside = (file: FileSystemNode, name: string) =>
    findFile(posix.join(posix.dirname(file.absolutePath), name));
  const { brand, language, parent } = await find<SiteNode>("SiteSettings", {});
  const siteFile = await find<FileSystemNode>("File", { filter: { id: { eq: parent } } });
  const logo = await beside(siteFile, brand.logoOnDark);
  const picture = await beside(json, landing.src);
  // Makes the query depend on the tokens, which share-picture.ts reads.
  await findFile(resolvePath(tokenFile).replaceAll("\\", "/"));
  const caption = captionOf(page, await find<ProgramPageNode>("ProgramPage", {}), brand.claim);
  const src = await sharePicture({
    ...caption,
    direction: directionOf(language),
    path: page.path,
    logo: readFileSync(logo.absolutePath, "utf8"),
    landing: { file: picture.absolutePath, digest: picture.internal.contentDigest },
  });
  return { src, alt: `${caption.title.replace(/\.$/, "")}. ${landing.alt}` };
}

/** A picture is drawn when a query requests it. */
export function resolveSharePictures({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ PageMetadata: { sharePicture: { type: "SharePicture!", resolve } } });
}

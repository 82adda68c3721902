import type { z } from "zod";
import { dataPath } from "../../data-path";
import * as collection from "../schema/collection";
import { interfaceWords } from "../schema/interface";
import * as navigation from "../schema/navigation";
import { about } from "../schema/page/about";
import { contact } from "../schema/page/contact";
import { gallery } from "../schema/page/gallery";
import { home } from "../schema/page/home";
import { certificationsContent, flagshipPrograms } from "../schema/page/overview";
import { partners } from "../schema/page/partners";
import { programPage } from "../schema/page/program-page";
import { program } from "../schema/program";
import { redirects } from "../schema/redirects";
import { site } from "../schema/site";

export type Kind = {
  /** The path under `data/`. With a `*`, there may be many files, each with its own name. */
  file: string;
  schema: z.ZodObject;
  /** Where it is shown, if it is not a page itself: the path of a page, or a phrase. */
  shownOn?: `/${string}` | "every page" | "every program's page" | "no page";
};

/** GraphQL types, checks and editor schemas are derived from this list. */
export const kinds: readonly Kind[] = [
  { file: "site.json", schema: site, shownOn: "every page" },
  { file: "interface.json", schema: interfaceWords, shownOn: "every page" },
  { file: "redirects.json", schema: redirects, shownOn: "no page" },
  { file: "navigation/header.json", schema: navigation.header, shownOn: "every page" },
  { file: "navigation/footer.json", schema: navigation.footer, shownOn: "every page" },
  { file: "pages/home.json", schema: home },
  { file: "pages/about-us.json", schema: about },
  { file: "pages/flagship-programs.json", schema: flagshipPrograms },
  { file: "pages/certifications-content.json", schema: certificationsContent },
  { file: "pages/program.json", schema: programPage, shownOn: "every program's page" },
  { file: "pages/partners.json", schema: partners },
  { file: "pages/gallery.json", schema: gallery },
  { file: "pages/contact-us.json", schema: contact },
  { file: "programs/*.json", schema: program },
  { file: "gallery/gallery.json", schema: collection.gallery, shownOn: "/gallery" },
  { file: "clients/clients.json", schema: collection.clients, shownOn: "/" },
  { file: "services/services.json", schema: collection.services, shownOn: "/" },
  { file: "trainers/trainers.json", schema: collection.trainers, shownOn: "/" },
  { file: "partners/partners.json", schema: collection.partners, shownOn: "/partners" },
];

/** The name of a program file is part of a URL, so it has small letters, digits and hyphens only. */
export function kindOf(file: string): Kind | undefined {
  const pattern = file.replace(/^programs\/[a-z0-9-]+\.json$/, "programs/*.json");
  return kinds.find((kind) => kind.file === pattern);
}

export function isPage({ schema }: Kind): boolean {
  return schema.shape.path !== undefined;
}

export function typeNameOf(kind: Kind): string {
  const name = kind.schema.meta()?.id;
  if (name === undefined) throw new Error(`The schema of ${dataPath(kind.file)} has no name`);
  return name;
}

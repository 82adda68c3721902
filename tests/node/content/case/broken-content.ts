import type { Anchor, EditedContent } from "../content-copy";

const files = {
  clients: "clients/clients.json",
  contact: "pages/contact-us.json",
  footer: "navigation/footer.json",
  gallery: "gallery/gallery.json",
  galleryPage: "pages/gallery.json",
  hats: "programs/creative-thinking.json",
  header: "navigation/header.json",
  home: "pages/home.json",
  miniMba: "programs/mini-mba.json",
  overview: "pages/flagship-programs.json",
  palsam: "programs/palsam.json",
  partners: "pages/partners.json",
  programPage: "pages/program.json",
  redirects: "redirects.json",
  services: "services/services.json",
  site: "site.json",
  trainers: "trainers/trainers.json",
  words: "interface.json",
};

/** What the check must report: a place, and what the message and the suggestion contain. */
export type ExpectedDiagnostic = {
  file: string;
  /** A text on the reported line of the changed file. Without it, the line of the edit, or else the first. */
  at?: Anchor | Anchor[];
  message: string;
  /** The text that the place covers. */
  marks?: string;
  /** It is absent if the message is enough. */
  suggestion?: string;
};

/** A mistake of an editor, and all that the check reports. */
export type BrokenContent = {
  name: string;
  change: (content: EditedContent) => unknown;
  diagnostics: ExpectedDiagnostic[];
};

export function edit(
  name: string,
  fileName: keyof typeof files,
  [anchor, replacement]: [Anchor, string],
  diagnostic: Omit<ExpectedDiagnostic, "file">,
): BrokenContent {
  const file = files[fileName];
  return {
    name,
    change: (content) => content.edit(file, anchor, replacement),
    diagnostics: [{ file, ...diagnostic }],
  };
}

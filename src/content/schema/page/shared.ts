import { landing } from "../landing";
import { accent } from "../section";
import { contentObject, heading, metadata, path, text } from "../vocabulary";

export const page = {
  path: path.meta({ hint: "The address of the page. Do not change it." }),
  name: text.meta({ hint: "The name of the page in the page header." }),
  metadata,
};

/** The fields of every page but the home page. */
export const landingPage = { ...page, accent, landing };

/** The heading of a section whose content is in another file. */
export const headingOnly = contentObject(
  "Heading",
  { heading },
  { hint: "A heading. The content below it is in another file." },
);

import { content, metadata, path, text } from "../vocabulary";

/** The fields of every page: its path, its name in the page header, and its metadata. */
export const page = {
  path: path.meta({ hint: "Where the page is in the address bar. It has to stay as it is." }),
  name: text.meta({ hint: "The page's name, as it stands in the page header." }),
  metadata,
};

export const heading = content(
  "Heading",
  { heading: text.meta({ hint: "What stands above the section, in large letters." }) },
  { hint: "A heading. What stands below it has a file of its own." },
);

import { z } from "zod";
import { contentObject, pagePath, path } from "./vocabulary";

const redirect = contentObject({
  from: path.meta({
    title: "Earlier path",
    hint: "A path that the page had before, such as /flagship/old-name. No page has it now.",
  }),
  to: pagePath.meta({ hint: "The page that the earlier path leads to." }),
}).meta({ id: "Redirect", title: "Earlier path", hint: "An earlier path, and the page that it leads to." });

export const redirects = contentObject({
  redirects: z.array(redirect).meta({
    title: "Earlier paths",
    description: "a list of earlier paths and the pages that they lead to",
    hint: "Add the old path after you have renamed a page, so that old links still work.",
  }),
}).meta({
  id: "Redirects",
  title: "Earlier paths",
  hint: "Paths that pages had before. They lead to the pages.",
});

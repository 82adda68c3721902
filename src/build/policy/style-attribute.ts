const ofGatsby = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/**
 * Takes the style attributes from the two elements that Gatsby puts into every page; `src/styles/base.css` styles
 * them.
 */
export const withoutStyleAttributes = (html: string): string =>
  html.replace(ofGatsby, (tag) => tag.replace(/ style="[^"]*"/, ""));

/** The element that Gatsby renders a page into. A document in static/ does not have it. */
const root = 'id="___gatsby"';

/** Returns whether a document is a page of the site. */
export const isPageDocument = (html: string): boolean => html.includes(root);

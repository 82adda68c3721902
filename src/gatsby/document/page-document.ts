/** Gatsby renders a page into this element. A document in static/ does not have it. */
const root = 'id="___gatsby"';

export const isPageDocument = (html: string): boolean => html.includes(root);

/** The element that Gatsby puts every page into; a document that an owner puts into static/ has none. */
const root = 'id="___gatsby"';

/** Whether a document is a page of the site. */
export const isPageDocument = (html: string): boolean => html.includes(root);

/** The address at which `gatsby develop` streams the report of the content to open pages. */
export const reportAddress = "/__report";

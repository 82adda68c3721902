/** The path at which `gatsby develop` streams the content report to open pages. */
export const reportAddress = "/__report";

/** `gatsby develop` streams the content report from here. */
export const reportAddress = "/__report";

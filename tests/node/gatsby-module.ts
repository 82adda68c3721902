// Replaces the module "gatsby".

import { readFixture } from "../fixture/arabic";

/** The build compiles queries. */
export const graphql = (): undefined => undefined;

export const useStaticQuery = () => ({
  siteSettings: readFixture("site.json"),
  interfaceWords: readFixture("interface.json"),
  headerNavigation: readFixture("navigation/header.json"),
  footerNavigation: readFixture("navigation/footer.json"),
  homePage: readFixture("pages/home.json"),
});

// Replaces the module "gatsby".

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFixture } from "../fixture/arabic";

const read = (file: string) => JSON.parse(readFileSync(join("tests/fixture/data", file), "utf8"));

/** The build compiles queries. */
export const graphql = (): undefined => undefined;

export const useStaticQuery = () => ({
  siteSettings: read("site.json"),
  interfaceWords: readFixture("interface.json"),
  headerNavigation: read("navigation/header.json"),
  footerNavigation: read("navigation/footer.json"),
  homePage: read("pages/home.json"),
});

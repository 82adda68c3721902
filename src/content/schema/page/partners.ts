import { prose } from "../section";
import { contentObject } from "../vocabulary";
import { headingOnly, landingPage } from "./shared";

export const partners = contentObject(
  "PartnersPage",
  { ...landingPage, description: prose, table: headingOnly.meta({ title: "Section of the partners" }) },
  { hint: "The words of the partners page." },
);

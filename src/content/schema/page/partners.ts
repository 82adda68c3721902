import { prose } from "../section";
import { contentObject } from "../vocabulary";
import { headingOnly, landingPage } from "./shared";

export const partners = contentObject({
  ...landingPage,
  description: prose,
  table: headingOnly.meta({ title: "Section of the partners" }),
}).meta({ id: "PartnersPage", hint: "The words of the partners page." });

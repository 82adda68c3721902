import { readFileSync } from "node:fs";
import type { z } from "zod";
import { programDuration, shortProgramDuration } from "../../../src/components/program/duration";
import type * as collection from "../../../src/content/schema/collection";
import type { interfaceWords } from "../../../src/content/schema/interface";
import type * as navigation from "../../../src/content/schema/navigation";
import type { about as aboutSchema } from "../../../src/content/schema/page/about";
import type { contact as contactSchema } from "../../../src/content/schema/page/contact";
import type { home as homeSchema } from "../../../src/content/schema/page/home";
import type { certificationsContent as certificationsSchema } from "../../../src/content/schema/page/overview";
import type { partners as partnersSchema } from "../../../src/content/schema/page/partners";
import type { programPage as programPageSchema } from "../../../src/content/schema/page/program-page";
import type { program as programSchema } from "../../../src/content/schema/program";
import type { site as siteSchema } from "../../../src/content/schema/site";
import { countsIn, durationText, unitText } from "../../../src/gatsby/duration";
import { interpolateList } from "../../../src/query/interpolate";
import { programPaths } from "./path";

/*
 * The content as its editor wrote it. Tests of the built site read their expected values from here, so that
 * no test repeats a value that an editor may change.
 */

function read<Schema extends z.ZodType>(file: string): z.infer<Schema> {
  return JSON.parse(readFileSync(`data/${file}.json`, "utf8"));
}

export const site = read<typeof siteSchema>("site");
export const words = read<typeof interfaceWords>("interface");
export const header = read<typeof navigation.header>("navigation/header");
export const footer = read<typeof navigation.footer>("navigation/footer");
export const home = read<typeof homeSchema>("pages/home");
export const about = read<typeof aboutSchema>("pages/about-us");
export const contact = read<typeof contactSchema>("pages/contact-us");
export const partnerPage = read<typeof partnersSchema>("pages/partners");
export const certifications = read<typeof certificationsSchema>("pages/certifications-content");
export const programPage = read<typeof programPageSchema>("pages/program");
export const gallery = read<typeof collection.gallery>("gallery/gallery");
export const clients = read<typeof collection.clients>("clients/clients");
export const services = read<typeof collection.services>("services/services");
export const trainerList = read<typeof collection.trainers>("trainers/trainers");
export const partnerList = read<typeof collection.partners>("partners/partners");

/** Both paths of the home page have the same address, which ends with `/`. */
export const addressOf = (path: string) => `${site.address}${path === "/home" ? "/" : path}`;

/** The line has the commas of the language. */
export const addressLine = interpolateList(words.program.list, site.contact.address);

export const { slides } = home.carousel;
export const { logos } = clients;
export const { trainers } = trainerList;

/** A form that is not sent has an empty destination. */
export const destinations = {
  contact: contact.form.destination,
  testimonial: about.testimonial.destination,
};

export type Program = z.infer<typeof programSchema>;

export const programAt = (path: string) => read<typeof programSchema>(`programs/${path.split("/").at(-1)}`);

/** Returns "24 hours, 4 days", or how many topics, groups and chapters a program without a duration has. */
export function extentOf({ duration, ...program }: Partial<Program>): string {
  return duration ? durationText(site.language, duration) : programDuration(words.program, countsIn(program));
}

/** Returns "4 days", "50 hours", or the last of its counts. */
export function shortExtentOf({ duration, ...program }: Program): string {
  const { hours, days } = duration ?? {};
  const daysText = days ? unitText(site.language, days, "day") : null;
  const texts = hours ? { text: unitText(site.language, hours, "hour"), daysText } : null;
  return shortProgramDuration(words.program, { duration: texts, ...countsIn(program) });
}

/** `/home` is the page `/`. */
const pageAt = (path: string) => read<typeof aboutSchema>(`pages/${path.slice(1) || "home"}`);

export function contentAt(path: string): Pick<z.infer<typeof aboutSchema>, "name" | "metadata"> & {
  landing?: z.infer<typeof aboutSchema>["landing"];
} {
  return programPaths.includes(path) ? programAt(path) : pageAt(path);
}

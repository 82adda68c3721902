import type { z } from "zod";
import { readContent } from "../../content/read-content";
import { about } from "../../content/schema/page/about";
import { contact } from "../../content/schema/page/contact";

type Office = Pick<z.infer<typeof contact>["map"], "tileUrl" | "subdomains" | "markerImage" | "markerShadow">;

export type OtherHosts = { pictures: readonly string[]; forms: readonly string[] };

const originsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

/** The tiles of the map have one origin for each subdomain. Throws if a text is not an address. */
export function pictureHosts({ tileUrl, subdomains, markerImage, markerShadow }: Office): string[] {
  const tiles = [...subdomains].map((name) => tileUrl.replace("{s}", name));
  return originsOf([...tiles, markerImage, markerShadow]);
}

/** Returns the origins of the destinations. An empty destination has none. */
export const formHosts = (destinations: readonly string[]) =>
  originsOf(destinations.filter((destination) => destination !== ""));

export function readOtherHosts(): OtherHosts {
  const { form, map } = readContent(contact);
  const { testimonial } = readContent(about);
  return { pictures: pictureHosts(map), forms: formHosts([form.destination, testimonial.destination]) };
}

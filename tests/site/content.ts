import { readFileSync } from "node:fs";

type Gallery = { filters: { label: string }[]; items: { type: string; img: { alt: string } }[] };

const read = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, "utf8"));

/*
 * The lists that an editor may add to, as they are now. What the specification says of them stands in facts.ts; all
 * that is more than it says follows from these.
 */

export const gallery: Gallery = read("gallery/gallery");

export const slides: unknown[] = read("pages/home").carousel.slides;

export const logos: { image: { alt: string } }[] = read("clients/clients").logos;

export const trainers: { name: string }[] = read("trainers/trainers").trainers;

export const partners: unknown[] = read("partners/partners").partners;

/** The addresses that the forms are sent to; empty for a form that is not sent. */
export const destinations: { contact: string; testimonial: string } = {
  contact: read("pages/contact-us").form.destination,
  testimonial: read("pages/about-us").testimonial.destination,
};

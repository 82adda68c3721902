import type { Site } from "../../../src/structured-data/organization-node";
import type { Page } from "../../../src/structured-data/page-node";

/** A site with all data that the graph can contain. */
export const site: Site = {
  address: "https://site.test",
  language: "en",
  brand: { name: "Brand", claim: "Claim.", logo: { publicURL: "/logo.svg" } },
  contact: {
    address: ["1 Street", "Town"],
    locality: "Town",
    country: "EG",
    phones: ["+1", "+2"],
    email: "a@b",
  },
  social: [{ destination: "" }, { destination: "https://network.test/brand" }, { destination: "/about-us" }],
};

export const page: Page = {
  type: "AboutPage",
  path: "/about-us",
  metadata: { title: "Title", description: "Description" },
  image: { alt: "A picture", file: "/picture.jpg" },
};

/** A program with only the data that every program has. */
export const bareProgram: Queries.CourseFragment = {
  sample: null,
  path: "/flagship/bare",
  name: "Bare",
  metadata: { description: "Description" },
  duration: null,
  format: null,
  objectives: null,
  goals: null,
  outcome: null,
  afterParticipating: null,
  outline: null,
  syllabus: null,
  audience: null,
  prerequisite: null,
  certification: null,
};

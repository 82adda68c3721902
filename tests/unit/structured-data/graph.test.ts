import { graphOf, scriptText } from "../../../src/structured-data/graph";
import type { Site } from "../../../src/structured-data/organization-node";
import { organizationNode } from "../../../src/structured-data/organization-node";
import type { Page } from "../../../src/structured-data/page-node";

const socialLink = (destination: string) => ({ network: "x" as const, name: "X", destination });

const site: Site = {
  address: "https://site.test",
  language: "en",
  brand: {
    name: "Brand",
    claim: "Claim.",
    logo: { publicURL: "/logo.svg" },
    logoOnDark: { publicURL: null },
  },
  contact: {
    address: ["1 Street", "Town"],
    locality: "Town",
    country: "EG",
    phones: ["+1", "+2"],
    email: "a@b",
  },
  social: ["", "https://network.test/brand", "/about-us"].map(socialLink),
};

const page: Page = {
  type: "AboutPage",
  path: "/about-us",
  metadata: { title: "Title", description: "Description" },
  image: { alt: "A picture", file: "/picture.jpg" },
};

// The tests of the site cover what the graphs of real pages have.

test("social networks are listed once they have a destination", () => {
  expect(organizationNode(site)).toMatchObject({ sameAs: ["https://network.test/brand"] });
  expect(organizationNode({ ...site, social: [socialLink("")] })).toMatchObject({ sameAs: undefined });
});

test("no text can end the script or open a comment in it", () => {
  const title = 'A </script><script>alert("1")</script> <!-- B';
  const graph = graphOf(site, { ...page, metadata: { title, description: "" } }, []);
  const text = scriptText(graph);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(graph);
});

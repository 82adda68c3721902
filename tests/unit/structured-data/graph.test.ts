import type { Graph } from "schema-dts";
import { scriptText } from "../../../src/structured-data/graph";
import { organizationNode, type Site } from "../../../src/structured-data/organization-node";

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

// The tests of the site cover what the graphs of real pages have.

test("social networks are listed once they have a destination", () => {
  expect(organizationNode(site)).toMatchObject({ sameAs: ["https://network.test/brand"] });
  expect(organizationNode({ ...site, social: [socialLink("")] })).toMatchObject({ sameAs: undefined });
});

test("no text can end the script or open a comment in it", () => {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebPage", name: 'A </script><script>alert("1")</script> <!-- B' }],
  };
  const text = scriptText(graph);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(graph);
});

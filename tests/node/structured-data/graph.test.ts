import { structuredData } from "../../../src/structured-data/graph";

const site = {
  address: "https://site.test",
  language: "en",
  brand: {
    name: "Brand",
    claim: "Claim.",
    logo: { publicURL: "/logo.svg" },
    logoOnDark: { publicURL: null },
  },
  contact: { address: ["1 Street"], locality: "Town", country: "EG", phones: ["+1"], email: "a@b" },
  social: [],
};

test("no text can end the script or open a comment in it", () => {
  const title = 'A </script><script>alert("1")</script> <!-- B';
  const page = { type: "WebPage" as const, path: "/", metadata: { title, description: "" }, breadcrumb: [] };
  const text = structuredData(site, page);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][1].name).toBe(title);
});

import { headerPolicy } from "../../../../src/gatsby/policy/header-policy";
import { addPolicy } from "../../../../src/gatsby/policy/page-policy";
import { transformed } from "../transformed";

const hosts = { pictures: ["https://tile.example.com"], forms: ["https://forms.example.com"] };

const page = (script: string) =>
  transformed(`<meta charset="utf-8"/><script>all()</script><script>${script}</script>`, (document) =>
    addPolicy(document, hosts),
  );

const sourcesOf = (policy: string) =>
  new Map(
    policy.split(";").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

test("the header's policy allows what any page allows, each source once", () => {
  const policy = sourcesOf(headerPolicy([page("first()"), page("second()")]));
  const hashes = policy.get("script-src")?.filter((source) => source.startsWith("'sha256-"));
  expect(hashes).toHaveLength(3);
  expect(new Set(hashes).size).toBe(3);
  expect(policy.get("img-src")).toEqual(["'self'", "blob:", "data:", "https://tile.example.com"]);
  expect(policy.get("form-action")).toEqual(["'self'", "https://forms.example.com"]);
  expect(policy.get("default-src")).toEqual(["'none'"]);
});

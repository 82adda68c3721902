import type { IRedirectRoute } from "gatsby";
import { netlifyRules, nginxRules } from "../../../src/build/static-hosts";

const redirects: IRedirectRoute[] = [
  { type: "redirect", path: "/elevate-and-empower", toPath: "/home", status: 302, headers: [] },
  { type: "redirect", path: "/*", toPath: "/home", status: 302, headers: [] },
];

test("Netlify gets one rule a line, the rule for every path last", () => {
  expect(netlifyRules(redirects)).toBe("/elevate-and-empower  /home  302\n/*  /home  302\n");
});

test("nginx answers unknown paths with the redirect, and missing files with 404", () => {
  const rules = nginxRules(redirects);
  expect(rules).toContain("location = /elevate-and-empower { return 302 /home; }");
  expect(rules).toContain("location @unknown { return 302 /home; }");
  expect(rules).toContain("try_files $uri =404;");
});

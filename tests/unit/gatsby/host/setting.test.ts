import { hostNameOf } from "../../../../src/gatsby/host/setting";

test.each([
  [{}, undefined],
  [{ SITE_HOST: "" }, undefined],
  [{ SITE_HOST: "github" }, "github"],
  [{ NETLIFY: "true" }, "netlify"],
  [{ CF_PAGES: "1" }, "cloudflare"],
  [{ SITE_HOST: "nginx", NETLIFY: "true" }, "nginx"],
])("%j means %s", (environment, host) => {
  expect(hostNameOf(environment)).toBe(host);
});

test.each(["Netlify", "vercel", "toString"])("SITE_HOST=%s is rejected with the known names", (name) => {
  expect(() => hostNameOf({ SITE_HOST: name })).toThrow(
    `Unknown SITE_HOST "${name}". Known hosts: netlify, cloudflare, nginx, github.`,
  );
});

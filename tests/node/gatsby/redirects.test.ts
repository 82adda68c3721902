import type { CreatePagesArgs } from "gatsby";
import { createRedirects } from "../../../src/gatsby/redirects";

test("earlier paths are redirected for good, planned pages and unknown paths for the time being", async () => {
  const redirects = [
    { from: "/earlier", to: "/about-us" },
    { from: "/flagship/older", to: "/partners" },
  ];
  const links = [
    { path: "/planned", isPlanned: true },
    { path: "/partners", isPlanned: null },
  ];
  const graphql = async () => ({ data: { redirects: { redirects }, footerNavigation: { links } } });
  const createRedirect = jest.fn();
  await createRedirects({ graphql, actions: { createRedirect } } as unknown as CreatePagesArgs);
  const created = createRedirect.mock.calls.map(([{ fromPath, toPath, isPermanent = false }]) => [
    fromPath,
    toPath,
    isPermanent,
  ]);
  expect(created).toEqual([
    ["/planned", "/home", false],
    ["/earlier", "/about-us", true],
    ["/flagship/older", "/partners", true],
    ["/*", "/home", false],
  ]);
});

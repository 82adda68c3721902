import { securityHeaders } from "../../../../src/gatsby/host/security-header";

test("browsers must not guess the type of a file", () => {
  expect(securityHeaders("default-src 'none'")["X-Content-Type-Options"]).toBe("nosniff");
});

import { redirectScript } from "../../../../src/components/redirect/redirect-script";

const script = redirectScript({ "/flagship/old": "/flagship/new", "/about": "/about-us" });

/** Runs the script in a document with the given address. Returns the address that replaces it. */
function targetOf(address: string): string {
  const { pathname, search, hash } = new URL(address, "https://site.test");
  const replace = jest.fn<void, [string]>();
  new Function("location", script)({ pathname, search, hash, replace });
  expect(replace).toHaveBeenCalledTimes(1);
  return String(replace.mock.calls[0]?.[0]);
}

test.each(["", "/", ".html", "/index.html"])(
  "an earlier path that ends with %j leads to the page, with query and fragment",
  (end) => {
    expect(targetOf(`/flagship/old${end}?about=palsam&utm_source=a%20b#price`)).toBe(
      "/flagship/new?about=palsam&utm_source=a%20b#price",
    );
  },
);

test.each(["/about-us/x?from=mail", "/flagship/old/x", "/flagship/older", "/404", "/", "/constructor"])(
  "%s, which no page had, leads to /home",
  (path) => expect(targetOf(path)).toBe("/home"),
);

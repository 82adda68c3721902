import { scrollTarget } from "../../../src/navigation/scroll-target";

type Arguments = Parameters<typeof scrollTarget>[0];

function target(from: string | undefined, to: string) {
  const routerProps = (address: string) => {
    const { pathname, search, hash } = new URL(address, "https://www.example.com");
    return { location: { pathname, search, hash } };
  };
  const previous = from === undefined ? undefined : routerProps(from);
  return scrollTarget({ prevRouterProps: previous, routerProps: routerProps(to) } as Arguments);
}

test("every change of the path scrolls to the top", () => {
  expect(target("/gallery", "/partners")).toEqual([0, 0]);
  expect(target(undefined, "/partners")).toEqual([0, 0]);
});

test("a link to the page shown scrolls to the top", () => {
  expect(target("/partners", "/partners")).toEqual([0, 0]);
});

test("a change of the query alone scrolls nowhere", () => {
  expect(target("/gallery", "/gallery?show=palsam")).toBe(false);
});

test("a fragment is scrolled to", () => {
  expect(target("/gallery", "/flagship/palsam#price")).toBe("price");
});

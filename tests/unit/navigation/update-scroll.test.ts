import { updateScroll } from "../../../src/navigation/update-scroll";

type Arguments = Parameters<typeof updateScroll>[0];

const scrollTo = jest.fn();
Object.assign(globalThis, { window: { scrollTo } });
beforeEach(() => scrollTo.mockClear());

function navigate(from: string | undefined, to: string): boolean {
  const routerProps = (address: string) => {
    const { pathname, search, hash } = new URL(address, "https://www.example.com");
    return { location: { pathname, search, hash } };
  };
  const previous = from === undefined ? undefined : routerProps(from);
  return Boolean(updateScroll({ prevRouterProps: previous, routerProps: routerProps(to) } as Arguments));
}

test.each([
  ["/gallery", "/partners"],
  ["/partners", "/partners"],
])("from %p to %p the page is scrolled to its top, and Gatsby restores nothing", (from, to) => {
  expect(navigate(from, to)).toBe(false);
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test("the browser positions a page that is opened or reloaded", () => {
  expect(navigate(undefined, "/partners")).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("a change of only the query does not scroll", () => {
  expect(navigate("/gallery", "/gallery?show=palsam")).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("Gatsby scrolls to a fragment", () => {
  expect(navigate("/gallery", "/flagship/palsam#price")).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

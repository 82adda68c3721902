import { updateScroll } from "../../../src/navigation/update-scroll";

type Arguments = Parameters<typeof updateScroll>[0];

const body = { scrollIntoView: jest.fn() };
const section = { scrollIntoView: jest.fn() };
const getElementById = (id: string) => (id === "price" ? section : null);
Object.assign(globalThis, { document: { body, getElementById } });
beforeEach(() => jest.clearAllMocks());

function navigate(from: string | undefined, to: string): [top: number, section: number] {
  const routerProps = (address: string) => {
    const { pathname, search, hash } = new URL(address, "https://www.example.com");
    return { location: { pathname, search, hash } };
  };
  const { location } = routerProps(to);
  Object.assign(globalThis, { location });
  const previous = from === undefined ? undefined : routerProps(from);
  // Gatsby scrolls if the result is true.
  expect(updateScroll({ prevRouterProps: previous, routerProps: { location } } as Arguments)).toBe(false);
  return [body.scrollIntoView.mock.calls.length, section.scrollIntoView.mock.calls.length];
}

test("a page with another path is scrolled to its top", () => {
  expect(navigate("/gallery", "/partners")).toEqual([1, 0]);
});

test("a page with another path is scrolled to the section that its address names, if there is one", () => {
  expect(navigate("/gallery", "/flagship/palsam#price")).toEqual([0, 1]);
  expect(navigate("/gallery", "/flagship/palsam#missing")).toEqual([1, 1]);
});

test("the browser positions a page that is opened or reloaded", () => {
  expect(navigate(undefined, "/partners")).toEqual([0, 0]);
  expect(navigate(undefined, "/flagship/palsam#price")).toEqual([0, 0]);
});

test("a change of only the query does not scroll", () => {
  expect(navigate("/gallery", "/gallery?show=palsam")).toEqual([0, 0]);
});

test("the browser positions the entries of one page in the history", () => {
  expect(navigate("/flagship/palsam#price", "/flagship/palsam")).toEqual([0, 0]);
});

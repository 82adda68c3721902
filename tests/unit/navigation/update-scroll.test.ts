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

test.each([
  ["a page with another path is scrolled to its top", "/gallery", "/partners", [1, 0]],
  ["a page with another path is scrolled to the section it names", "/gallery", "/about-us#price", [0, 1]],
  ["a missing section scrolls the page to its top", "/gallery", "/about-us#missing", [1, 0]],
  ["the browser positions a page that is opened or reloaded", undefined, "/about-us#price", [0, 0]],
  ["a change of only the query does not scroll", "/gallery", "/gallery?show=palsam", [0, 0]],
  ["the browser positions the entries of one page in the history", "/about-us#price", "/about-us", [0, 0]],
])("%s", (_, from, to, scrolled) => {
  expect(navigate(from, to)).toEqual(scrolled);
});

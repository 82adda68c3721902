import { scrollToStart, updateScroll } from "../../../src/navigation/scroll-start";

const body = { scrollIntoView: jest.fn() };
const section = { scrollIntoView: jest.fn() };
const heading = { scrollIntoView: jest.fn() };
const querySelector = jest.fn();
const getElementById = (id: string) => (id === "price" ? section : null);
Object.assign(globalThis, { document: { body, getElementById, querySelector } });
beforeEach(() => {
  jest.clearAllMocks();
  querySelector.mockReturnValue(null);
});

const propsOf = (address: string) => ({ location: new URL(address, "https://www.example.com") });

test.each([
  ["a page with another path is scrolled to its top", "/gallery", "/partners", [1, 0]],
  ["a page with another path is scrolled to the section it names", "/gallery", "/about-us#price", [0, 1]],
  ["a missing section scrolls the page to its top", "/gallery", "/about-us#missing", [1, 0]],
  ["the browser positions a page that is opened or reloaded", undefined, "/about-us#price", [0, 0]],
  ["a change of only the query does not scroll", "/gallery", "/gallery?show=palsam", [0, 0]],
  ["the browser positions the entries of one page in the history", "/about-us#price", "/about-us", [0, 0]],
])("%s", (_, from, to, scrolled) => {
  const routerProps = propsOf(to);
  Object.assign(globalThis, routerProps);
  const prevRouterProps = from === undefined ? undefined : propsOf(from);
  // Gatsby scrolls if the result is true.
  expect(updateScroll({ prevRouterProps, routerProps })).toBe(false);
  const calls = [body, section].map(({ scrollIntoView }) => scrollIntoView.mock.calls.length);
  expect(calls).toEqual(scrolled);
});

test("a page is scrolled to the heading that is marked, unless its address names a section", () => {
  querySelector.mockReturnValue(heading);
  for (const address of ["/contact-us", "/contact-us#price"]) {
    Object.assign(globalThis, propsOf(address));
    scrollToStart();
  }
  expect([heading, section].map(({ scrollIntoView }) => scrollIntoView.mock.calls.length)).toEqual([1, 1]);
});

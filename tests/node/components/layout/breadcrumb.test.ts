import { breadcrumbTo } from "../../../../src/components/layout/breadcrumb";

const home = { name: "Home", path: "/", subPages: null };
const about = { name: "About", path: "/about-us" };
const overview = { name: "All Programs", path: "/flagship-programs" };
const program = { name: "Program", path: "/flagship/one" };
const menu = { name: "Programs", path: "/flagship", subPages: [program, overview] };
const entries = [home, { name: "About Us", path: "/about-us", subPages: null }, menu];

const step = ({ name, path }: { name: string; path: string }) => expect.objectContaining({ name, path });

test.each([
  ["home is empty", home, []],
  ["a page starts at home and ends with the page, by its own name", about, [step(home), about]],
  ["a program has its overview, in any order of the menu", program, [step(home), step(overview), program]],
  ["an overview has it once", overview, [step(home), overview]],
])("the breadcrumb of %s", (_, page, breadcrumb) => {
  expect(breadcrumbTo(page, entries)).toEqual(breadcrumb);
});

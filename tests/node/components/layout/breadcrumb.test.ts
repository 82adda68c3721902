import { breadcrumbTo } from "../../../../src/components/layout/breadcrumb";

const home = { name: "Home", path: "/", subPages: null };
const overview = { name: "All Programs", path: "/flagship-programs" };
const program = { name: "Program", path: "/flagship/one" };
const menu = { name: "Programs", path: "/flagship", subPages: [program, overview] };
const entries = [home, { name: "About Us", path: "/about-us", subPages: null }, menu];

const step = ({ name, path }: { name: string; path: string }) => expect.objectContaining({ name, path });

test("home has no breadcrumb", () => {
  expect(breadcrumbTo(home, entries)).toEqual([]);
});

test("the breadcrumb of a page starts at home and ends with the page, by its own name", () => {
  const about = { name: "About", path: "/about-us" };
  expect(breadcrumbTo(about, entries)).toEqual([step(home), about]);
});

test("the breadcrumb of a program contains its overview page, in any order of the menu", () => {
  expect(breadcrumbTo(program, entries)).toEqual([step(home), step(overview), program]);
});

test("the breadcrumb of an overview page contains it once", () => {
  expect(breadcrumbTo(overview, entries)).toEqual([step(home), overview]);
});

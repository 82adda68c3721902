import { breadcrumbTo } from "../../../src/components/layout/breadcrumb";

const home = { name: "Home", path: "/", subPages: null };
const list = { name: "All Courses", path: "/course-list" };
const course = { name: "Course", path: "/course/one" };
const courses = { name: "Courses", path: "/course", subPages: [list, course] };
const entries = [home, { name: "About Us", path: "/about-us", subPages: null }, courses];

const step = ({ name, path }: { name: string; path: string }) => expect.objectContaining({ name, path });

test("home has no breadcrumb", () => {
  expect(breadcrumbTo(home, entries)).toEqual([]);
});

test("the breadcrumb of a page starts at home and ends with the page, by its own name", () => {
  const about = { name: "About", path: "/about-us" };
  expect(breadcrumbTo(about, entries)).toEqual([step(home), about]);
});

test("the breadcrumb of a page of a menu contains the menu's first page", () => {
  expect(breadcrumbTo(course, entries)).toEqual([step(home), step(list), course]);
});

test("the breadcrumb of the menu's first page contains it once", () => {
  expect(breadcrumbTo(list, entries)).toEqual([step(home), list]);
});

import { trailTo } from "../../../src/components/layout/trail";

const home = { name: "Home", path: "/", subPages: null };
const list = { name: "All Courses", path: "/course-list" };
const course = { name: "Course", path: "/course/one" };
const courses = { name: "Courses", path: "/course", subPages: [list, course] };
const entries = [home, { name: "About Us", path: "/about-us", subPages: null }, courses];

const step = ({ name, path }: { name: string; path: string }) => expect.objectContaining({ name, path });

test("home has no way to it", () => {
  expect(trailTo(home, entries)).toEqual([]);
});

test("the way to a page starts at home and ends with the page, by the name it has itself", () => {
  const about = { name: "About", path: "/about-us" };
  expect(trailTo(about, entries)).toEqual([step(home), about]);
});

test("the way to a page of a menu leads over the menu's first page", () => {
  expect(trailTo(course, entries)).toEqual([step(home), step(list), course]);
});

test("the menu's first page is on the way to itself once", () => {
  expect(trailTo(list, entries)).toEqual([step(home), list]);
});

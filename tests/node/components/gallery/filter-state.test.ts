import { type Labels, onlyAll, toggle } from "../../../../src/components/gallery/filter-state";

const labels: Labels = { all: "All", categories: ["Coaching", "Ceremony", "Seminar"] };

const filterAfter = (clicks: readonly string[], known = labels) =>
  clicks.reduce((checked, label) => toggle(checked, label, known), onlyAll(known));

test.each([
  ["without a click", [], ["All"]],
  ["after a click on one category", ["Coaching"], ["Coaching"]],
  ["after clicks on two categories", ["Coaching", "Seminar"], ["Coaching", "Seminar"]],
  ["after clicks on each category", ["Coaching", "Ceremony", "Seminar"], ["Coaching", "Ceremony", "Seminar"]],
  ["after clicks on categories, then All", ["Coaching", "Seminar", "All"], ["All"]],
  ["after a click on a category that was checked", ["Coaching", "Seminar", "Coaching"], ["Seminar"]],
  ["after a click on the only category that was checked", ["Coaching", "Coaching"], ["All"]],
  ["after a click on All at first", ["All"], ["All"]],
])("%s, the right labels are checked", (_, clicks, checked) => {
  expect([...filterAfter(clicks)]).toEqual(checked.map((label) => [label, true]));
});

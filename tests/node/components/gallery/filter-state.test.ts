import fc from "fast-check";
import { isShown, type Labels, onlyAll, toggle } from "../../../../src/components/gallery/filter-state";

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

const visits = fc
  .uniqueArray(fc.string(), { minLength: 2, maxLength: 8 })
  .chain(([all = "", ...categories]) =>
    fc.record({
      labels: fc.constant<Labels>({ all, categories }),
      pictures: fc.array(fc.constantFrom(...categories), { maxLength: 20 }),
      clicks: fc.array(fc.constantFrom(all, ...categories), { maxLength: 30 }),
      next: fc.constantFrom(...categories),
    }),
  );

test("after any clicks, All is checked alone or some categories are, and their pictures are shown", () => {
  fc.assert(
    fc.property(visits, ({ labels, pictures, clicks }) => {
      const checked = filterAfter(clicks, labels);
      const wanted = [...checked.keys()];
      const shown = pictures.filter((type) => isShown(type, checked, labels));
      if (wanted.includes(labels.all)) expect([wanted, shown]).toEqual([[labels.all], pictures]);
      else {
        expect(wanted.filter((label) => labels.categories.includes(label))).toEqual(wanted);
        expect(wanted.length).toBeGreaterThan(0);
        expect(shown).toEqual(pictures.filter((type) => wanted.includes(type)));
      }
    }),
  );
});

test("after any clicks, a click on a category changes only that category", () => {
  fc.assert(
    fc.property(visits, ({ labels, clicks, next }) => {
      const before = filterAfter(clicks, labels);
      const after = toggle(before, next, labels);
      const changed = labels.categories.filter((category) => after.has(category) !== before.has(category));
      expect(changed).toEqual([next]);
    }),
  );
});

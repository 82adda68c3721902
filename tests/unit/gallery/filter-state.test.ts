import fc from "fast-check";
import {
  type Checked,
  isShown,
  type Labels,
  onlyAll,
  toggle,
} from "../../../src/components/gallery/filter-state";

const labels: Labels = { all: "All", categories: ["Coaching", "Ceremony", "Seminar"] };

const filterAfter = (...clicks: string[]) =>
  clicks.reduce((checked, label) => toggle(checked, label, labels), onlyAll(labels));

const checkedLabels = (checked: Checked) =>
  [...checked].filter(([, isChecked]) => isChecked).map(([label]) => label);

describe("the filter", () => {
  test("initially All is checked", () => {
    expect([...onlyAll(labels)]).toEqual([["All", true]]);
  });

  test("checking another label checks it and unchecks All", () => {
    expect([...filterAfter("Coaching")]).toEqual([["Coaching", true]]);
    expect([...filterAfter("Coaching", "Seminar")]).toEqual([
      ["Coaching", true],
      ["Seminar", true],
    ]);
  });

  test("checking All leaves only All", () => {
    expect([...filterAfter("Coaching", "Seminar", "All")]).toEqual([["All", true]]);
  });

  test("unchecking a label removes it", () => {
    expect([...filterAfter("Coaching", "Seminar", "Coaching")]).toEqual([["Seminar", true]]);
  });

  test("if none remain, All is checked again", () => {
    expect([...filterAfter("Coaching", "Coaching")]).toEqual([["All", true]]);
    expect([...filterAfter("All")]).toEqual([["All", true]]);
  });

  test("checking all categories one by one does not check All", () => {
    expect(checkedLabels(filterAfter("Coaching", "Ceremony", "Seminar"))).toEqual([
      "Coaching",
      "Ceremony",
      "Seminar",
    ]);
  });

  test("a click does not change the map that it receives", () => {
    const before = filterAfter("Coaching");
    toggle(before, "Seminar", labels);
    expect([...before]).toEqual([["Coaching", true]]);
  });
});

const visits = fc
  .uniqueArray(fc.string(), { minLength: 2, maxLength: 8 })
  .chain(([all = "", ...categories]) =>
    fc.record({
      labels: fc.constant<Labels>({ all, categories }),
      pictures: fc.array(fc.constantFrom(...categories), { maxLength: 20 }),
      clicks: fc.array(fc.constantFrom(all, ...categories), { maxLength: 30 }),
    }),
  );

describe("over random sequences of clicks", () => {
  const property = (holds: (checked: Checked, visit: { labels: Labels; pictures: string[] }) => void) =>
    fc.assert(
      fc.property(visits, ({ labels, pictures, clicks }) => {
        let checked = onlyAll(labels);
        holds(checked, { labels, pictures });
        for (const click of clicks) {
          checked = toggle(checked, click, labels);
          holds(checked, { labels, pictures });
        }
      }),
      { numRuns: 500 },
    );

  test("All is checked alone, or not at all", () => {
    property((checked, { labels }) => {
      if (checked.has(labels.all)) expect(checkedLabels(checked)).toEqual([labels.all]);
    });
  });

  test("at least one label is always checked, and nothing else", () => {
    property((checked, { labels }) => {
      expect(checkedLabels(checked).length).toBeGreaterThan(0);
      for (const label of checkedLabels(checked)) expect([labels.all, ...labels.categories]).toContain(label);
    });
  });

  test("the pictures that are shown are those of the checked labels", () => {
    property((checked, { labels, pictures }) => {
      const wanted = checkedLabels(checked);
      const expected = wanted.includes(labels.all)
        ? pictures
        : pictures.filter((type) => wanted.includes(type));
      expect(pictures.filter((type) => isShown(type, checked, labels))).toEqual(expected);
    });
  });

  test("a click on a category changes only that category", () => {
    fc.assert(
      fc.property(visits, fc.nat(), ({ labels, clicks }, choice) => {
        const { all, categories } = labels;
        const clicked = categories[choice % categories.length] ?? "";
        const before = clicks.reduce((checked, click) => toggle(checked, click, labels), onlyAll(labels));
        const next = toggle(before, clicked, labels);
        expect(next.has(clicked)).toBe(!before.has(clicked));
        for (const other of categories.filter((category) => category !== clicked)) {
          expect(next.has(other)).toBe(before.has(other));
        }
        expect([...toggle(before, all, labels)]).toEqual([[all, true]]);
      }),
    );
  });
});

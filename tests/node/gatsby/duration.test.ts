import { durationText } from "../../../src/gatsby/duration";

test.each([
  [1, 1, "1 hour, 1 day", "ساعة ويوم"],
  [2, 2, "2 hours, 2 days", "ساعتان ويومان"],
  [10, 3, "10 hours, 3 days", "10 ساعات و3 أيام"],
  [24, 11, "24 hours, 11 days", "24 ساعة و11 يومًا"],
  [50, undefined, "50 hours", "50 ساعة"],
])("a duration has the plural forms of its language: %s hours, %s days", (hours, days, en, ar) => {
  expect(durationText("en", { hours, days })).toBe(en);
  expect(durationText("ar-EG", { hours, days })).toBe(ar);
});

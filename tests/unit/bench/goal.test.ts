import { goals } from "../../bench/goal";
import { paths } from "../../site/path";

test("each goal has a limit, and those of one path name a path of the site", () => {
  for (const { limit, on = {} } of Object.values(goals)) {
    expect(limit ?? Object.values(on)[0]).toEqual(expect.any(Number));
    expect(paths).toEqual(expect.arrayContaining(Object.keys(on)));
  }
});

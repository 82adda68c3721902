import { complaintsAbout } from "./mutation";

test("a slip of each kind in a program is refused, in the right file and line", async () => {
  expect(await complaintsAbout("programs/palsam.json", 0)).toEqual([]);
});

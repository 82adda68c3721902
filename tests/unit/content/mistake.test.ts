import { complaintsAbout } from "./mistake";

test("the check finds a mistake of each kind in a program, in the right file and line", async () => {
  expect(await complaintsAbout("programs/palsam.json", 0)).toEqual([]);
});

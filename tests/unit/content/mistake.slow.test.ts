import { fixtureDocuments } from "./fixture";
import { complaintsAbout } from "./mistake";

test.each(fixtureDocuments.map((file, seed) => ({ file, seed })))(
  "the check finds a mistake of each kind in $file, in the right file and line",
  async ({ file, seed }) => {
    expect(await complaintsAbout(file, seed)).toEqual([]);
  },
);

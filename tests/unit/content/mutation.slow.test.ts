import { fixtureDocuments } from "./fixture";
import { complaintsAbout } from "./mutation";

test.each(fixtureDocuments.map((file, seed) => ({ file, seed })))(
  "a slip of each kind in $file is refused, in the right file and line",
  async ({ file, seed }) => {
    expect(await complaintsAbout(file, seed)).toEqual([]);
  },
);

import { resolveFacts } from "../../../src/gatsby/facts";

type Fact = { label: string; value: string };
type Resolvers = { Program: { facts: { resolve(program: object): Fact[] | undefined } } };

/** Returns the values of the facts as pages get them. */
function valuesIn(program: object): string[] | undefined {
  let resolvers: Resolvers | undefined;
  const createResolvers = (given: unknown) => {
    resolvers = given as Resolvers;
  };
  resolveFacts({ createResolvers });
  return resolvers?.Program.facts.resolve(program)?.map(({ value }) => value);
}

const factsOf = (...values: string[]) => values.map((value) => ({ label: "Extent", value }));
const titled = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));

test("facts count the topics of an outline", () => {
  const outline = { heading: "Outline", topics: titled("Plan", "Open", "Close") };
  expect(valuesIn({ facts: factsOf("{topics}", "{topics} topics"), outline })).toEqual(["3", "3 topics"]);
});

test("facts count the groups of an outline, and the topics of all groups", () => {
  const groups = [{ topics: titled("Plan", "Open") }, { topics: titled("Close") }];
  expect(valuesIn({ facts: factsOf("{groups}", "{topics}"), outline: { groups } })).toEqual(["2", "3"]);
});

test("facts count the groups of a syllabus, and the chapters of all groups", () => {
  const groups = [{ chapters: ["Business", "Banking"] }, { chapters: ["Ethics"] }];
  expect(valuesIn({ facts: factsOf("{groups}", "{chapters}"), syllabus: { groups } })).toEqual(["2", "3"]);
});

test("facts without placeholders stay, and a program may have none", () => {
  expect(valuesIn({ facts: factsOf("About 10 minutes") })).toEqual(["About 10 minutes"]);
  expect(valuesIn({ name: "Palsam" })).toBeUndefined();
});

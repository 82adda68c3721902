import { z } from "zod";
import { editorSchemaOf } from "../../../src/content/kind/editor-schema";
import { kinds } from "../../../src/content/kind/kind";
import { typeDefinitions } from "../../../src/content/kind/type-definitions";
import { content, text } from "../../../src/content/schema/vocabulary";
import { validate } from "../../../src/content/validate/validate";
import { editorConfig } from "../../../src/content/visual-editor/config";
import { fixture } from "./fixture";

const venue = {
  file: "venue.json",
  schema: content("Venue", { name: text }),
};

/** One more field. An editor of the definitions writes nothing else. */
const venueWithSeats = {
  file: "venue.json",
  schema: content("Venue", {
    name: text,
    seats: z.int().max(300).meta({ description: "a whole number of seats", hint: "How many can sit." }),
  }),
};

jest.mock("../../../src/content/kind/kind", () => {
  const original = jest.requireActual("../../../src/content/kind/kind");
  return { ...original, kinds: [...original.kinds] };
});

/** Adds a kind of content to the site while `look` runs. */
function withKind<Result>(kind: typeof venue, look: () => Result): Result {
  const list = kinds as (typeof venue)[];
  list.push(kind);
  try {
    return look();
  } finally {
    list.pop();
  }
}

function fieldsInEditor(kind: typeof venue) {
  const { collections } = withKind(kind, () => editorConfig(fixture, "http://127.0.0.1:8000"));
  const forms = collections.flatMap((collection) => ("files" in collection ? collection.files : []));
  return forms.find(({ file }) => file === kind.file)?.fields ?? [];
}

function invalidFields(kind: typeof venue, value: object): string[] {
  const entry = { file: kind.file, text: "", bom: "", value, tree: undefined, errors: [], kind };
  return validate(entry).map(({ path = [] }) => path.join("."));
}

const places: [string, (kind: typeof venue) => boolean][] = [
  ["the GraphQL types", (kind) => /type Venue [^}]*seats: Int!/.test(withKind(kind, typeDefinitions))],
  ["Visual Studio Code", (kind) => JSON.stringify(editorSchemaOf(kind)).includes("How many can sit.")],
  [
    "the visual editor",
    (kind) =>
      fieldsInEditor(kind).some(
        ({ name, label, hint, max }) =>
          name === "seats" && label === "Seats" && hint === "How many can sit." && max === 300,
      ),
  ],
  ["the check", (kind) => invalidFields(kind, { name: "Hall" }).includes("seats")],
];

test.each(places)("a field added to a definition appears in %s", (_place, isFound) => {
  expect([isFound(venue), isFound(venueWithSeats)]).toEqual([false, true]);
});

import { jsonSchemaOf } from "../../../src/content/kind/json-schema";
import { kinds } from "../../../src/content/kind/kind";

test.each(kinds)("the JSON Schema of data/$file allows no unknown field in any group", (kind) => {
  for (const definition of Object.values(jsonSchemaOf(kind).$defs ?? {})) {
    if (definition.type === "object") expect(definition.additionalProperties).toBe(false);
  }
});

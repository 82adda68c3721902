import fc from "fast-check";
import { enteredText } from "../../../src/components/form/entered-text";

test("what is entered stands under the names of the fields, as it was entered", () => {
  const data = new FormData();
  data.append("name", " Mona Adel ");
  data.append("subject", "");
  expect(enteredText(data)).toEqual({ name: " Mona Adel ", subject: "" });
});

test("files are not text", () => {
  const data = new FormData();
  data.append("name", "Mona");
  data.append("photo", new File(["x"], "mona.png", { type: "image/png" }));
  expect(enteredText(data)).toEqual({ name: "Mona" });
});

test("nothing that is entered is lost or changed", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.string()), (fields) => {
      expect(enteredText(Object.entries(fields))).toEqual({ ...fields });
    }),
  );
});

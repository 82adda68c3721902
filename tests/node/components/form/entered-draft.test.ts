import { enteredDraft } from "../../../../src/components/form/entered-draft";

test("text and files have the names of their fields, unchanged", () => {
  const photo = new File(["x"], "mona.png", { type: "image/png" });
  const data = new FormData();
  data.append("name", " Mona Adel ");
  data.append("subject", "");
  data.append("photo", photo);
  expect(enteredDraft(data)).toEqual({ name: " Mona Adel ", subject: "", photo });
});

test("a file field without a file is null", () => {
  const data = new FormData();
  // A browser submits this value for such a field (HTML, section 4.10.22.4).
  data.append("photo", new File([], "", { type: "application/octet-stream" }));
  expect(enteredDraft(data)).toEqual({ photo: null });
});

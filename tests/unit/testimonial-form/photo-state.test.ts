import fc from "fast-check";
import {
  type PhotoAction,
  photoReducer,
  withoutPhoto,
} from "../../../src/components/testimonial-form/photo-state";

const file = (type: string, name = "file") => new File(["x"], name, { type });
const portrait = file("image/jpeg", "portrait.jpg");
const withPortrait = { file: portrait, isOver: false };

test.each(["image/png", "image/jpeg", "image/webp", "image/svg+xml"])("%s is taken", (type) => {
  const chosen = file(type);
  expect(photoReducer(withoutPhoto, { type: "choose", files: [chosen] }).file).toBe(chosen);
});

test.each(["application/pdf", "text/plain", "video/mp4", "", "application/image"])(
  "“%s” is refused: the field stays as it was, empty or not",
  (type) => {
    const action: PhotoAction = { type: "choose", files: [file(type)] };
    expect(photoReducer(withoutPhoto, action)).toEqual(withoutPhoto);
    expect(photoReducer(withPortrait, action).file).toBe(portrait);
  },
);

test("of several files the first image is taken", () => {
  const files = [file("text/plain"), file("image/png", "first.png"), file("image/png", "second.png")];
  expect(photoReducer(withoutPhoto, { type: "choose", files }).file?.name).toBe("first.png");
});

test("nothing chosen leaves the photo, deleting takes it away", () => {
  expect(photoReducer(withPortrait, { type: "choose", files: [] }).file).toBe(portrait);
  expect(photoReducer(withPortrait, { type: "clear" })).toEqual(withoutPhoto);
});

test("whatever happens, the photo is an image or none, and dragging over the field does not change it", () => {
  const someFile = fc.constantFrom("image/png", "image/gif", "text/plain", "").map((type) => file(type));
  const action = fc.oneof(
    fc.record({ type: fc.constant("choose" as const), files: fc.array(someFile, { maxLength: 3 }) }),
    fc.record({ type: fc.constantFrom("clear" as const, "over" as const, "leave" as const) }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      let state = withoutPhoto;
      for (const next of actions) {
        const before = state;
        state = photoReducer(state, next);
        if (state.file) expect(state.file.type).toMatch(/^image\//);
        if (next.type === "over" || next.type === "leave") expect(state.file).toBe(before.file);
        expect(state.isOver).toBe(next.type === "over");
      }
    }),
  );
});

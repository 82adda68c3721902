import { firstImage } from "../../../src/components/testimonial-form/first-image";

const file = (type: string, name = "file") => new File(["x"], name, { type });

test.each(["image/png", "image/jpeg", "image/webp", "image/svg+xml"])("%s is an image", (type) => {
  const image = file(type);
  expect(firstImage([image])).toBe(image);
});

test.each(["application/pdf", "text/plain", "video/mp4", "", "application/image"])("“%s” is none", (type) => {
  expect(firstImage([file(type)])).toBeNull();
});

test("of several files the first image counts", () => {
  const files = [file("text/plain"), file("image/png", "first.png"), file("image/png", "second.png")];
  expect(firstImage(files)?.name).toBe("first.png");
});

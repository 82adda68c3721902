import fc from "fast-check";
import { slidesOf } from "../../../src/components/trainer-carousel/trainers-per-slide";

test("every slide except the last is full, and the trainers keep their order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const slides = slidesOf(items, size);
      expect(slides.flat()).toEqual(items);
      expect(slides.slice(0, -1).every((slide) => slide.length === size)).toBe(true);
      expect(slides.every((slide) => slide.length > 0 && slide.length <= size)).toBe(true);
    }),
  );
});

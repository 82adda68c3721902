import fc from "fast-check";
import { slidesOf, trainersPerSlide } from "../../../src/components/trainer-carousel/slides-of";

test("ten trainers make two slides of five", () => {
  const trainers = Array.from({ length: 10 }, (_, index) => index);
  expect(slidesOf(trainers, trainersPerSlide)).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ]);
});

test("every slide but the last is full, and the trainers keep their order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const slides = slidesOf(items, size);
      expect(slides.flat()).toEqual(items);
      expect(slides.slice(0, -1).every((slide) => slide.length === size)).toBe(true);
      expect(slides.every((slide) => slide.length > 0 && slide.length <= size)).toBe(true);
    }),
  );
});

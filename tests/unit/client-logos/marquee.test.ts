import { copiesNeeded, rowStyle } from "../../../src/components/client-logos/marquee";

test.each([1, 5, 14, 40])(
  "a row of %d logos moves 30 pixels a second, and is never wider than its copies",
  (count) => {
    const style = rowStyle(count);
    const listWidth = count * Number.parseFloat(style["--cell"]);
    expect(listWidth / (Number.parseFloat(style["--duration"]) / 1000)).toBeCloseTo(30);
    expect(Number.parseFloat(style["--widest"])).toBe(copiesNeeded(count) * listWidth);
    expect(copiesNeeded(count) * listWidth).toBeGreaterThanOrEqual(2560);
  },
);

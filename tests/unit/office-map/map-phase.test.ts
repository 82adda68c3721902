import fc from "fast-check";
import { type MapEvent, type MapPhase, mapPhase } from "../../../src/components/office-map/map-phase";

const after = (events: readonly MapEvent[]) => events.reduce<MapPhase>(mapPhase, "waiting");

test.each([
  [[], "waiting"],
  [["tile"], "shown"],
  [["tile", "settled"], "shown"],
  [["settled"], "failed"],
  [["broken"], "failed"],
  [["settled", "tile"], "shown"],
] as const)("after %p the map is %p", (events, phase) => {
  expect(after(events)).toBe(phase);
});

test("one tile is enough, before or after others have failed", () => {
  const event = fc.constantFrom<MapEvent>("tile", "settled", "broken");
  fc.assert(
    fc.property(fc.array(event, { minLength: 1 }), (events) => {
      expect(after(events)).toBe(events.includes("tile") ? "shown" : "failed");
    }),
  );
});

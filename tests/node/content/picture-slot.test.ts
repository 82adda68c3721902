import { readFileSync } from "node:fs";
import { type PictureSlot, type SlotName, slots } from "../../../src/content/schema/picture-slot";

const components: Partial<Record<SlotName, string>> = {
  landing: "ui/illustration",
  slide: "ui/illustration",
  door: "home/finder",
  figure: "ui/illustrated-text",
  gallery: "gallery/picture-grid",
  portrait: "trainer-carousel/trainer-slide",
  clientLogo: "client-logos/logo-row",
  partnerLogo: "partner-table/partner-table",
};

const all: [string, PictureSlot][] = Object.entries(slots);
const shown = all.filter(([, { width }]) => width !== undefined);

test.each(shown)("the minimum width for %s is the largest width on the page", (name, { width }) => {
  const component = readFileSync(`src/components/${components[name as SlotName]}.tsx`, "utf8");
  const [, widths = ""] = component.match(/breakpoints: \[([\d, ]+)\]/) ?? [];
  expect(Math.max(...widths.split(",").map(Number))).toBe(width);
});

test("the guide tells editors the aspect ratio and width of each place", () => {
  const rows = [
    ...readFileSync("docs/editing.md", "utf8").matchAll(/^\|[^|\n]+\| ([^|\n]+?) +\| (\d+) pixels +\|$/gm),
  ];
  expect(rows.map(([, aspectRatio, width]) => [aspectRatio, Number(width)])).toEqual(
    shown.map(([, { aspectRatio, width }]) => [aspectRatio?.join(" : ") ?? "any", width]),
  );
});

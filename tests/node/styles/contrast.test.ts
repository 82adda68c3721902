import { groundColors } from "../../../src/gatsby/ground-color";
import { colorOf, contrast, type Declarations, type Mode, root, within } from "./token";

const modes: readonly Mode[] = ["light", "dark"];

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what identifies a control or its state. */
const least = { text: 4.5, control: 3 };

type Place = {
  name: string;
  declarations?: Declarations;
  grounds: readonly string[];
  text?: readonly string[];
  control?: readonly string[];
};

const accents = ["orange", "teal", "blue", "rust"] as const;
type Accent = (typeof accents)[number];
const accentSelector = (name: Accent) =>
  `:is([data-accent="${name}"], [data-order] > :nth-child(4n + ${accents.indexOf(name) + 1}))`;

/** Each of the texts and each of the controls is used on each of the grounds. */
const places: readonly Place[] = [
  {
    name: "the page",
    grounds: ["--ground", "--band", "--paper"],
    text: ["--ink", "--muted", "--accent-text"],
    control: ["--ink", "--line", "--edge", "--hovered", "--focus", "--invalid"],
  },
  {
    name: "the mark of an invalid field",
    grounds: ["--invalid"],
    text: ["--on-invalid"],
  },
  {
    name: "stars of a choice and the carousel's stars",
    grounds: ["--ground", "--paper"],
    control: ["--chosen", "--idle"],
  },
  {
    name: "a plate for logos",
    grounds: ["--logo-ground"],
    control: ["--night"],
  },
  {
    name: "the header and its panels, the footer, the viewer",
    declarations: within('[data-surface="dark"]'),
    grounds: ["--navy", "--navy-raised", "--footer-ground"],
    text: ["--ink", "--muted", "--accent-text", "--chalk", "--haze", "--orange"],
    control: ["--line", "--focus", "--marker", "--current"],
  },
  {
    name: "an entry of the header that is pressed",
    declarations: within('[data-surface="dark"]'),
    grounds: ["--navy-rule"],
    text: ["--chalk"],
    control: ["--focus"],
  },
  {
    name: "the color mode switch and the social links",
    declarations: within('[data-surface="dark"]'),
    grounds: ["--navy"],
    control: ["--navy-edge"],
  },
  {
    name: "the chosen color mode, and the button of the open menu",
    grounds: ["--current"],
    text: ["--on-current"],
  },
  {
    name: "a call",
    declarations: within('[data-surface="dark"]'),
    grounds: ["--teal"],
    text: ["--ink"],
    control: ["--ink", "--orange", "--focus", "--line"],
  },
  {
    name: "buttons, chips and rows that are hovered or pressed",
    grounds: ["--orange", "--gold", "--chalk"],
    text: ["--night"],
  },
  ...accents.map((name) => ({
    name: `a fill of ${name}`,
    declarations: within(accentSelector(name)),
    grounds: ["--fill"],
    text: ["--on-fill"],
  })),
];

/** These need no contrast: rules between rows, overlays on pictures and map tiles. */
const decorative = ["--hair", "--logo-hair", "--backdrop"];

const pairs = places.flatMap(({ name, declarations = root, grounds, text = [], control = [] }) =>
  modes.flatMap((mode) =>
    grounds.flatMap((ground) => [
      ...text.map((front) => ({ name, declarations, mode, front, ground, atLeast: least.text })),
      ...control.map((front) => ({ name, declarations, mode, front, ground, atLeast: least.control })),
    ]),
  ),
);

test.each(pairs)(
  "in $mode mode, $front has contrast on $ground: $name",
  ({ front, ground, declarations, mode, atLeast }) => {
    expect(contrast(front, ground, declarations, mode)).toBeGreaterThanOrEqual(atLeast);
  },
);

const landings = accents.flatMap((accent) =>
  (["light", "dark"] as const).flatMap((tone) => modes.map((mode) => ({ accent, tone, mode }))),
);

const landing = (accent: Accent, tone: "light" | "dark") =>
  within(
    accentSelector(accent),
    "[data-tone]",
    ...(accent === "orange" ? ['[data-tone][data-accent="orange"]'] : []),
    `[data-tone="${tone}"]`,
  );

test.each(landings)(
  "in $mode mode, text and focus have contrast on a $tone landing of $accent",
  ({ accent, tone, mode }) => {
    const declarations = landing(accent, tone);
    const colors = (name: string) => colorOf(`var(${name})`, declarations, textMode);
    // On full colors except for orange, text has the colors of dark mode (landing.module.css).
    const textMode = tone === "dark" && accent !== "orange" ? "dark" : mode;
    const ground = colorOf("var(--landing-ground)", declarations, mode);
    const contrastOf = (name: string) => ground && colors(name)?.contrast(ground, "WCAG21");
    expect(contrastOf("--ink")).toBeGreaterThanOrEqual(least.text);
    expect(contrastOf("--focus")).toBeGreaterThanOrEqual(least.control);
  },
);

test.each(accents)("pictures of shared links have the grounds of landings of %s", (accent) => {
  const ground = (tone: "light" | "dark") =>
    colorOf("var(--landing-ground)", landing(accent, tone), "light")?.to("srgb").toString({ format: "hex" });
  expect(groundColors[accent]).toEqual({ dark: ground("dark"), light: ground("light") });
});

test("every color token has its pair, or is decorative", () => {
  const paired = new Set(pairs.flatMap(({ front, ground }) => [front, ground]));
  const colors = [...root.keys()].filter((name) => colorOf(`var(${name})`, root, "light"));
  expect(colors.filter((name) => !paired.has(name) && !decorative.includes(name))).toEqual([
    // The accents are fills and are tested as such.
    "--rust",
    "--blue",
  ]);
});

import stylelint from "stylelint";

// Checks that styles take their spaces, type, lines, times, layers and colors from src/styles/tokens.css, and the sizes
// of viewports from src/styles/breakpoint.module.css. `npm run check` runs it. docs/design.md says what each is for.
// Checks too that styles for hovering apply only where the pointer can hover: touch screens keep them after a tap.

// These properties take percentages, tokens and `calc()` of both, but no lengths.
const space = "/^(--gap|--frame|(margin|padding|gap|row-gap|column-gap|inset|scroll-(margin|padding))(-|$))/";

const motion = "/^(transition|animation)(-|$)/";

const units = {
  [space]: ["%"],
  [motion]: [],
  "/^(border|outline)(-|$)/": [],
  // A shadow as wide as the viewport extends a background over the sides of the page.
  "box-shadow": ["vmax"],
};

const values = {
  font: ["inherit", "/^var\\(--type-[a-z]+\\)$/"],
  // The maximum is the size of the root element: `rem` values grow with it.
  "font-size": ["/^(min\\()?var\\(--size-[a-z]+\\)/", "max(100%, 80% + 0.2vw)"],
  // "200 800" is the range of a variable font.
  "font-weight": ["400", "500", "600", "700", "800", "200 800"],
  // `only` keeps Chrome from applying its automatic dark theme.
  "color-scheme": ["only light", "only dark", "light dark"],
  "letter-spacing": ["0", "/^var\\(--tracking-[a-z]+\\)$/"],
  "line-height": ["1", "/^var\\(--leading-[a-z]+\\)$/"],
  // -1: behind the content. 1 to 3: in front of it, within a section. 4: the header. 5: the progress of loading.
  "z-index": ["-1", "/^[1-5]$/"],
};

const unitRule = "declaration-property-unit-allowed-list";
const valueRule = "declaration-property-value-allowed-list";

const hoverRule = "site/hover";

/** @type {(node: any) => boolean} */
const isForHovering = ({ parent }) =>
  Boolean(parent && (parent.params?.includes("(hover: hover)") || isForHovering(parent)));

/** @type {import("stylelint").RuleBase} */
const checkHover = () => (root, result) => {
  root.walkRules(/:hover/, (node) => {
    if (isForHovering(node)) return;
    const message = "Put a rule with :hover into @media (hover: hover)";
    stylelint.utils.report({ ruleName: hoverRule, result, node, message });
  });
};

const hoverPlugin = stylelint.createPlugin(
  hoverRule,
  Object.assign(checkHover, { ruleName: hoverRule, messages: {} }),
);

/** @type {import("stylelint").Config} */
export default {
  // Decap has its own look.
  ignoreFiles: ["../src/content/**"],
  plugins: [hoverPlugin],
  rules: {
    [hoverRule]: true,
    [unitRule]: units,
    [valueRule]: values,
    // A path through two bare elements leads into the markup of another component, or breaks with its own.
    "selector-disallowed-list": [["/((?<!,)\\s[a-z].*){2}/"], { splitList: true }],
    "media-feature-name-unit-allowed-list": { "/(width|height)/": [] },
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["/^(rgb|hsl|oklch|oklab)a?$/"],
  },
  // The paths start from the folder of this file.
  overrides: [
    // tokens.css defines the colors.
    { files: "../src/styles/tokens.css", rules: { "color-no-hex": null, "function-disallowed-list": null } },
    // Paper has sizes in points and millimeters, and its own colors.
    {
      files: "../src/styles/print.css",
      rules: { [unitRule]: null, [valueRule]: null, "color-no-hex": null },
    },
    // The hats are named after their colors.
    { files: "../src/components/program/hats.module.css", rules: { "color-no-hex": null } },
    // The time that a page may take to load. It is used once.
    {
      files: "../src/components/layout/main.module.css",
      rules: { [unitRule]: { ...units, [motion]: ["s"] } },
    },
  ],
};

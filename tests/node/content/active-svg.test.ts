import { hasSystemFont, isActiveSvg } from "../../../src/content/cross-check/picture/active-svg";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

test.each([
  ["a script", svg("<g><script>alert(1)</script></g>")],
  ["a page", svg("<foreignObject><p>a</p></foreignObject>")],
  ["a listener", svg('<path onclick="alert(1)" d="M0 0h9"/>')],
  [
    "a prefix before a script",
    "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:script>alert(1)</s:script></s:svg>",
  ],
  ["a link to a script", svg('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>')],
  ["a picture of another host", svg('<image xlink:href="https://example.com/a.png"/>')],
  ["a style sheet of another host", svg("<style>@import 'https://example.com/a.css';</style>")],
  ["a font of another host", svg("<style>a{src:url('//example.com/a.woff2')}</style>")],
  ["a fill from another file", svg('<path style="fill:url(a.svg#b)" d="M0 0h9"/>')],
  ["an entity", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("&a;")}`],
  ["a style sheet beside it", `<?xml-stylesheet href="a.css"?>${svg("")}`],
])("a drawing with %s is rejected", (_part, drawing) => {
  expect(isActiveSvg(drawing)).toBe(true);
});

test.each([
  ["shapes, a title and a description", svg('<!-- a --><title>a</title><desc>b</desc><path d="M0 0h9"/>')],
  ["references to its own parts", svg('<use href="#a"/><path style="fill:url( \'#b\' )" d="M0 0h9"/>')],
  ["a font inside", svg("<style>@font-face{src:url(data:font/woff2;base64,AA==)}</style>")],
  ["a picture inside", svg('<image href="data:image/png;base64,AA=="/>')],
])("a drawing with %s is accepted", (_part, drawing) => {
  expect(isActiveSvg(drawing)).toBe(false);
});

test.each([
  ["a text", svg("<text>Merl</text>"), true],
  ["a part of a text", svg("<text><tspan>Merl</tspan></text>"), true],
  ["a text on a path", svg('<text><textPath href="#a">Merl</textPath></text>'), true],
  ["a text with a prefix", "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:text>Merl</s:text></s:svg>", true],
  ["an empty text", svg("<text> <tspan/></text>"), false],
  ["a title", svg("<title>Merl</title><path d='M0 0h9'/>"), false],
  [
    "a text whose font is inside",
    svg("<style>@font-face{src:url(data:font/woff2;base64,AA==)}</style><text>M</text>"),
    false,
  ],
])("whether a drawing with %s needs a font of the system is known", (_part, drawing, expected) => {
  expect(hasSystemFont(drawing)).toBe(expected);
});

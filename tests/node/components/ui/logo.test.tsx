import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "../../../../src/components/ui/logo";

const place = { alt: "A logo", width: 136, height: 68, loading: "lazy" } as const;

test("an SVG logo is shown unchanged, in the size of its place", () => {
  const src = { publicURL: "/static/logo.svg", childImageSharp: null };
  expect(renderToStaticMarkup(<Logo {...place} src={src} />)).toBe(
    '<img loading="lazy" src="/static/logo.svg" alt="A logo" width="136" height="68"/>',
  );
});

test("any other logo has the proportions of its file", () => {
  const images = { fallback: { src: "/272.png" } };
  const gatsbyImageData = { layout: "constrained", width: 272, height: 160, images } as const;
  const src = { publicURL: "/static/logo.png", childImageSharp: { gatsbyImageData } };
  expect(renderToStaticMarkup(<Logo {...place} src={src} />)).toBe(
    '<img loading="lazy" src="/272.png" alt="A logo" width="272" height="160"/>',
  );
});

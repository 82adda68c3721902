import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "../../../../src/components/ui/logo";

const place = { alt: "A logo", sizes: "8.5rem", width: 136, height: 68, loading: "lazy" } as const;

test("an SVG logo is shown unchanged, in the size of its place", () => {
  const src = { publicURL: "/static/logo.svg", childImageSharp: null };
  expect(renderToStaticMarkup(<Logo {...place} src={src} />)).toBe(
    '<img loading="lazy" src="/static/logo.svg" alt="A logo" width="136" height="68"/>',
  );
});

test("any other logo is offered in several widths, with the proportions of its file", () => {
  const images = { fallback: { src: "/204.png", srcSet: "/204.png 204w,\n/320.png 320w" } };
  const gatsbyImageData = { layout: "constrained", width: 204, height: 120, images } as const;
  const src = { publicURL: "/static/logo.png", childImageSharp: { gatsbyImageData } };
  expect(renderToStaticMarkup(<Logo {...place} src={src} />)).toBe(
    '<img loading="lazy" sizes="8.5rem" srcSet="/204.png 204w,\n/320.png 320w" src="/204.png" alt="A logo" width="204" height="120"/>',
  );
});

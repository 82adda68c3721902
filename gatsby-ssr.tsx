import fontUrl from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?basic";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { HelmetProvider, type HelmetServerState } from "react-helmet-async";
import { colorModeScript } from "./src/components/color-mode/color-mode-script";
import { Layout } from "./src/components/layout/layout";
import { surfaceColor } from "./src/styles/surface-color";

/** What Helmet collected of each page. Pages render two at a time: a context shared by all would mix them. */
const contexts = new Map<string, { helmet?: HelmetServerState }>();

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  const context = {};
  contexts.set(pathname, context);
  return <HelmetProvider context={context}>{element}</HelmetProvider>;
};

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/**
 * Hosts without rules answer an unknown path with 404.html: it replaces itself with /home before anything
 * is painted, by script, and by `refresh` where there is none.
 */
const leaveForHome = [
  // Backticks, since React would write quotation marks as entities.
  <script key="leave">{"location.replace(`/home`)"}</script>,
  <meta key="refresh" httpEquiv="refresh" content="0; url=/home" />,
  <meta key="robots" name="robots" content="noindex" />,
];

const ofGatsbyImage = /^gatsby-image-style/;
const keyOf = (component: unknown) => (isValidElement(component) ? String(component.key) : "");

/**
 * The font is asked for before the styles are read: it has to be there when the page is first painted. The
 * title and the canonical address stand there too, since not everybody who reads a head reads all of it. What
 * gatsby-plugin-image puts into every head for its own component is left out: this site shows pictures as
 * plain HTML, see `src/components/ui/picture.tsx`.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const components = getHeadComponents().filter((component) => !ofGatsbyImage.test(keyOf(component)));
  const isEarly = (component: unknown) =>
    isValidElement<{ rel?: string }>(component) &&
    (component.key === "font" || component.type === "title" || component.props.rel === "canonical");
  replaceHeadComponents([
    ...components.filter(isEarly),
    ...components.filter((component) => !isEarly(component)),
  ]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const helmet = contexts.get(pathname)?.helmet;
  contexts.delete(pathname);
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={surfaceColor} />,
    <script key="color-mode">{colorModeScript}</script>,
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    // The size keeps browsers that can draw the SVG from taking the small pictures.
    <link key="small-icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
  if (pathname.startsWith("/404")) setHeadComponents(leaveForHome);
  if (!helmet) return;
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    helmet.script.toComponent(),
  ]);
};

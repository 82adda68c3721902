import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { HelmetProvider, type HelmetServerState } from "react-helmet-async";
import { fontUrls } from "#font";
import { colorModeScript } from "./src/components/color-mode/color-mode-script";
import { Layout } from "./src/components/layout/layout";

/** The context of each page. Gatsby renders pages in parallel, and a shared one would mix up their heads. */
const contexts = new Map<string, { helmet?: HelmetServerState }>();

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  const context = {};
  contexts.set(pathname, context);
  return <HelmetProvider context={context}>{element}</HelmetProvider>;
};

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

const isGatsbyImageStyle = (component: unknown) =>
  isValidElement(component) && String(component.key).startsWith("gatsby-image-style");

/**
 * Moves the font preloads before the styles, so that the fonts arrive before the first paint. Moves the title
 * and the canonical link there too, because some crawlers read only the start of the head. Removes the
 * elements that gatsby-plugin-image adds for its own component, because this site renders pictures as plain
 * HTML (src/components/ui/picture.tsx).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  const components = api.getHeadComponents().filter((component) => !isGatsbyImageStyle(component));
  const isEarly = (component: unknown) =>
    isValidElement<{ rel?: string }>(component) &&
    (component.props.rel === "preload" || component.type === "title" || component.props.rel === "canonical");
  const early = components.filter(isEarly);
  api.replaceHeadComponents([...early, ...components.filter((component) => !early.includes(component))]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (api) => {
  const { pathname, setHeadComponents, setHtmlAttributes } = api;
  const helmet = contexts.get(pathname)?.helmet;
  contexts.delete(pathname);
  setHeadComponents([
    <script key="color-mode" data-cfasync="false">
      {colorModeScript}
    </script>,
    ...fontUrls.map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
  // Pages of gatsby develop have no head on the server.
  if (!helmet) return;
  const { htmlAttributes, title, meta, link, script, noscript } = helmet;
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link, script, noscript].map((part) => part.toComponent()));
};

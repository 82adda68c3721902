import fontUrl from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";
import { HelmetProvider, type HelmetServerState } from "react-helmet-async";
import { Layout } from "./src/components/layout/layout";

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

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const helmet = contexts.get(pathname)?.helmet;
  contexts.delete(pathname);
  setHeadComponents([
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ]);
  if (!helmet) return;
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([helmet.title.toComponent(), helmet.meta.toComponent(), helmet.link.toComponent()]);
};

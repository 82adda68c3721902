import "#font";
import "./src/styles/font/font.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/print.css";
import type { GatsbyBrowser } from "gatsby";
import { HelmetProvider } from "react-helmet-async";
import { Layout } from "./src/components/layout/layout";
import { endHydration, hydrate } from "./src/hydration/hydrate";
import { ignoreDroppedFiles } from "./src/ignore-dropped-files";
import { ignoreQuery } from "./src/navigation/follow-link";
import { keepPosition, updateScroll } from "./src/navigation/scroll-start";
import { reportWebVitals } from "./src/report-web-vitals";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = ignoreQuery;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <HelmetProvider>{element}</HelmetProvider>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Gatsby's type describes the render function of React 17. `gatsby develop` does not hydrate pages.
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrate : undefined;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = updateScroll;

// Gatsby prefetches with links, which the policy (src/gatsby/policy/) blocks in Firefox. Loading the page also
// runs its code and parses its data, so that a click shows it at once.
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  window.___loader.loadPage(pathname);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  endHydration();
  keepPosition();
  ignoreDroppedFiles();
  reportWebVitals();
};

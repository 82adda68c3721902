import "./src/styles/font.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import type { GatsbyBrowser } from "gatsby";
import { HelmetProvider } from "react-helmet-async";
import { Layout } from "./src/components/layout/layout";
import { parseChunkMapping } from "./src/navigation/chunk-mapping";
import { showLateFont } from "./src/navigation/late-font";
import { updateScroll } from "./src/navigation/update-scroll";
import { endViewTransition, startViewTransitions } from "./src/navigation/view-transition";
import { reportWebVitals } from "./src/report-web-vitals";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  parseChunkMapping();
  startViewTransitions();
};

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <HelmetProvider>{element}</HelmetProvider>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = updateScroll;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) showLateFont();
  endViewTransition();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  reportWebVitals();
};

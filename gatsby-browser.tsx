import "./src/styles/font.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import type { GatsbyBrowser } from "gatsby";
import { HelmetProvider } from "react-helmet-async";
import { Layout } from "./src/components/layout/layout";
import { parseChunkMapping } from "./src/navigation/chunk-mapping";
import { updateScroll } from "./src/navigation/update-scroll";
import { reportWebVitals } from "./src/report-web-vitals";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = parseChunkMapping;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <HelmetProvider>{element}</HelmetProvider>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = updateScroll;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  reportWebVitals();
};

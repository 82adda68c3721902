import type { ReactNode } from "react";
import { Helmet } from "react-helmet-async";
import { useSite } from "../../query/use-site";
import { Footer } from "../footer/footer";
import { Header } from "../navigation/header";
import { PrintFoot } from "../print/print-foot";
import { PrintHead } from "../print/print-head";
import * as styles from "./layout.module.css";

type LayoutProps = {
  /** The path of the current page, without a trailing slash. */
  path: string;
  children: ReactNode;
};

/**
 * Renders what surrounds every page: header and footer on screen, letterhead and contact details in print.
 */
export function Layout({ path, children }: LayoutProps) {
  const { buildYear, settings, header, footer } = useSite();
  return (
    <>
      <Helmet htmlAttributes={{ lang: settings.language, dir: settings.direction }} />
      <PrintHead brand={settings.brand} />
      <Header navigation={header} settings={settings} path={path} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer navigation={footer} settings={settings} buildYear={buildYear} />
      <PrintFoot settings={settings} path={path} />
    </>
  );
}

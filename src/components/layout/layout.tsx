import type { ReactNode } from "react";
import { Helmet } from "react-helmet-async";
import { useSite } from "../../query/use-site";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";
import { PrintFoot, PrintHead } from "../print/print";
import { Main } from "./main";

/**
 * Renders what surrounds every page: header and footer on screen, letterhead and contact details in print.
 * `path` has no trailing slash.
 */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { buildYear, settings, header, footer } = useSite();
  return (
    <>
      <Helmet htmlAttributes={{ lang: settings.language, dir: settings.direction }} />
      <PrintHead brand={settings.brand} />
      <Header navigation={header} settings={settings} path={path} />
      <Main>{children}</Main>
      <Footer navigation={footer} settings={settings} buildYear={buildYear} />
      <PrintFoot settings={settings} path={path} />
    </>
  );
}

import type { ReactNode } from "react";
import { Helmet } from "react-helmet-async";
import { directionOf } from "../../language";
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
  const { language } = useSite().settings;
  return (
    <>
      <Helmet htmlAttributes={{ lang: language, dir: directionOf(language) }} />
      <PrintHead />
      <Header path={path} />
      <Main>{children}</Main>
      <Footer />
      <PrintFoot path={path} />
    </>
  );
}

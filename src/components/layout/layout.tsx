import type { ReactNode } from "react";
import { Helmet } from "react-helmet-async";
import { directionOf } from "../../language";
import { useSite } from "../../query/use-site";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";
import { Main } from "./main";

/** Renders the header and footer of every page. `path` has no trailing slash. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { language } = useSite().settings;
  return (
    <>
      <Helmet htmlAttributes={{ lang: language, dir: directionOf(language) }} />
      <Header path={path} />
      <Main>{children}</Main>
      <Footer />
    </>
  );
}

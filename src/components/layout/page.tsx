import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { Landing } from "../landing/landing";
import { BelowTheFold, DeferredStyles } from "./below-the-fold";
import { PageHead } from "./page-head";
import { PageHeader } from "./page-header";

type PageProps = Omit<ComponentProps<typeof PageHead>, "page"> &
  Omit<ComponentProps<typeof Landing>, "landing"> & {
    page: Queries.LandingPageFragment;
    children: ReactNode;
  };

/** Renders what all pages but the home page have: metadata, breadcrumb and landing. */
export function Page({ page, isLow, facts, children, ...head }: PageProps) {
  return (
    <>
      <PageHead page={page} {...head} />
      <PageHeader name={page.name} path={page.path} />
      <Landing
        landing={page.landing}
        isLow={isLow}
        facts={
          facts && (
            <>
              <DeferredStyles />
              {facts}
            </>
          )
        }
      />
      <BelowTheFold hasStyles={!facts}>{children}</BelowTheFold>
    </>
  );
}

export const query = graphql`
  fragment LandingPage on LandingPage {
    path
    name
    metadata {
      ...PageHead
    }
    landing {
      ...Landing
    }
  }
`;

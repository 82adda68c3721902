import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { contactPath } from "../../site-paths";
import { Landing } from "../landing/landing";
import { PhoneBar } from "../phone-bar/phone-bar";
import { BelowTheFold, DeferredStyles } from "./below-the-fold";
import { BreadcrumbBar } from "./breadcrumb-bar";
import { PageMetadata } from "./page-metadata";

type PageProps = Omit<ComponentProps<typeof PageMetadata>, "page"> &
  Omit<ComponentProps<typeof Landing>, "landing" | "accent"> & {
    page: Queries.LandingPageFragment;
    label?: ComponentProps<typeof BreadcrumbBar>["label"];
    children: ReactNode;
  };

/** Renders what all pages but the home page have: metadata, breadcrumb and landing. */
export function Page({ page, label, isLow, facts, about, children, ...head }: PageProps) {
  return (
    <>
      <PageMetadata page={page} {...head} />
      <BreadcrumbBar page={page} label={label} />
      <Landing
        landing={page.landing}
        accent={page.accent}
        isLow={isLow}
        about={about}
        facts={
          facts && (
            <>
              <DeferredStyles />
              {facts}
            </>
          )
        }
      />
      <BelowTheFold hasStyles={!facts}>
        {children}
        {page.path !== contactPath && <PhoneBar about={about} />}
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  fragment LandingPage on LandingPage {
    path
    name
    metadata {
      ...PageMetadata
    }
    sharePicture {
      ...SharePicture
    }
    accent
    landing {
      ...Landing
    }
  }
`;

import { graphql } from "gatsby";
import { memo, useEffect, useState } from "react";
import { interpolateList } from "../../query/interpolate";
import { useSite } from "../../query/use-site";
import { EmailLink } from "../contact-details/email-link";
import { BrandLogo } from "../layout/brand-logo";
import { Container } from "../ui/container";
import { PhoneLink } from "../ui/phone-link";
import * as target from "../ui/target.module.css";
import * as styles from "./footer.module.css";
import { SocialLinks } from "./social-links";

export const Footer = memo(function Footer() {
  const { buildYear, footer: navigation, settings, messages } = useSite();
  // Static HTML contains the year of the build. After hydration, it is the year of the browser, which
  // is correct after New Year without a new build.
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  const { brand, contact, developer } = settings;
  return (
    <footer data-surface="dark">
      <div className={styles.arcade} aria-hidden="true" />
      <div className={styles.footer}>
        <Container>
          <div className={styles.columns}>
            <div>
              <BrandLogo />
              <p className={styles.claim}>{brand.claim}</p>
              <h2>{navigation.followUs}</h2>
              <SocialLinks />
            </div>
            <nav aria-label={messages.navigation.footer}>
              <h2>{navigation.heading}</h2>
              <ul className={styles.links}>
                {navigation.links.map(({ name, path }) => (
                  <li key={path}>
                    <a className={styles.link} href={path}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <h2>{navigation.contact}</h2>
              <address className={styles.contact}>
                <p>{interpolateList(messages.program.list, contact.address)}</p>
                {contact.phones.slice(0, 2).map((phone) => (
                  <PhoneLink key={phone} phone={phone} />
                ))}
                <EmailLink />
              </address>
            </div>
          </div>
          <div className={styles.legal}>
            <span>{`© ${year} ${brand.name}. ${navigation.rights}`}</span>
            <span>
              {navigation.developedBy}{" "}
              <a className={target.target} href={developer.url}>
                {developer.name}
              </a>
            </span>
          </div>
        </Container>
      </div>
    </footer>
  );
});

export const query = graphql`
  fragment Footer on FooterNavigation {
    heading
    links {
      name
      path
    }
    followUs
    contact
    rights
    developedBy
  }
`;

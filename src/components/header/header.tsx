import { graphql } from "gatsby";
import { useSite } from "../../query/use-site";
import { ColorModeSwitch } from "../color-mode/color-mode-switch";
import { BrandLogo } from "../layout/brand-logo";
import { QuietAction } from "../ui/button";
import { Container } from "../ui/container";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./header.module.css";
import { NavigationEntry } from "./navigation-entry";
import { none, useMenu } from "./use-menu";

/** In narrow viewports the entries are in a popover, which the menu button opens without JavaScript. */
export function Header({ path }: { path: string }) {
  const site = useSite();
  const { entries, explore } = site.header;
  const { navigation: messages, colorMode } = site.messages;
  const { sheet, sheetButton, menu, onPointerLeave } = useMenu(path);
  return (
    <header className={styles.header} data-surface="dark">
      <a className={styles.skip} href="#content">
        {messages.skip}
      </a>
      <Container>
        <div className={styles.bar}>
          <div className={styles.logo}>
            <BrandLogo />
          </div>
          <button
            type="button"
            className={styles.menuButton}
            popovertarget="menu"
            aria-label={messages.menu}
            ref={sheetButton}
          >
            <i aria-hidden="true" />
            <span>{messages.menu}</span>
          </button>
          <nav id="menu" popover="auto" aria-label={messages.main} ref={sheet} className={styles.sheet}>
            <ul className={styles.entries} onPointerLeave={onPointerLeave}>
              {entries.map((entry, index) => (
                <NavigationEntry
                  key={entry.path}
                  entry={entry}
                  path={path}
                  {...menu(entry.subPages ? index : none)}
                />
              ))}
            </ul>
            <div className={styles.sheetTools}>
              <div className={styles.sheetExplore}>
                <QuietAction action={explore} />
              </div>
              <ColorModeSwitch name="color-mode-sheet" label={colorMode.menuLabel} />
              <PhoneLink phone={site.phone} />
            </div>
          </nav>
          <div className={styles.modes}>
            <ColorModeSwitch name="color-mode" label={colorMode.label} />
          </div>
          <div className={styles.explore} data-hidden-in-print>
            <QuietAction action={explore} />
          </div>
        </div>
      </Container>
    </header>
  );
}

export const query = graphql`
  fragment Header on HeaderNavigation {
    entries {
      ...NavigationEntry
    }
    explore {
      ...QuietAction
    }
  }
`;

import type { ReactNode } from "react";
import { useNavigationStatus } from "../../navigation/navigation-status";
import { useMessages } from "../../query/use-site";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./main.module.css";

/**
 * If a page takes long to load, shows a line at the top of the viewport. Tells screen readers once that it is
 * loading, and then its name.
 */
export function Main({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const { isLoading, page } = useNavigationStatus();
  return (
    <>
      <main id="content" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main}>
        {children}
      </main>
      {/* After the content, so that its styles are deferred. */}
      <div role="status" className={styles.progress}>
        <VisuallyHidden>{isLoading ? messages.navigation.loading : page}</VisuallyHidden>
      </div>
    </>
  );
}

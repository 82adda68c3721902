import type { ReactNode } from "react";
import { useIsLoading } from "../../navigation/use-is-loading";
import { useWords } from "../../query/use-site";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./main.module.css";

/** If a page takes long to load, shows a line at the top of the viewport and tells screen readers once. */
export function Main({ children }: { children: ReactNode }) {
  const words = useWords();
  const isLoading = useIsLoading();
  return (
    <>
      <main id="content" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main}>
        {children}
      </main>
      {/* After the content, so that its styles are deferred. */}
      <div role="status" className={styles.progress}>
        {isLoading && <VisuallyHidden>{words.navigation.loading}</VisuallyHidden>}
      </div>
    </>
  );
}

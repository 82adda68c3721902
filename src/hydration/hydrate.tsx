import { Component, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { copyEntry, isField } from "../copy-entry";
import { followLinks } from "../navigation/follow-link";

/** The elements of the document, which React hydrates. */
let elements: Element[] = [];

class RenderErrorBoundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { hasError: false };

  static getDerivedStateFromError = () => ({ hasError: true });

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}

/**
 * Hydrates the page as a transition, so that React yields to the browser every five milliseconds. If React
 * cannot render the page, puts back the elements, without React's listeners. If a link has led to the page, loads
 * its document, which is readable without React.
 */
export function hydrate(page: ReactNode, container: Element): void {
  const { pathname } = location;
  elements = [...container.children];
  const onError = () => {
    container.replaceWith(...elements);
    delete document.documentElement.dataset.scripts;
    if (location.pathname !== pathname) location.reload();
  };
  startTransition(() => {
    hydrateRoot(container, <RenderErrorBoundary onError={onError}>{page}</RenderErrorBoundary>);
  });
}

const fieldsIn = (parents: Iterable<ParentNode>) =>
  [...parents].flatMap((parent) => [...parent.querySelectorAll("input, textarea")]).filter(isField);

/**
 * If React could not hydrate the page, such as after a change by a translator, it has rendered it anew. Copies what the
 * visitor has entered and chosen.
 */
function keepEntries(): void {
  if (elements.every(({ isConnected }) => isConnected)) return;
  const fields = fieldsIn([document]);
  for (const [index, entered] of fieldsIn(elements).entries()) {
    const field = fields[index];
    if (field?.name !== entered.name) continue;
    copyEntry(entered, field);
    if (field.type === "file") field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  // React has removed the deferred styles, and webpack's runtime does not load them again.
  for (const element of elements) document.head.append(...element.querySelectorAll("#deferred-styles link"));
}

/** Shows the controls that only scripts can serve. From then on, Gatsby follows links; before, the browser does. */
export function endHydration(): void {
  // After an error, Gatsby's router removes the page before it reports the error.
  if (!document.querySelector("footer")) return;
  document.documentElement.dataset.scripts = "ready";
  keepEntries();
  followLinks();
}

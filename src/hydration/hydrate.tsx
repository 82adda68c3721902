import { Component, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followLinks } from "../navigation/follow-link";
import { reloadAtStart } from "../navigation/scroll-start";
import { restoreState } from "./replaced-page";
import { replay } from "./replay";

/** The elements of the document, and what was open and focused among them when React rendered. */
let elements: Element[] = [];
let popovers: Element[] = [];
let focused: Element | null = null;

type RenderErrorBoundaryProps = { onError: () => void; children: ReactNode };

class RenderErrorBoundary extends Component<RenderErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError = () => ({ hasError: true });

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    // If React cannot hydrate the page, it calls this again before it replaces all elements.
    popovers = [...document.querySelectorAll(":popover-open")];
    focused = document.activeElement;
    return this.state.hasError ? null : this.props.children;
  }
}

/**
 * Hydrates the page as a transition, so that React yields to the browser every five milliseconds. If React
 * cannot render the page, puts back the elements, without React's listeners. If a link has led to the page, loads
 * its document, which is readable without React.
 */
export function hydrate(page: ReactNode, container: Element): void {
  const { ___beforeHydration: before } = window;
  if (!before) throw new Error("The document has no inline script that starts the scripts.");
  before.isHydrating = true;
  const { pathname } = location;
  elements = [...container.children];
  const onError = () => {
    container.replaceWith(...elements);
    before.end(false);
    if (location.pathname !== pathname) reloadAtStart();
  };
  startTransition(() => {
    hydrateRoot(container, <RenderErrorBoundary onError={onError}>{page}</RenderErrorBoundary>);
  });
}

/** Replays the recorded input. From then on, Gatsby follows links; before, the browser does. */
export function endHydration(): void {
  // After an error, Gatsby's router removes the page before it reports the error.
  if (!document.querySelector("footer")) return;
  const { ___beforeHydration: before } = window;
  before?.end(true);
  if (elements.some(({ isConnected }) => !isConnected)) restoreState(elements, popovers, focused);
  before?.inputs.splice(0).forEach(replay);
  delete window.___beforeHydration;
  followLinks();
}

import { Component, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchBeforeHydration } from "./before-hydration";
import { replay } from "./replay";

type RenderErrorBoundaryProps = { onError: () => void; children: ReactNode };

/** Calls `onError` when React has removed the page. Without a boundary, React would remove the page later. */
class RenderErrorBoundary extends Component<RenderErrorBoundaryProps, { hasError: boolean }> {
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
 * cannot render the page, puts back the removed elements, and lets the browser handle links and history. If
 * the visitor has followed a link to the page, loads its document, which is readable without React.
 */
export function hydrate(page: ReactNode, container: Element): void {
  const elements = [...container.children];
  const onError = () => {
    container.replaceChildren(...elements);
    for (const element of container.querySelectorAll("[data-scripted]"))
      element.removeAttribute("data-scripted");
    watchBeforeHydration();
  };
  startTransition(() => {
    hydrateRoot(container, <RenderErrorBoundary onError={onError}>{page}</RenderErrorBoundary>);
  });
}

export function endHydration(): void {
  window.___beforeHydration?.end();
  window.___beforeHydration?.inputs.forEach(replay);
}

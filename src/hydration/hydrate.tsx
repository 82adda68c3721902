import { Component, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followLinks } from "../navigation/follow-link";
import { markScripts, watchBeforeHydration } from "./before-hydration";
import { restoreState } from "./replaced-page";
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

/** The elements of the document, and those among them that had the focus last and were open last. */
let elements: Element[] = [];
let focused: Element | null = null;
let popovers: Element[] = [];

const rememberFocus = () => {
  focused = document.activeElement;
};
/** The event comes before the popover opens or closes. `toggle` follows in a task, when React may have removed it. */
const rememberPopover = ({ target, newState }: ToggleEvent) => {
  popovers = target instanceof Element && newState === "open" ? [target] : [];
};

/**
 * Hydrates the page as a transition, so that React yields to the browser every five milliseconds. If React
 * cannot render the page, puts back the removed elements, and lets the browser handle links and history. If
 * the visitor has followed a link to the page, loads its document, which is readable without React.
 */
export function hydrate(page: ReactNode, container: Element): void {
  const { ___beforeHydration: before } = window;
  if (!before) throw new Error("The document has no inline script that starts the scripts.");
  before.isHydrating = true;
  elements = [...container.children];
  rememberFocus();
  addEventListener("focusin", rememberFocus);
  popovers = [...document.querySelectorAll(":popover-open")];
  addEventListener("beforetoggle", rememberPopover, { capture: true });
  const onError = () => {
    container.replaceChildren(...elements);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    window.___beforeHydration?.giveUp();
    if (window.___beforeHydration) return;
    markScripts(false);
    for (const element of container.querySelectorAll("[data-scripted]"))
      element.removeAttribute("data-scripted");
    // Keeps input from Gatsby.
    watchBeforeHydration();
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
  before?.end();
  if (elements.some(({ isConnected }) => !isConnected)) restoreState(elements, focused, popovers);
  before?.inputs.forEach(replay);
  delete window.___beforeHydration;
  followLinks();
}

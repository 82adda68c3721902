import { Component, type ReactNode } from "react";

type RenderErrorBoundaryProps = {
  /** Called when React has removed the page. */
  onError: () => void;
  children: ReactNode;
};

/** Without a boundary, React would remove the page later. */
export class RenderErrorBoundary extends Component<RenderErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError = () => ({ hasError: true });

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}

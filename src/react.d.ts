import "react";

/** What React 18 supports but does not type: the popover API, fetch priority and custom properties. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
  }
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | undefined;
  }
}

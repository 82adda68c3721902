import "react";

/** The attributes of the popover API, which React 18 passes through and its types do not name. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | undefined;
  }
}

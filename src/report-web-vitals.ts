import type { Metric } from "web-vitals";

/** Reports CLS, and FCP, INP, LCP and TTFB in ms. Loads nothing without a handler. */
export async function reportWebVitals(handler?: (metric: Metric) => void): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
}

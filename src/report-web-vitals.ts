import type { Metric } from "web-vitals";

/**
 * Reports CLS, and FCP, INP, LCP and TTFB in ms. The owner asked for the function: pages call it without a handler until
 * somebody adds one, and it loads nothing.
 */
export async function reportWebVitals(handler?: (metric: Metric) => void): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
}

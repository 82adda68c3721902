import type { Metric } from "web-vitals";

/**
 * Reports the page's performance metrics to a handler: CLS, FCP, INP, LCP and TTFB, in the units of the
 * web-vitals library (milliseconds, and a share for CLS). Without a handler nothing is measured, and the
 * library is not loaded (requirement 16.6).
 */
export async function reportWebVitals(handler?: (metric: Metric) => void): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
}

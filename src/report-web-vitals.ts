import type { Metric } from "web-vitals";

/**
 * Reports CLS, FCP, INP, LCP and TTFB, as the web-vitals library measures them (in milliseconds; CLS has no
 * unit). Without a handler it measures nothing and does not load the library (requirement 16.6).
 */
export async function reportWebVitals(handler?: (metric: Metric) => void): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
}

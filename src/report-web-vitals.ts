import type { Metric } from "web-vitals";

/** Without a handler, measures nothing and does not load the library (requirement 16.6). */
export async function reportWebVitals(handler?: (metric: Metric) => void): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
}

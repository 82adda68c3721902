import type { Values } from "../measure";
import { median } from "../median";

export type Sites = { whole: string; scriptFree: string };

/** How often each page is loaded. */
export const loads = 5;

/** Lighthouse emulates a phone and simulates its throttling. */
async function audit(address: string, port: number) {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(address, {
    port,
    logLevel: "error",
    onlyCategories: ["performance"],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${address}`);
  const { audits, categories } = result.lhr;
  return {
    performance: (categories.performance?.score ?? Number.NaN) * 100,
    value: (id: string) => audits[id]?.numericValue ?? Number.NaN,
  };
}

type Audit = Awaited<ReturnType<typeof audit>>;

const medianOf = (audits: Audit[], id: string) => median(audits.map(({ value }) => value(id)));

/** TBT leaves out the first milliseconds of each long task. The quickest machines measure a TBT of 0. */
const unblocked = 50;

const sumOf = (audits: Audit[], id: string) => audits.reduce((sum, { value }) => sum + value(id), 0);

/**
 * Returns medians, and ratios to the same page without scripts. The ratios compare averages:
 * Lighthouse's simulation sometimes adds 75 ms to a paint, and a median can jump by this amount.
 */
function speedOf(whole: Audit[], scriptFree: Audit[]): Values {
  const ratioOf = (id: string) => sumOf(whole, id) / sumOf(scriptFree, id);
  const tbt = medianOf(whole, "total-blocking-time");
  const tbtScriptFree = medianOf(scriptFree, "total-blocking-time");
  return {
    performance: median(whole.map(({ performance }) => performance)),
    fcp: medianOf(whole, "first-contentful-paint"),
    fcpRatio: ratioOf("first-contentful-paint"),
    lcp: medianOf(whole, "largest-contentful-paint"),
    lcpRatio: ratioOf("largest-contentful-paint"),
    tbt,
    tbtScriptFree,
    tbtRatio: (tbt + unblocked) / (tbtScriptFree + unblocked),
    cls: medianOf(whole, "cumulative-layout-shift"),
  };
}

/**
 * Loads the two pages in turn, so that a slow machine affects both.
 *
 * @param port the debugging port through which Lighthouse controls the browser
 */
export async function timings(sites: Sites, path: string, port: number): Promise<Values> {
  const whole: Audit[] = [];
  const scriptFree: Audit[] = [];
  for (let load = 0; load < loads; load++) {
    whole.push(await audit(`${sites.whole}${path}`, port));
    scriptFree.push(await audit(`${sites.scriptFree}${path}`, port));
  }
  return speedOf(whole, scriptFree);
}

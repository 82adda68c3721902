import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, expect, test } from "@playwright/test";
import type { Result, RunnerResult } from "lighthouse";
import { freePort } from "../../../src/command/port.mjs";
import { programWith } from "../navigation/place";
import { documentLimit } from "./document-limit";

/** Their points depend on the page only. Those for performance depend on the machine too. */
const categories = ["accessibility", "best-practices", "seo", "agentic-browsing"];

/** The maximum number of loads of a page. Other programs can only make a load slower. */
const loads = 9;

/** The largest paint may take 5 % longer than in the same page without its scripts. */
const paintLimit = 1.05;

/** A page with its scripts may take 1.75 times the processor time of the same page without them. */
const processorLimit = 1.75;

// Two measurements at the same time would slow each other.
test.describe.configure({ mode: "default" });

let browser: Browser;
let port: number;

test.beforeAll(async ({ launchOptions }) => {
  port = await freePort(9700 + 100 * test.info().parallelIndex);
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  browser = await chromium.launch({ ...launchOptions, args });
});

test.afterAll(() => browser.close());

/** Lighthouse emulates a phone, and simulates its network and its processor. */
async function audit(address: string, onlyCategories: string[], blockedUrlPatterns: string[] = []) {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(address, { port, logLevel: "error", onlyCategories, blockedUrlPatterns });
  if (!result) throw new Error(`Lighthouse returned no result for ${address}`);
  return result;
}

/** Returns the categories with fewer than 100 points, and the audits that the page fails. */
const lostPoints = ({ categories, audits }: Result) =>
  Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, score, auditRefs }) => {
      const lost = auditRefs.filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1);
      return [`${id}: ${score}`, ...lost.map((audit) => `${id}: ${audits[audit.id]?.title}`)];
    });

/**
 * Returns the processor time of the main thread, in milliseconds. Lighthouse's total blocking time also counts the time
 * of other programs. It varies much, because it counts only what exceeds 50 ms in each task.
 */
function processorTime({ artifacts }: RunnerResult): number {
  const { traceEvents } = artifacts.Trace;
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const isMain = ({ name, args }: (typeof traceEvents)[number]) =>
    name === "thread_name" && args.name === "CrRendererMain";
  const threads = new Set(traceEvents.filter(isMain).map(threadOf));
  return traceEvents
    .filter((event) => event.name === "RunTask" && threads.has(threadOf(event)))
    .reduce((sum, event) => sum + Number(Reflect.get(event, "tdur") ?? 0) / 1000, 0);
}

const speedOf = (results: RunnerResult[]) => ({
  paint: Math.min(
    ...results.map(({ lhr }) => lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN),
  ),
  processor: Math.min(...results.map(processorTime)),
});

for (const path of ["/", programWith("outline").path, "/gallery", "/contact-us"]) {
  test(`${path}: its document fits into the first round trip, and Lighthouse gives all points`, async ({
    baseURL,
    request,
  }) => {
    test.setTimeout(120_000);
    const document = await (await request.get(path)).body();
    expect
      .soft(brotliCompressSync(document).length, "bytes with Brotli")
      .toBeLessThanOrEqual(documentLimit(path));
    const { lhr } = await audit(`${baseURL}${path}`, categories);
    expect(lostPoints(lhr)).toEqual([]);
  });

  test(`${path}: scripts do not delay the largest paint, and take less time than the rest of the page`, async ({
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const [whole, scriptFree]: [RunnerResult[], RunnerResult[]] = [[], []];
    const misses = () => {
      const [page, limit] = [speedOf(whole), speedOf(scriptFree)];
      return [
        ...(page.paint <= limit.paint * paintLimit
          ? []
          : [`paint after ${page.paint} ms, not ${limit.paint} ms`]),
        ...(page.processor <= limit.processor * processorLimit
          ? []
          : [`processor busy for ${page.processor} ms, not ${limit.processor} ms`]),
      ];
    };
    do {
      whole.push(await audit(`${baseURL}${path}`, ["performance"]));
      scriptFree.push(await audit(`${baseURL}${path}`, ["performance"], ["*.js"]));
    } while (misses().length > 0 && whole.length < loads);
    expect(misses(), "more than without scripts").toEqual([]);
  });
}

import type { Browser } from "@playwright/test";
import { peerPaint } from "../goal";
import type { Subject } from "../judge";
import { measureBeforePaint } from "./before-paint";
import { type Sites, timings } from "./lighthouse";
import { weigh } from "./weight";

const homes = ["/", "/home"];

/** Compares the home page with the peer's. */
export async function measurePage(
  browser: Browser,
  sites: Sites,
  path: string,
  port: number,
): Promise<Subject> {
  const address = `${sites.whole}${path}`;
  const weight = await weigh(browser, address);
  const early = await measureBeforePaint(browser, address);
  const times = await timings(sites, path, port);
  const toPeer = homes.includes(path) ? { lcpToPeer: (times.lcp ?? Number.NaN) / peerPaint } : {};
  return { name: path, path, values: { ...times, ...toPeer, ...weight, ...early } };
}

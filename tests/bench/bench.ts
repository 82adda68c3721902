// Runs `npm run bench` after the build: measures pages, inputs and navigations, prints the results, and fails
// if a goal is missed. Arguments after `--` select paths by words. `/` selects only the home page.

import { type Browser, chromium } from "@playwright/test";
import { freePort } from "../../src/command/port.mjs";
import { launchOptions } from "../browser/playwright.config";
import { paths } from "../node/site/path";
import { startHost } from "./host/host";
import type { Subject } from "./judge";
import { measureBeforePaint } from "./page/before-paint";
import { type Sites, timings } from "./page/lighthouse";
import { weigh } from "./page/weight";
import { pageTables, timingTable, verdict } from "./report";
import { journeys, makeJourney } from "./use/make-journey";
import { playScene } from "./use/play-scene";
import { scenes } from "./use/scenes";
import { timingSubject } from "./use/timing";

/** Prints the title of each item before it starts. */
async function each<Item, Result>(
  items: Item[],
  title: (item: Item) => string,
  work: (item: Item) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    console.log(`${title(item)} …`);
    results.push(...(await work(item)));
  }
  return results;
}

async function measurePage(browser: Browser, sites: Sites, path: string, port: number): Promise<Subject> {
  const address = `${sites.whole}${path}`;
  const weight = await weigh(browser, address);
  const early = await measureBeforePaint(browser, address);
  const times = await timings(sites, path, port);
  return { name: path, path, values: { ...times, ...weight, ...early } };
}

/** Prints each table as soon as it is complete, so that a later failure does not lose it. */
async function measure(browser: Browser, sites: Sites, paths: string[], port: number): Promise<Subject[]> {
  const pages = await each(
    paths,
    (path) => `Measuring ${path}`,
    async (path) => [await measurePage(browser, sites, path, port)],
  );
  console.log(pageTables(pages));
  const interactions = await each(
    scenes.filter(({ path }) => paths.includes(path)),
    ({ path, steps }) => `On ${path}: ${steps.map(({ name }) => name).join(", ")}`,
    (scene) => playScene(browser, sites, scene),
  );
  const navigations = await each(
    journeys.filter(({ from }) => paths.includes(from)),
    ({ name, from }) => `From ${from}: ${name}`,
    (journey) => makeJourney(browser, sites, journey),
  );
  const timings = [...interactions, ...navigations];
  if (timings.length > 0) console.log(timingTable(timings));
  return [...pages, ...timings.map(timingSubject)];
}

async function bench(paths: string[]): Promise<boolean> {
  const [whole, scriptFree] = [await startHost("whole"), await startHost("script-free")];
  const port = await freePort(9700);
  // Lighthouse connects through the debugging port.
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const sites = { whole: whole.address, scriptFree: scriptFree.address };
    const { text, isKept } = verdict(await measure(browser, sites, paths, port));
    console.log(text);
    return isKept;
  } finally {
    await browser.close();
    whole.close();
    scriptFree.close();
  }
}

const words = process.argv.slice(2);
const isChosen = (path: string) => words.some((word) => (word === "/" ? path === word : path.includes(word)));
const chosen = paths.filter((path) => words.length === 0 || isChosen(path));
const result = chosen.length > 0 ? bench(chosen) : Promise.reject("No path contains any of these words.");
result.then(
  (isKept) => {
    process.exitCode = isKept ? 0 : 1;
  },
  (error) => {
    console.error(error);
    process.exitCode = 1;
  },
);

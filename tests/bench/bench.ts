// What `npm run bench` runs once the site is built: measures pages, inputs and ways between pages, prints what was
// found, and fails if a goal is missed. What follows `--` chooses paths by words.

import { freePort } from "../../src/command/port.mjs";
import { chosenPaths } from "./choice";
import { startHost } from "./host/host";
import type { Subject } from "./judge";
import { median } from "./median";
import { measurePage } from "./page/measure-page";
import { startBrowser } from "./phone";
import { interactionTable, navigationTable, pageTables, verdict } from "./report/print";
import { type Duration, playScene } from "./use/interaction";
import { journeys } from "./use/journeys";
import { makeJourney, type Trip } from "./use/page-navigation";
import { scenes } from "./use/scenes";

async function bench(paths: string[]): Promise<boolean> {
  const whole = await startHost("whole");
  const scriptFree = await startHost("script-free");
  const sites = { whole: whole.address, scriptFree: scriptFree.address };
  const port = await freePort(9700);
  const browser = await startBrowser(port);
  const isChosen = (path: string) => paths.includes(path);

  const pages: Subject[] = [];
  for (const path of paths) {
    console.log(`Measuring ${path} …`);
    pages.push(await measurePage(browser, sites, path, port));
  }
  const durations: Duration[] = [];
  for (const scene of scenes.filter(({ path }) => isChosen(path))) {
    console.log(`Trying ${scene.steps.map(({ name }) => name).join(", ")} on ${scene.path} …`);
    durations.push(...(await playScene(browser, sites.whole, scene)));
  }
  const trips: Trip[] = [];
  for (const journey of journeys.filter(({ from }) => isChosen(from))) {
    console.log(`Following ${journey.name} from ${journey.from} …`);
    trips.push(...(await makeJourney(browser, sites.whole, journey)));
  }

  await browser.close();
  whole.close();
  scriptFree.close();

  console.log([pageTables(pages), interactionTable(durations), navigationTable(trips)].join("\n"));
  const { text, isKept } = verdict([
    ...pages,
    ...durations.map(({ name, path, times }) => ({
      name: `${path}, ${name}`,
      path,
      values: { interaction: Math.max(...times) },
    })),
    ...trips.map(({ name, path, prefetch, times }) => ({
      name: `${path}, ${name}, ${prefetch}`,
      path,
      values: { navigation: median(times) },
    })),
  ]);
  console.log(text);
  return isKept;
}

const paths = chosenPaths(process.argv.slice(2));
if (paths.length === 0) throw new Error("No path has any of these words in it.");
bench(paths).then(
  (isKept) => {
    process.exitCode = isKept ? 0 : 1;
  },
  (error) => {
    console.error(error);
    // The browser and the hosts would keep the process alive.
    process.exit(1);
  },
);

import { type Browser, test } from "@playwright/test";
import fc from "fast-check";
import { type Action, addresses, anyAction } from "./walk/actions";
import { check } from "./walk/expectation";
import { startAt, widths } from "./walk/model";
import { openTab } from "./walk/visitor";

/*
 * Walks: actions of a visitor in random orders, which nobody would write down. After each action the tab must
 * show what a model of its history expects (walk/model.ts). A walk that fails is shortened to the actions that
 * the failure needs.
 *
 * The walks are the same in each run. WALK_SEED=7 takes others, as the nightly workflow does. WALK_MINUTES=60 takes
 * new ones for an hour.
 */

const minutes = Number(process.env.WALK_MINUTES ?? 0);
const seed = Number(process.env.WALK_SEED ?? (minutes > 0 ? Date.now() % 1e6 : 1));

const workers = 2;
const parts = 10;
const walksPerPart = 30;
const actionsPerWalk = 15;

/** How long a part may walk, in milliseconds. */
const limit = (minutes > 0 ? (minutes * workers) / parts : 20) * 60_000;

const anyStart = fc.record({ address: fc.constantFrom(...addresses), width: fc.constantFrom(...widths) });
type Start = typeof anyStart extends fc.Arbitrary<infer Value> ? Value : never;

// fast-check shortens a walk by leaving out actions.
const anyActions = fc.array(fc.option(anyAction, { freq: 1e6, nil: undefined }), {
  minLength: actionsPerWalk,
  maxLength: actionsPerWalk,
});

const isTaken = (action: Action | undefined) => action !== undefined;

async function walk(browser: Browser, { address, width }: Start, actions: Action[]): Promise<void> {
  const visitor = await openTab(browser, width);
  const model = startAt(address, width);
  try {
    await visitor.page.goto(address, { waitUntil: "commit" });
    await check(model, visitor);
    await fc.asyncModelRun(() => ({ model, real: visitor }), actions);
    await check(model, visitor);
  } finally {
    await visitor.page.context().close();
  }
}

for (let part = 1; part <= parts; part++) {
  test(`the tab shows what the visitor chose last, in any order of actions (part ${part})`, async ({
    browser,
  }) => {
    // Playwright's limit would stop the test while it still shortens a walk.
    test.setTimeout(2 * limit);
    const property = fc.asyncProperty(anyStart, anyActions, (start, actions) =>
      walk(browser, start, actions.filter(isTaken)),
    );
    const result = await fc.check(property, {
      seed: seed * parts + part,
      numRuns: minutes > 0 ? Number.POSITIVE_INFINITY : walksPerPart,
      interruptAfterTimeLimit: limit,
      markInterruptAsFailure: minutes === 0,
    });
    console.log(`Part ${part}: ${result.numRuns} walks from WALK_SEED=${seed}.`);
    if (!result.failed) return;
    if (!result.counterexample) throw new Error(`Only ${result.numRuns} walks in ${limit / 60_000} minutes`);
    const [start, actions] = result.counterexample;
    const list = actions.filter(isTaken).map((action) => `- ${action}`);
    throw new Error(
      [
        `Open ${start.address} in a window that is ${start.width} pixels wide (WALK_SEED=${seed}), then:`,
        ...list,
        `${result.errorInstance}`,
      ].join("\n"),
    );
  });
}

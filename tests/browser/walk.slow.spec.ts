import { test } from "@playwright/test";
import fc from "fast-check";
import { addresses, anyAction } from "./walk/actions";
import { check } from "./walk/expectation";
import { startAt, widths } from "./walk/model";
import { openTab } from "./walk/visitor";

/*
 * Walks through the site. Each walk is a number of actions of a visitor, in an order that nobody wrote down.
 * After each action the tab shows what a model of the history expects.
 *
 * By default the walks are always the same. WALK_MINUTES=60 walks for an hour, WALK_SEED=7 takes other walks.
 */

const minutes = Number(process.env.WALK_MINUTES ?? 0);
const seed = Number(process.env.WALK_SEED ?? (minutes > 0 ? Date.now() % 1e6 : 1));

const parts = 10;
const walksOfPart = 30;
const actionsOfWalk = 15;

const start = fc.record({ address: fc.constantFrom(...addresses), width: fc.constantFrom(...widths) });

// Each action can be left out, so that a walk that fails becomes shorter.
const actions = fc.array(fc.option(anyAction, { freq: 1e6, nil: undefined }), {
  minLength: actionsOfWalk,
  maxLength: actionsOfWalk,
});

for (let part = 0; part < parts; part++) {
  test(`the page, the history and what is open agree after each action of any walk (${part})`, async ({
    browser,
  }) => {
    const limit = minutes > 0 ? (minutes / parts) * 2 : 10;
    test.setTimeout((limit + 5) * 60_000);
    const walk = fc.asyncProperty(start, actions, async ({ address, width }, chosen) => {
      const visitor = await openTab(browser, width);
      const taken = chosen
        .filter(
          (action) =>
            action !== undefined &&
            !(process.env.WALK_WITHOUT && new RegExp(process.env.WALK_WITHOUT).test(String(action))),
        )
        .map((a) =>
          process.env.WALK_DEBUG
            ? {
                check: a.check.bind(a),
                toString: a.toString.bind(a),
                run: async (m: any, v: any) => {
                  const t = performance.now();
                  try {
                    await a.run(m, v);
                  } finally {
                    console.log(
                      "   ",
                      String(a),
                      Math.round(performance.now() - t),
                      v.isStatic ? "static" : "",
                    );
                  }
                },
              }
            : a,
        );
      if (process.env.WALK_DEBUG) console.log("START", address, width);
      try {
        await visitor.page.goto(address, { waitUntil: "commit" });
        const model = startAt(address, width);
        await check(model, visitor);
        await fc.asyncModelRun(() => ({ model, real: visitor }), taken);
        await check(model, visitor);
      } finally {
        await visitor.page.context().close();
      }
    });
    const result = await fc.check(walk, {
      seed: seed + part,
      numRuns: minutes > 0 ? Number.MAX_SAFE_INTEGER : walksOfPart,
      interruptAfterTimeLimit: limit * 60_000,
      markInterruptAsFailure: minutes === 0,
    });
    console.log(`${result.numRuns} walks`);
    if (!result.failed) return;
    const [{ address, width } = { address: "", width: 0 }, chosen = []] = result.counterexample ?? [];
    const list = chosen.filter((action) => action !== undefined).map((action) => `  - ${action}`);
    throw new Error(
      [
        `Open ${address} in a window of ${width} pixels (seed ${result.seed}), then:`,
        ...list,
        `${result.errorInstance}`,
      ].join("\n"),
    );
  });
}

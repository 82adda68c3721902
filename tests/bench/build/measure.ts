import { readFileSync } from "node:fs";
import { join } from "node:path";
import { measureColdBuild } from "./build";
import { measureCheck } from "./check-content";
import { extentOf } from "./edit";
import { expectNoFormatsInQueries, formatsOf } from "./format";
import { multiplyContent } from "./multiply";
import { copyProject, forgetContent, removeProject } from "./project";
import type { Check, Results } from "./result";
import { compareFormats, measureRebuilds } from "./series";

/** Calls `work` with a copy of the project, and always removes the copy afterwards. */
async function withCopy<Value>(root: string, work: (project: string) => Promise<Value>): Promise<Value> {
  const project = copyProject(root);
  try {
    return await work(project);
  } finally {
    removeProject(project);
  }
}

function measureNoContent(root: string, stop: AbortSignal): Promise<Check> {
  return withCopy(root, (project) => {
    forgetContent(project);
    return measureCheck(project, false, stop);
  });
}

function measureOnce(root: string, stop: AbortSignal) {
  return withCopy(root, async (project) => {
    const extent = extentOf(project);
    const check = await measureCheck(project, true, stop);
    const { cold, webpOnly } = await compareFormats({ project, name: "", stop });
    const rebuilds = await measureRebuilds({ project, name: "", stop });
    return { check, webpOnly, builds: { extent, cold, ...rebuilds } };
  });
}

function measureTenfold(root: string, stop: AbortSignal) {
  return withCopy(root, async (project) => {
    console.log("Multiplying the content …");
    await multiplyContent(join(project, "data"), 10, stop);
    const extent = extentOf(project);
    const check = await measureCheck(project, true, stop);
    const cold = [await measureColdBuild({ project, name: "10 x content, cold", stop })];
    const rebuilds = await measureRebuilds({ project, name: "10 x content, ", stop });
    return { check, builds: { extent, cold, ...rebuilds } };
  });
}

/** Runs all measurements one after the other. A short run skips the multiplied content. */
export async function measure(root: string, isShort: boolean, stop: AbortSignal): Promise<Results> {
  const formats = formatsOf(readFileSync(join(root, "gatsby-config.ts"), "utf8"));
  expectNoFormatsInQueries(join(root, "src"));
  const none = await measureNoContent(root, stop);
  const once = await measureOnce(root, stop);
  const tenfold = isShort ? undefined : await measureTenfold(root, stop);
  return {
    formats: formats.replace(/[[\]"]/g, ""),
    webpOnly: once.webpOnly,
    once: once.builds,
    check: { none, once: once.check, ...(tenfold && { tenfold: tenfold.check }) },
    ...(tenfold && { tenfold: tenfold.builds }),
  };
}

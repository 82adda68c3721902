import { spawnSync } from "node:child_process";
import path from "node:path";
import { folderWith } from "../command/call";

const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");

/** The salts of the hashes of builds, each at a stage and with a style sheet, in one folder. */
function saltsOf(builds: { stage: string; css: string }[]): string[] {
  const probe = `
    import { writeFileSync } from "node:fs";
    import { webpackConfig } from ${JSON.stringify(path.resolve("src/gatsby/webpack.ts"))};
    const actions = { setWebpackConfig() {}, replaceWebpackConfig() {} };
    const salts = ${JSON.stringify(builds)}.map(({ stage, css }) => {
      writeFileSync("src/base.css", css);
      const config = {
        module: { rules: [] }, resolve: { alias: {} }, output: { hashSalt: "none" }, optimization: {}, plugins: [],
      };
      webpackConfig({ stage, actions, getConfig: () => config });
      return config.output.hashSalt;
    });
    process.stdout.write(JSON.stringify(salts));`;
  const cwd = folderWith({ "src/base.css": "", "probe.ts": probe });
  const { stdout, stderr } = spawnSync(process.execPath, [tsx, "probe.ts"], { cwd, encoding: "utf8" });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

test("a change of styles alone lets Gatsby write the pages anew, and no file that browsers keep", () => {
  const [red, blue] = ["a { color: red }", "a { color: blue }"];
  const [before, changed, back, script] = saltsOf([
    { stage: "build-html", css: red },
    { stage: "build-html", css: blue },
    { stage: "build-html", css: red },
    { stage: "build-javascript", css: blue },
  ]);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(changed).not.toBe(before);
  expect(back).toBe(before);
  expect(script).toBe("none");
});

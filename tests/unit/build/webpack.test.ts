import { spawnSync } from "node:child_process";
import path from "node:path";
import { folderWith, write } from "../command/call";

const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");

/** The salt of the hashes that a build in the folder has at the given stage. */
function saltOf(folder: string, stage: string): string {
  const script = `
    import { webpackConfig } from ${JSON.stringify(path.resolve("src/build/webpack.ts"))};
    const config = {
      module: { rules: [] }, resolve: { alias: {} }, output: { hashSalt: "none" }, optimization: {}, plugins: [],
    };
    const actions = { setWebpackConfig() {}, replaceWebpackConfig() {} };
    webpackConfig({ stage: "${stage}", actions, getConfig: () => config });
    process.stdout.write(config.output.hashSalt);`;
  write(folder, "probe.ts", script);
  const { stdout, stderr } = spawnSync(process.execPath, [tsx, "probe.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (stderr) throw new Error(stderr);
  return stdout;
}

test("a change of styles alone lets Gatsby write the pages anew", () => {
  const folder = folderWith({ "src/base.css": "a { color: red }" });
  const before = saltOf(folder, "build-html");
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  write(folder, "src/base.css", "a { color: blue }");
  expect(saltOf(folder, "build-html")).not.toBe(before);
  write(folder, "src/base.css", "a { color: red }");
  expect(saltOf(folder, "build-html")).toBe(before);
});

test("the names of the files that browsers keep depend on their content alone", () => {
  expect(saltOf(folderWith({ "src/base.css": "a { color: red }" }), "build-javascript")).toBe("none");
});

import { existsSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesOf } from "../../src/file-list";
import { publicFolder, readPage } from "./html";
import { paths } from "./path";

const files = filesOf(publicFolder);
const restore = { br: brotliDecompressSync, gz: gunzipSync };

test("every compressed copy has the final content of its original, in fewer bytes", () => {
  for (const extension of ["br", "gz"] as const) {
    const copies = files.filter((file) => file.endsWith(`.${extension}`));
    const wrong = copies.filter((copy) => {
      const [packed, original] = [readFileSync(copy), readFileSync(copy.slice(0, -3))];
      return packed.length >= original.length || !restore[extension](packed).equals(original);
    });
    expect(copies.length).toBeGreaterThan(paths.length);
    expect(wrong).toEqual([]);
  }
});

test("documents, scripts, styles and data that are longer than a packet have compressed copies", () => {
  const texts = files.filter((file) => /\.(html|js|css|json)$/.test(file));
  const long = texts.filter((file) => readFileSync(file).length > 1400);
  expect(long.length).toBeGreaterThan(paths.length);
  expect(long.filter((file) => !existsSync(`${file}.br`) || !existsSync(`${file}.gz`))).toEqual([]);
});

test("V8 compiles the scripts of a page while it loads them", () => {
  const scripts =
    readPage("/")
      .toString()
      .match(/\/[\w-]+\.js(?=")/g) ?? [];
  const starts = scripts.map((file) => readFileSync(`${publicFolder}${file}`, "utf8").split("\n", 1)[0]);
  expect(new Set(starts)).toEqual(new Set(["//# allFunctionsCalledOnLoad"]));
});

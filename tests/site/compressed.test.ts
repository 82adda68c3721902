import { existsSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesOf } from "../../src/build/file-list";
import { publicFolder } from "./html";

const files = filesOf(publicFolder);
const restore = { br: brotliDecompressSync, gz: gunzipSync };

test.each(["br", "gz"] as const)(
  "every .%s copy holds the file that stands beside it, as it is at last",
  (extension) => {
    const copies = files.filter((file) => file.endsWith(`.${extension}`));
    expect(copies.length).toBeGreaterThan(50);
    for (const copy of copies) {
      const original = copy.slice(0, -3);
      expect([original, restore[extension](readFileSync(copy)).equals(readFileSync(original))]).toEqual([
        original,
        true,
      ]);
      expect(readFileSync(copy).length).toBeLessThan(readFileSync(original).length);
    }
  },
);

test("documents, scripts, styles and data that are longer than a packet have copies", () => {
  const texts = files.filter((file) => /\.(html|js|css|json)$/.test(file));
  const long = texts.filter((file) => readFileSync(file).length > 1400);
  expect(long.length).toBeGreaterThan(80);
  expect(long.filter((file) => !existsSync(`${file}.br`) || !existsSync(`${file}.gz`))).toEqual([]);
});

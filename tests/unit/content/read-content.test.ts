import { readEntries } from "../../../src/content/read/entry";
import { validText } from "../../../src/content/read-content";
import { fixture } from "./fixture";

const [first] = readEntries(fixture);
const broken = first && { ...first, value: {} };

test("a build ends if a file has become invalid; `gatsby develop` shows its last valid text", () => {
  if (!first || !broken) throw new Error("The fixture has no file");
  const { env } = process;
  const mode = jest.replaceProperty(process, "env", { ...env, NODE_ENV: "production" });
  expect(() => validText(broken)).toThrow(`data/${first.file} was changed during the build.`);
  mode.restore();
  expect(validText(broken)).toContain("…");
  validText(first);
  expect(validText(broken)).toBe(first.text);
});

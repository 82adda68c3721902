import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { publicFolder } from "./html";
import { paths } from "./path";

type Message = { url: string; message: string; lastLine?: number; extract?: string };

const jar = "node_modules/vnu-jar/build/dist/vnu.jar";

const documents = [...paths.map((path) => join(path, "index.html")), "404.html"].map((file) =>
  join(publicFolder, file),
);

/**
 * The checker's CSS parser does not support these yet: `line-clamp` (CSS Overflow 4) and container queries
 * (CSS Conditional Rules 5).
 */
const newCss = [
  "CSS: “line-clamp”: Property “line-clamp” doesn't exist.",
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  "CSS: Unrecognized at-rule “@container”",
];

/** An exception inside the checker, caused by `var()` with a `color-mix()` as its fallback. */
const checkerProblem = /^CSS: “--[\w-]+”: Cannot invoke "org\.w3c\.css\./;

/** The checker does not calculate with `var()`. */
const isMath = ({ message, extract = "" }: Message) =>
  /^CSS: “[\w-]+”: (?:Parse Error|One operand must be|Invalid type)/.test(message) &&
  /--[\w-]+\)/.test(extract);

/** @throws {Error} if Java is missing or the checker fails */
function check(): Message[] {
  const args = ["-jar", jar, "--errors-only", "--exit-zero-always", "--format", "json", "--stdout"];
  const { status, stdout, stderr } = spawnSync("java", [...args, ...documents], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) {
    throw new Error(`The Nu HTML Checker did not run: install Java 11 or newer. ${stderr ?? ""}`);
  }
  return JSON.parse(stdout).messages;
}

test("the Nu HTML Checker finds no error in any document", () => {
  const errors = check()
    .filter(({ message }) => !newCss.includes(message) && !checkerProblem.test(message))
    .filter((message) => !isMath(message))
    .map(({ url, message, lastLine, extract }) => `${url}:${lastLine}: ${message} ${extract}`);
  expect(errors).toEqual([]);
}, 300_000);

import type { Engine } from "./serve/engine";
import { startScript } from "./serve/script";
import { checkRevalidation, checkTable } from "./table/check";
import { fileLike } from "./table/file-row";
import { table } from "./table/table";

let engine: Engine;
const portOf = () => engine.port;

beforeAll(async () => {
  engine = await startScript(9340, "cloudflare");
}, 90_000);
afterAll(() => engine.stop());

checkTable("cloudflare", table, portOf);
for (const path of ["/about-us", fileLike(/^\/static\/.*\.jpg$/)]) checkRevalidation(path, "etag", portOf);

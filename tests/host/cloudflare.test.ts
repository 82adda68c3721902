import { startCloudflare } from "./serve/cloudflare";
import type { Engine } from "./serve/engine";
import { checkRevalidation, checkTable } from "./table/check";
import { fileLike } from "./table/file-row";
import { table } from "./table/table";

let engine: Engine;
const portOf = () => engine.port;

beforeAll(async () => {
  engine = await startCloudflare(9340);
}, 90_000);
afterAll(() => engine.stop());

checkTable("cloudflare", table, portOf);
for (const path of ["/about-us", fileLike(/^\/static\/.*\.jpg$/)]) checkRevalidation(path, "etag", portOf);

import { type AddressInfo, createServer } from "node:net";
import { call } from "./call";

test("a port that is in use is skipped", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(call("port.mjs", "freePort", [port]).value).toBeGreaterThan(port);
  await new Promise((resolve) => server.close(resolve));
  expect(call("port.mjs", "freePort", [port]).value).toBe(port);
});

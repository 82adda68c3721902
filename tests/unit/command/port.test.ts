import { type AddressInfo, createServer } from "node:net";
import { freePort, host } from "../../../src/command/port.mjs";

test("a port that is in use is skipped", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await freePort(port)).toBe(port);
});

import type { CDPSession } from "@playwright/test";

/** What the browser asked for and got: the bytes of the answer as they came, and those of its headers among them. */
export type Answer = { url: string; type: string; bytes: number; headers: number };

/** The network of a page, while and after it loads. */
export type Traffic = { answers: Answer[]; quiet: () => Promise<void> };

/** As long as nothing is asked for, in milliseconds, what belongs to the first view has come. */
const calm = 2000;

/** Writes down all that a page asks the network for, from now on. A `data:` address is no request. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const answers: Answer[] = [];
  const open = new Map<string, Omit<Answer, "bytes">>();
  let last = Date.now();
  const finish = (id: string, bytes: number) => {
    const request = open.get(id);
    if (!request) return;
    open.delete(id);
    last = Date.now();
    answers.push({ ...request, bytes });
  };
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, type = "Other" }) => {
    if (url.startsWith("data:")) return;
    last = Date.now();
    open.set(requestId, { url, type, headers: 0 });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const request = open.get(requestId);
    // So far only the headers have come.
    if (request) request.headers = response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  );
  session.on("Network.loadingFailed", ({ requestId }) => finish(requestId, 0));
  await session.send("Network.enable");
  const quiet = async () => {
    while (open.size > 0 || Date.now() - last < calm) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { answers, quiet };
}

import type { CDPSession } from "@playwright/test";

/** The bytes are those that were transferred, with the headers. */
export type Answer = { url: string; type: string; bytes: number; headers: number };

export type Traffic = { answers: Answer[]; quiet: () => Promise<void> };

/** The first view is complete after so many milliseconds without a request. */
const calm = 2000;

/** Ignores `data:` URLs. */
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
    // Only the headers have arrived at this point.
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

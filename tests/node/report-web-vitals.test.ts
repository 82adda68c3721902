import * as library from "web-vitals";
import { reportWebVitals } from "../../src/report-web-vitals";

jest.mock("web-vitals");

test("with a handler, all five metrics are reported", async () => {
  const handler = jest.fn();
  await reportWebVitals(handler);
  for (const observe of [library.onCLS, library.onFCP, library.onINP, library.onLCP, library.onTTFB])
    expect(observe).toHaveBeenCalledWith(handler);
});

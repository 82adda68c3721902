import { expect, test } from "@playwright/test";
import { type Host, startHost } from "../bench/host/host";
import { flagshipPaths } from "../site/path";

const isScript = /<script(?![^>]*type="application\/ld\+json")/;

test.describe("the host of the bench", () => {
  const open: Host[] = [];
  test.afterEach(() => {
    for (const host of open.splice(0)) host.close();
  });

  async function start(variant: "whole" | "script-free"): Promise<string> {
    const host = await startHost(variant);
    open.push(host);
    return host.address;
  }

  test("serves documents by their path, compressed and with revalidation", async ({ request }) => {
    const site = await start("whole");
    for (const path of ["/", "/gallery", flagshipPaths[1]]) {
      const response = await request.get(`${site}${path}`);
      expect(response.ok()).toBe(true);
      expect(response.headers()).toMatchObject({
        "content-encoding": "gzip",
        "content-type": "text/html;charset=utf-8",
        "cache-control": "public, max-age=0, must-revalidate",
      });
      expect(await response.text()).toMatch(isScript);
    }
  });

  test("lets browsers cache files with a hash in their name", async ({ request }) => {
    const site = await start("whole");
    const page = await (await request.get(site)).text();
    const [font, script] = [/\/static\/[^"]+\.woff2/, /\/app-[^"]+\.js/].map((name) => page.match(name)?.[0]);
    for (const file of [font, script]) {
      const { "cache-control": cache } = (await request.get(`${site}${file}`)).headers();
      expect(cache, file).toBe("public, max-age=31536000, immutable");
    }
  });

  test("compresses only text", async ({ request }) => {
    const site = await start("whole");
    const page = await (await request.get(site)).text();
    const font = page.match(/\/static\/[^"]+\.woff2/)?.[0];
    expect((await request.get(`${site}/favicon.svg`)).headers()["content-encoding"]).toBe("gzip");
    expect((await request.get(`${site}${font}`)).headers()["content-encoding"]).toBeUndefined();
  });

  test("serves the same pages without scripts", async ({ page, request }) => {
    const [whole, scriptFree] = [await start("whole"), await start("script-free")];
    const html = await (await request.get(`${scriptFree}/gallery`)).text();
    expect(html).not.toMatch(isScript);
    expect(html).toContain("application/ld+json");
    await page.goto(`${whole}/gallery`);
    const pictures = await page.getByRole("main").getByRole("img").count();
    await page.goto(`${scriptFree}/gallery`);
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(pictures);
  });
});

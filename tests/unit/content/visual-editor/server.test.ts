import { request } from "node:http";
import sharp from "sharp";
import { freePort, host } from "../../../../src/command/port.mjs";
import { serveEditor } from "../../../../src/content/visual-editor/server";
import { ask as askServer } from "../../../host/request";
import { type ContentCopy, copyContent } from "../content-copy";
import { plainPicture } from "../plain-picture";

let content: ContentCopy;
let project: string;
let port: number;
let address: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ content, project } = copyContent());
  port = await freePort(8300);
  address = `http://${host}:${port}`;
  close = await serveEditor(project, address, "http://127.0.0.1:8000");
});

afterAll(() => close());

async function ask(path: string, headers: Record<string, string> = {}, body?: object) {
  const method = body ? "POST" : "GET";
  const question = { path, method, headers: { "Content-Type": "application/json", ...headers } } as const;
  const reply = await askServer({ host, port }, { ...question, ...(body && { body: JSON.stringify(body) }) });
  return { ...reply, body: reply.body.toString() };
}

const act = (action: string, params: object) =>
  ask("/api/v1", { origin: address }, { branch: "master", action, params: { branch: "master", ...params } });

const saveOf = (path: string, raw: string) => ({
  action: "persistEntry",
  params: { dataFiles: [{ path, raw, slug: "x" }], assets: [], options: { newEntry: false } },
});

const persist = (path: string, raw: string) => act("persistEntry", saveOf(path, raw).params);

async function formOf(path: string): Promise<string> {
  const { body } = await act("getEntry", { path });
  return JSON.parse(body).data;
}

test("the page, Decap CMS, its settings and the pictures are served, with a policy that allows nothing else", async () => {
  for (const path of ["/", "/decap/decap-cms.js", "/config.json", "/programs/palsam.jpg"]) {
    const { status, headers } = await ask(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  }
});

test("the lists of programs and pictures leave out what systems and editors leave behind", async () => {
  const lists = () =>
    Promise.all([
      act("entriesByFolder", { folder: "programs", extension: "json", depth: 1 }),
      act("getMedia", { mediaFolder: "navigation" }),
    ]).then((replies) => replies.map(({ body }) => body));
  const before = await lists();
  for (const file of [
    "programs/._palsam.json",
    "programs/~$palsam.json",
    "navigation/.DS_Store",
    "navigation/Thumbs.db",
  ])
    content.write(file, "");
  expect(await lists()).toEqual(before);
});

test("the pictures of a folder are sent in the size of a form; one that cannot be read is sent as it is", async () => {
  content.write("trainers/photo.jpg", await plainPicture(3000, 2000).jpeg().toBuffer());
  content.write("trainers/broken.jpg", "no picture");
  const { body } = await act("getMedia", { mediaFolder: "trainers" });
  const pictures = new Map<string, Buffer>(
    JSON.parse(body).map(({ name, content }: { name: string; content: string }) => [
      name,
      Buffer.from(content, "base64"),
    ]),
  );
  expect((await sharp(pictures.get("photo.jpg")).metadata()).width).toBe(640);
  expect(String(pictures.get("broken.jpg"))).toBe("no picture");
  content.remove("trainers/photo.jpg");
  content.remove("trainers/broken.jpg");
});

test("a save whose page has stopped waiting is not written", async () => {
  const [path, other] = ["programs/palsam.json", "programs/mini-mba.json"];
  const before = content.read(path);
  const raw = (await formOf(path)).replace('"hours":24', '"hours":23');
  const first = persist(other, await formOf(other));
  const abandoned = request({ host, port, path: "/api/v1", method: "POST" });
  abandoned.setHeader("Content-Type", "application/json").setHeader("Origin", address);
  abandoned.on("error", () => {});
  abandoned.end(JSON.stringify(saveOf(path, raw)));
  await first;
  abandoned.destroy();
  await persist(other, await formOf(other));
  expect(content.read(path)).toBe(before);
});

test("a change in a form is written, and the answer contains the version for the next save", async () => {
  const path = "programs/palsam.json";
  const form = await formOf(path);
  const { status, body } = await persist(path, form.replace('"hours":24', '"hours":25'));
  expect(status).toBe(200);
  expect(content.read(path)).toContain('"hours": 25');
  const again = { ...JSON.parse(form), fileVersion: JSON.parse(body).version };
  expect((await persist(path, JSON.stringify(again))).status).toBe(200);
  expect(content.read(path)).toContain('"hours": 24');
});

test("pictures that are too large for a request are refused with a remedy", async () => {
  const path = "gallery/large.jpg";
  const { status, body } = await act("persistMedia", { asset: { path, content: "A".repeat(110_000_000) } });
  expect(status).toBe(413);
  expect(JSON.parse(body).error).toContain("4000 pixels");
});

test("a picture that is uploaded alone is answered under the name that it got", async () => {
  const asset = { path: "gallery/palsam-1.jpg", content: Buffer.from("another").toString("base64") };
  expect(JSON.parse((await act("persistMedia", { asset })).body).path).toBe("gallery/palsam-1-2.jpg");
});

test("a change that the check rejects is rejected with its message", async () => {
  const form = await formOf("programs/palsam.json");
  const { status, body } = await persist("programs/palsam.json", form.replace('"hours":24', '"hours":999'));
  expect(status).toBe(422);
  expect(JSON.parse(body).error).toContain("Hours must be a whole number of hours");
  expect(content.read("programs/palsam.json")).toContain('"hours": 24');
});

test.each([
  ["another page", { origin: "https://www.example.com" }],
  ["another server of this machine", { origin: "http://127.0.0.1:9" }],
  ["another host name of this server", { origin: "http://editor.example.com", host: "editor.example.com" }],
  ["a page without an address", { origin: "null" }],
  ["a request without an origin", {}],
])("%s cannot write", async (_who, headers) => {
  const form = await formOf("programs/palsam.json");
  const raw = form.replace("PALSAM", "TAKEN");
  const { status } = await ask("/api/v1", headers, {
    action: "persistEntry",
    params: {
      dataFiles: [{ path: "programs/palsam.json", raw }],
      assets: [],
      options: { newEntry: false },
    },
  });
  expect(status).toBe(403);
  expect(content.read("programs/palsam.json")).not.toContain("TAKEN");
});

test("another host name of this server cannot read either", async () => {
  expect((await ask("/config.json", { host: "editor.example.com" })).status).toBe(403);
  expect((await ask("/config.json", { origin: "https://www.example.com" })).status).toBe(403);
});

test.each(["../package.json", "../../etc/passwd", "/etc/passwd"])("%s is not read", async (path) => {
  for (const action of ["getEntry", "getMediaFile"]) {
    const { body } = await act(action, { path });
    expect(body).not.toMatch(/root:|merl-website|"data":"/);
  }
});

test.each(["/../package.json", "/%2e%2e/package.json", "/decap/../../package.json"])(
  "%s is not served",
  async (path) => {
    expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
  },
);

test("a request that is not a change by the editor is rejected", async () => {
  for (const action of ["deleteFile", "publishUnpublishedEntry", "anything"]) {
    expect((await act(action, { path: "site.json", options: { commitMessage: "x" } })).status).toBe(422);
  }
  expect(content.read("site.json")).toContain("Merl");
});

test("a port that is in use is an error", async () => {
  await expect(serveEditor(project, address, address)).rejects.toThrow("EADDRINUSE");
});

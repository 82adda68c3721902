import { freePort, host } from "../../../../src/command/port.mjs";
import { serveEditor } from "../../../../src/content/visual-editor/server";
import { ask as askServer } from "../../host/request";
import { type ContentCopy, copyContent } from "../content-copy";

const palsam = "programs/palsam.json";

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

const act = (action: string, params: object, headers: Record<string, string> = { origin: address }) =>
  ask("/api/v1", headers, { action, params });

const saveOf = (form: string) => ({ path: palsam, form: JSON.parse(form), isNew: false, pictures: [] });

const persist = (form: string) => act("persistEntry", saveOf(form));

const formOf = async () => JSON.parse((await act("getEntry", { path: palsam })).body).data;

test("the page, Decap CMS, its settings and the pictures are served, and nothing of other machines", async () => {
  for (const path of ["/", "/decap/decap-cms.js", "/config.json", "/programs/palsam.jpg"]) {
    const { status, headers } = await ask(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
  }
});

test("the lists of a folder have its programs and pictures, not what systems and editors leave behind", async () => {
  for (const name of ["._palsam.json", "~$palsam.json", ".DS_Store", "Thumbs.db", ".palsam.jpg"])
    content.write(`programs/${name}`, "");
  const programs = JSON.parse((await act("entriesByFolder", { folder: "programs" })).body);
  const paths = programs.map(({ file }: { file: { path: string } }) => file.path);
  expect(paths).toContain(palsam);
  expect(paths.filter((path: string) => !/^programs\/[a-z-]+\.json$/.test(path))).toEqual([]);
  const pictures = JSON.parse((await act("getMedia", { mediaFolder: "programs" })).body);
  expect(pictures).toContain("programs/palsam.jpg");
  expect(pictures.filter((path: string) => !/^programs\/[a-z-]+\.(?:jpg|svg)$/.test(path))).toEqual([]);
});

test("a change in a form is written, and the answer contains the version for the next save", async () => {
  const form = await formOf();
  const { status, body } = await persist(form.replace('"hours":24', '"hours":25'));
  expect(status).toBe(200);
  expect(content.read(palsam)).toContain('"hours": 25');
  const again = { ...JSON.parse(form), fileVersion: JSON.parse(body) };
  expect((await persist(JSON.stringify(again))).status).toBe(200);
  expect(content.read(palsam)).toContain('"hours": 24');
});

test("a picture that is uploaded alone is answered under the name that it got", async () => {
  const asset = { path: "gallery/palsam-1.jpg", content: Buffer.from("another").toString("base64") };
  expect(JSON.parse((await act("persistMedia", { asset })).body)).toBe("gallery/palsam-1-2.jpg");
});

test("a change that the check rejects is rejected with its message", async () => {
  const { status, body } = await persist((await formOf()).replace('"hours":24', '"hours":999'));
  expect(status).toBe(422);
  expect(JSON.parse(body).error).toContain("Hours must be a whole number of hours");
  expect(content.read(palsam)).toContain('"hours": 24');
});

test.each([
  ["another page", { origin: "https://www.example.com" }],
  ["another server of this machine", { origin: "http://127.0.0.1:9" }],
  ["another host name of this server", { origin: "http://editor.example.com", host: "editor.example.com" }],
  ["a page without an address", { origin: "null" }],
  ["a request without an origin", {}],
])("%s cannot write", async (_who, headers) => {
  const form = (await formOf()).replace("PALSAM", "TAKEN");
  expect((await act("persistEntry", saveOf(form), headers)).status).toBe(403);
  expect(content.read(palsam)).not.toContain("TAKEN");
});

test("another host name of this server cannot read either", async () => {
  expect((await ask("/config.json", { host: "editor.example.com" })).status).toBe(403);
  expect((await ask("/config.json", { origin: "https://www.example.com" })).status).toBe(403);
});

test("a request that is not one of the editor's is rejected", async () => {
  for (const action of ["deleteFile", "publishUnpublishedEntry", "anything"])
    expect((await act(action, { path: "site.json" })).status).toBe(422);
  expect((await act("getEntry", { path: "../package.json" })).status).toBe(422);
  expect(content.read("site.json")).toContain("Merl");
});

import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { host } from "../../src/command/port.mjs";
import { isCopy } from "../../src/gatsby/host/compress";
import { site } from "../site/content";
import { flagshipPaths } from "../site/path";
import {
  copyBuild,
  hashedFiles,
  hashedFilesIn,
  isPicture,
  markBuild,
  markHeader,
  markOf,
} from "./serve/build-copy";
import type { User } from "./serve/engine";
import { isRoot, type Nginx, startNginx, welcome } from "./serve/nginx";
import { ask, type Question, type Reply } from "./serve/request";
import { expectAnswer } from "./table/check";
import { security } from "./table/file-row";

const { hostname: name } = new URL(site.address);
const otherName = name.startsWith("www.") ? name.replace("www.", "") : `www.${name}`;
const [program = ""] = flagshipPaths;
const pages = ["/", "/about-us", program];

const shown = new Set(
  pages.flatMap((page) =>
    hashedFilesIn(readFileSync(`public${page === "/" ? "/index" : page}.html`, "utf8")),
  ),
);
/** The other pictures would only take time. */
const isNeeded = (file: string) =>
  !isCopy(file) && (!isPicture(file) || shown.has(file.replace("public", "")));

const builds = { first: "a", second: "b", third: "c" };
type Build = keyof typeof builds;

const users: [string, User | undefined][] = isRoot
  ? [
      ["root", undefined],
      ["an ordinary user", { uid: 65_534, gid: 65_534 }],
    ]
  : [["an ordinary user", undefined]];

// The script is for servers with Linux. Other systems have other options of its commands.
(process.platform === "linux" ? describe : describe.skip).each(users)("deploy.sh as %s", (_, user) => {
  let nginx: Nginx;
  let folder: string;
  const buildFolder = (build: Build) => path.join(folder, build);
  const releases = () =>
    readdirSync(path.join(nginx.folders.SITE_FOLDER, "releases"))
      .map(Number)
      .sort((first, second) => first - second);

  beforeAll(async () => {
    nginx = await startNginx(9330, { user });
    folder = mkdtempSync(path.join(tmpdir(), "builds-"));
    chmodSync(folder, 0o755);
    for (const build of Object.keys(builds) as Build[]) {
      copyBuild(buildFolder(build), nginx, isNeeded);
      markBuild(buildFolder(build), build, builds[build]);
    }
    // On some systems, only the owner can read what is built.
    chmodSync(path.join(buildFolder("first"), "public"), 0o700);
    chmodSync(path.join(buildFolder("first"), "public/about-us.html"), 0o600);
    if (user) spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  }, 90_000);

  afterAll(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const askPlain = (question: Question) => ask(nginx.port, { name, ...question });
  const get = (path: string) => ask(nginx.securePort, { name, path, isSecure: true });

  const deploy = (build: Build, ...args: string[]) => nginx.deploy(buildFolder(build), ...args);

  /** Repeats a request, because nginx changes what it serves soon after the script ends. */
  async function until(
    isExpected: (reply: Reply) => boolean,
    question: () => Promise<Reply> = () => get("/"),
  ): Promise<void> {
    for (let tries = 0; tries < 500; tries++) {
      if (await question().then(isExpected, () => false)) return;
      await wait(20);
    }
    throw new Error(`No answer is as expected: ${isExpected}`);
  }

  const served = (build: Build, question?: () => Promise<Reply>) =>
    until(({ headers }) => headers[markHeader] === build, question);

  async function expectServed(build: Build, ...args: string[]): Promise<void> {
    await deploy(build, ...args);
    await served(build);
  }

  /** Loads a page as a browser does. All parts of an answer come from one build. */
  async function loadPage(page: string): Promise<Build> {
    const { status, headers, body } = await get(page);
    const html = body.toString();
    const mark = markOf(html);
    expect([page, status, headers[markHeader]]).toEqual([page, 200, mark]);
    const files = hashedFilesIn(html);
    const parts = [...files.filter((file) => !isPicture(file)), ...files.filter(isPicture).slice(0, 3)];
    expect(parts.length).toBeGreaterThan(3);
    for (const file of [...parts, `/page-data${page === "/" ? "/index" : page}/page-data.json`]) {
      const part = await get(file);
      expect([page, file, part.status]).toEqual([page, file, 200]);
      expect(part.body.length).toBeGreaterThan(0);
    }
    return mark as Build;
  }

  /** Loads pages with several clients as long as the work takes, and returns the builds that they have seen. */
  async function browseDuring(work: () => Promise<void>): Promise<Set<Build>> {
    const seen = new Set<Build>();
    let isDone = false;
    async function browse(first: number): Promise<void> {
      for (let next = first; !isDone; next++) seen.add(await loadPage(pages[next % pages.length] ?? ""));
    }
    await Promise.all([work().finally(() => (isDone = true)), ...[0, 1, 2].map(browse)]);
    return seen;
  }

  test("a configuration that somebody else has written is not replaced", async () => {
    const file = path.join(nginx.folders.NGINX_FOLDER, "conf.d/site.conf");
    writeFileSync(file, "");
    await expect(deploy("first")).rejects.toThrow("is not from this script");
    rmSync(file);
  });

  test("the first deployment replaces the site of an empty nginx", async () => {
    const before = await askPlain({ path: "/" });
    expect(before.body.toString()).toBe(welcome);
    expect(await deploy("first")).toContain("nginx serves release 1 over http.\n");
    await served("first", () => askPlain({ path: "/" }));
    for (const name of ["", "localhost", "192.0.2.1"])
      expectAnswer(await askPlain({ path: "/about-us", name }), {
        status: 200,
        headers: security,
        body: /<h1/,
      });
    expect((await askPlain({ path: "/.well-known/acme-challenge/x" })).status).toBe(404);
  });

  test("with a certificate, the next one serves HTTPS and redirects the other addresses", async () => {
    const certificate = nginx.folders.SITE_CERTIFICATE;
    mkdirSync(certificate);
    const [key, chain] = ["privkey.pem", "fullchain.pem"].map((file) => path.join(certificate, file));
    const kind = ["-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
    const files = ["-keyout", key ?? "", "-out", chain ?? ""];
    expect(spawnSync("openssl", ["req", ...kind, "-subj", `/CN=${name}`, ...files]).status).toBe(0);
    chmodSync(key ?? "", 0o644);
    expect(await deploy("first")).toContain("nginx serves release 2 over https.\n");
    await until(
      ({ status }) => status === 301,
      () => askPlain({ path: "/" }),
    );
    await served("first");
    expectAnswer(await get("/about-us"), { status: 200, headers: security, body: /<h1/ });
    const address = "/about-us/?from=mail";
    const target = { status: 301, headers: { location: `${site.address}${address}` } };
    for (const each of [name, otherName]) expectAnswer(await askPlain({ path: address, name: each }), target);
    const { headers, ...rest } = await ask(nginx.securePort, {
      path: address,
      name: otherName,
      isSecure: true,
    });
    expectAnswer({ headers, ...rest }, target);
    expect(headers["strict-transport-security"]).toBe(security?.["strict-transport-security"]);
    expect((await askPlain({ path: "/.well-known/acme-challenge/x" })).status).toBe(404);
  });

  test("browsers use HTTP/2", async () => {
    const session = connect(`https://${host}:${nginx.securePort}`, { rejectUnauthorized: false });
    const status = await new Promise((resolve, reject) => {
      session.on("error", reject);
      session
        .request({ ":path": "/about-us", ":authority": name })
        .on("response", (headers) => resolve(headers[":status"]));
    });
    session.close();
    expect(status).toBe(200);
  });

  test("clients that browse get whole pages while releases are published and rolled back", async () => {
    const seen = await browseDuring(async () => {
      await expectServed("second");
      await expectServed("third");
      await deploy("first");
      await deploy("third");
      await expectServed("second");
      await deploy("second", "rollback");
      await served("third");
      await deploy("second", "rollback");
      await served("first");
    });
    expect([...seen].sort()).toEqual(["first", "second", "third"]);
  });

  test("tabs of every kept release find their files, and the others are deleted", async () => {
    for (const build of ["first", "first", "second", "third", "third"] as const) await deploy(build);
    await served("third");
    expect(releases()).toHaveLength(5);
    // Requests every fifth file, to save time.
    const files = (build: Build) => hashedFiles(buildFolder(build)).filter((_, index) => index % 5 === 0);
    for (const file of [...files("first"), ...files("second"), ...files("third")])
      expect([file, (await get(file)).status]).toEqual([file, 200]);
    for (let times = 0; times < 3; times++) await deploy("second");
    await served("second");
    for (const file of files("first")) expect([file, (await get(file)).status]).toEqual([file, 404]);
    for (const file of files("third")) expect([file, (await get(file)).status]).toEqual([file, 200]);
  });

  test("two deployments at the same time publish one after the other", async () => {
    const printed = await Promise.all([deploy("first"), deploy("first")]);
    const [one = 0, other = 0] = printed.map((text) => Number(text.match(/\d+/))).sort((a, b) => a - b);
    expect(other).toBe(one + 1);
    await served("first");
  });

  const broken: [string, string, RegExp][] = [
    ["with a configuration that nginx refuses", "host/nginx/https.conf", /It continues as before/],
    ["without its pictures", "public/static", /static/],
  ];
  test.each(broken)("a build %s changes nothing", async (_, part, message) => {
    await expectServed("first");
    const before = releases();
    const whole = path.join(buildFolder("third"), part);
    renameSync(whole, `${whole}.away`);
    if (part.endsWith(".conf")) writeFileSync(whole, "nonsense;");
    await expect(deploy("third")).rejects.toThrow(message);
    rmSync(whole, { force: true });
    renameSync(`${whole}.away`, whole);
    expect(releases()).toEqual(before);
    await served("first");
    await loadPage("/about-us");
    await expectServed("third");
    await deploy("third", "rollback");
    await served("first");
  });

  test("without its certificate, a site that was served over HTTPS is not served over HTTP", async () => {
    const { SITE_CERTIFICATE: certificate } = nginx.folders;
    renameSync(certificate, `${certificate}.away`);
    await expect(deploy("second")).rejects.toThrow("It continues as before");
    renameSync(`${certificate}.away`, certificate);
    await served("first");
  });

  test.each([[["rollback"]], [["rollback", "99"]], [["restart"]]])(
    "%j is refused at the oldest release",
    async (args) => {
      const [oldest = 0] = releases();
      await deploy("third", "rollback", String(oldest));
      await expect(deploy("third", ...args)).rejects.toThrow(/There is no such release|Unknown command/);
    },
  );
});

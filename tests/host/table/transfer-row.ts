import { statSync } from "node:fs";
import { fileLike } from "./file-row";
import type { Row } from "./row";

const picture = fileLike(/^\/static\/.*\.jpg$/);

export const transferRows: Row[] = [
  {
    name: "a range of a picture",
    question: { path: picture, headers: { Range: "bytes=0-99" } },
    answer: {
      status: 206,
      headers: {
        "content-range": `bytes 0-99/${statSync(`public${picture}`).size}`,
        "content-length": "100",
      },
      body: 100,
    },
    except: {
      cloudflare: { status: 200, because: "the runtime sends ranges only from its cache" },
    },
  },
  {
    name: "a HEAD request for a page",
    question: { path: "/about-us", method: "HEAD" },
    answer: { status: 200, headers: { "content-type": /^text\/html/ }, body: 0 },
  },
  {
    name: "a HEAD request for a picture",
    question: { path: picture, method: "HEAD" },
    answer: { status: 200, headers: { "content-type": "image/jpeg" }, body: 0 },
  },
];
